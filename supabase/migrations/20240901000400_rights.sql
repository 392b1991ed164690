-- Rights: everything is revoked, then the minimum is granted.

-- Hosted Supabase grants the API's roles every right on new objects in `public`, so later objects must be closed by
-- default. A migration that creates a table, column or function for these roles grants the rights itself, and enables
-- row level security on the table.
alter default privileges in schema public, private revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public, private revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public, private revoke all on functions from anon, authenticated, service_role;
-- By default everyone may execute a new function; that default cannot be revoked for a single schema.
alter default privileges revoke execute on functions from public;

revoke all on schema private from public, anon, authenticated, service_role;
revoke all on all tables in schema public, private from public, anon, authenticated, service_role;
revoke all on all sequences in schema public, private from public, anon, authenticated, service_role;
revoke all on all functions in schema public, private from public, anon, authenticated, service_role;

grant insert (name, email, phone, message, consent) on public.contacts to anon;

grant select, delete on public.contacts to service_role;
grant execute on function
  public.claim_mail(text, jsonb, text),
  public.claim_due_mails(integer, boolean),
  public.record_mail(uuid, integer, text, text, integer, boolean),
  public.release_mails(uuid),
  public.delete_held(timestamptz),
  public.enquiry_report(integer, timestamptz, uuid),
  public.enquiry_figures(),
  public.seen_address(),
  public.housekeeping()
to service_role;
