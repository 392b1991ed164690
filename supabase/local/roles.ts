/**
 * The roles of a new hosted project's API, with every right on anything that is created in `public`
 * (https://supabase.com/docs/guides/api/securing-your-api). The migrations revoke those rights.
 */
export const HOSTED_ROLES = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
`;
export const HOSTED_RIGHTS = `
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;
`;
