-- How many enquiries are taken, and what a visitor cannot set.

-- Nothing in this schema can be reached over the API: it is not among the schemas that are served.
create schema if not exists private;
revoke all on schema private from public, anon, authenticated;

-- The limits, in one place: at most `most` enquiries in any `period`, per value of the scope.
create table private.limits (
  scope text primary key,
  most integer not null check (most > 0),
  period interval not null
);
insert into private.limits (scope, most, period) values
  ('address', 10, '1 hour'),  -- of the visitor's connection; offices and families share one
  ('email', 5, '1 hour'),
  ('all', 300, '1 hour');

-- Connections that enquiries came from, as a digest, kept for as long as the limit looks back.
create table private.senders (
  digest bytea not null,
  created_at timestamptz not null default now()
);
create index senders_digest_created_at on private.senders (digest, created_at);

alter table private.limits enable row level security;
alter table private.senders enable row level security;

-- The visitor's address as the gateway gives it, or null where there is none (the embedded backend).
create function private.sender_digest() returns bytea
language sql stable
set search_path = ''
as $$
  select sha256(convert_to(address, 'UTF8'))
  from (
    select coalesce(
      headers ->> 'cf-connecting-ip',
      btrim(split_part(headers ->> 'x-forwarded-for', ',', 1))
    ) as address
    from (select nullif(current_setting('request.headers', true), '')::json as headers) as request
  ) as sender
  where address <> ''
$$;

-- Refuses with HTTP 429 once a scope has had its fill.
create function private.refuse_if_full(wanted text, had bigint) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if had >= (select most from private.limits where scope = wanted) then
    raise sqlstate 'PT429' using
      message = 'Too many enquiries',
      hint = 'Please try again later, or call us.';
  end if;
end;
$$;

create function private.since(wanted text) returns timestamptz
language sql stable
set search_path = ''
as $$ select now() - period from private.limits where scope = wanted $$;

-- Before an enquiry is stored. Runs with its owner's rights: visitors may not read what it counts.
create function private.before_contact() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  digest_now bytea := private.sender_digest();
begin
  -- Whatever came with the request, these are ours to set.
  new.id := gen_random_uuid();
  new.created_at := now();

  -- One at a time, so that enquiries that come at once are counted one after another.
  perform pg_advisory_xact_lock(hashtext('public.contacts'));

  -- The answer to the first attempt was lost and the visitor sends again: it is stored already.
  if exists (
    select from public.contacts as stored
    where lower(stored.email) = lower(new.email)
      and stored.created_at > now() - interval '15 minutes'
      and stored.name = new.name
      and stored.message = new.message
      and stored.phone is not distinct from new.phone
  ) then
    return null;
  end if;

  perform private.refuse_if_full('all', (
    select count(*) from public.contacts where created_at > private.since('all')
  ));
  perform private.refuse_if_full('email', (
    select count(*) from public.contacts
    where lower(email) = lower(new.email) and created_at > private.since('email')
  ));
  if digest_now is not null then
    delete from private.senders where created_at <= private.since('address');
    perform private.refuse_if_full('address', (
      select count(*) from private.senders
      where digest = digest_now and created_at > private.since('address')
    ));
    insert into private.senders (digest) values (digest_now);
  end if;
  return new;
end;
$$;

create trigger before_contact before insert on public.contacts
  for each row execute function private.before_contact();

revoke all on all tables in schema private from public, anon, authenticated;
revoke execute on all functions in schema private from public, anon, authenticated;
