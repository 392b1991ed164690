-- Who may do what: everything is taken away, then the little that is needed is given. Can be run again: the
-- embedded backend does at each start, because @supabase/lite grants all tables to everyone when it starts.

-- Hosted Supabase gives the roles of the API every right on whatever is made in `public`, and runs a migration
-- only once: so what later migrations make must be closed by default. A migration that makes a table or a
-- function for these roles grants it itself, and enables row level security on the table.
alter default privileges in schema public, private revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public, private revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public, private revoke all on functions from anon, authenticated, service_role;
-- That everyone may call a new function is built into Postgres; it cannot be taken away for one schema only.
alter default privileges revoke execute on functions from public;

revoke all on schema private from public, anon, authenticated, service_role;
revoke all on all tables in schema private from public, anon, authenticated, service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on all tables in schema public from public, anon, authenticated, service_role;
revoke all on all functions in schema public from public, anon, authenticated, service_role;

grant insert (name, email, phone, message, consent) on public.contacts to anon;

grant select, delete on public.contacts to service_role;
grant execute on function
  public.claim_mail(text, text, text, text, text),
  public.claim_due_mails(integer),
  public.record_mail(uuid, integer, text, text),
  public.enquiry_report()
to service_role;
