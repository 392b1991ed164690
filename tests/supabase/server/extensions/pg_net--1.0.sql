create schema net;
create table net.http_request_queue (id bigint generated always as identity, url text, headers jsonb, body bytea);
create function net.http_post(
  url text,
  body jsonb,
  params jsonb default '{}',
  headers jsonb default '{}',
  timeout_milliseconds int default 5000
) returns bigint
language sql
as $$
  insert into net.http_request_queue (url, headers, body) values (url, headers, convert_to(body::text, 'utf8'))
  returning id
$$;
grant usage on schema net to public;
grant all on all tables in schema net to public;
