-- Who may do what: everything is taken away, then the little that is needed is given. New tables and
-- functions must be named here. Can be run again: the embedded backend does at each start, because
-- @supabase/lite grants all tables to everyone when it starts.

revoke all on schema private from public, anon, authenticated, service_role;
revoke all on all tables in schema private from public, anon, authenticated, service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on all tables in schema public from public, anon, authenticated, service_role;
-- Functions are open to everyone unless that is taken away.
revoke all on all functions in schema public from public, anon, authenticated, service_role;

grant insert (name, email, phone, message, consent) on public.contacts to anon;

grant select, delete on public.contacts to service_role;
grant execute on function
  public.claim_mail(text, text, text, text, text),
  public.claim_due_mails(integer),
  public.record_mail(uuid, integer, text, text),
  public.enquiry_report()
to service_role;
