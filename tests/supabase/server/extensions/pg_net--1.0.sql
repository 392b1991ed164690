create schema net;
create table net.asked (id bigint generated always as identity, url text, headers jsonb, body jsonb);
create function net.http_post(
  url text,
  body jsonb,
  params jsonb default '{}',
  headers jsonb default '{}',
  timeout_milliseconds int default 5000
) returns bigint
language sql
as $$ insert into net.asked (url, headers, body) values (url, headers, body) returning id $$;
grant usage on schema net to public;
grant all on all tables in schema net to public;
