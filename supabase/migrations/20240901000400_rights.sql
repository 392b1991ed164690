-- Who may do what: everything is taken away, then the little that is needed is given.

-- Hosted Supabase gives the roles of the API every right on whatever is made in `public`: so what later migrations
-- make must be closed by default. A migration that makes a table, a column or a function for these roles grants it
-- itself, and enables row level security on the table.
alter default privileges in schema public, private revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public, private revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public, private revoke all on functions from anon, authenticated, service_role;
-- That everyone may call a new function is built into Postgres; it cannot be taken away for one schema only.
alter default privileges revoke execute on functions from public;

revoke all on schema private from public, anon, authenticated, service_role;
revoke all on all tables in schema public, private from public, anon, authenticated, service_role;
revoke all on all sequences in schema public, private from public, anon, authenticated, service_role;
revoke all on all functions in schema public, private from public, anon, authenticated, service_role;

grant insert (name, email, phone, message, consent) on public.contacts to anon;

grant select, delete on public.contacts to service_role;
grant execute on function
  public.claim_mail(text, jsonb, text),
  public.claim_due_mails(integer),
  public.record_mail(uuid, integer, text, text),
  public.release_mails(),
  public.delete_held(),
  public.enquiry_report(integer, timestamptz, uuid),
  public.enquiry_figures(),
  public.housekeeping()
to service_role;
