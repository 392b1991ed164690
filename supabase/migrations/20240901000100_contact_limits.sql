-- How many enquiries are taken, and what a visitor cannot set.

-- Nothing in this schema can be reached over the API: it is not among the schemas that are served.
create schema if not exists private;

-- The limits, in one place: at most `most` enquiries in any `period`, per value of the scope.
create table private.limits (
  scope text primary key,
  most integer not null check (most > 0),
  period interval not null
);
insert into private.limits (scope, most, period) values
  ('address', 10, '1 hour'),  -- of the visitor's network; offices and families share one
  ('email', 5, '1 hour'),
  ('all', 300, '1 hour');

-- How long things take, in one place.
create table private.periods (
  name text primary key,
  period interval not null
);
insert into private.periods (name, period) values
  -- The same enquiry within this time is the same one, sent again because its answer was lost.
  ('same enquiry', '15 minutes'),
  -- The page calls for its mails right after it stored the enquiry; later calls are not the page's.
  ('call for mails', '10 minutes'),
  -- The first moments belong to the page's own call; after them a sweep sends what is still waiting.
  ('first try', '30 seconds'),
  -- Longer than an attempt can take with all its time limits (mailer.ts, handler.ts: 3 minutes), so that a
  -- worker that has a mail beyond this is dead.
  ('lease', '5 minutes'),
  -- Pauses after failures: this, then twice as long each time, up to the longest.
  ('first pause', '1 minute'),
  ('longest pause', '6 hours'),
  -- An acknowledgement that comes days later only puzzles. Notifications are tried for ever.
  ('acknowledge within', '1 day');

create function private.period(wanted text) returns interval
language sql stable
set search_path = ''
as $$ select period from private.periods where name = wanted $$;

-- Networks that enquiries came from, as a digest, kept for as long as the limit looks back.
create table private.senders (
  digest bytea not null,
  created_at timestamptz not null
);
create index senders_digest_created_at on private.senders (digest, created_at);

-- Each sweep calls it (…_mails.sql, …_sweep_schedule.sql), for another enquiry may not come for days.
create function private.forget_senders() returns void
language sql volatile
set search_path = ''
as $$
  delete from private.senders
  where created_at <= clock_timestamp() - (select period from private.limits where scope = 'address')
$$;

-- What the digests are made with, different in every project: there are few enough IPv4 addresses to try all of
-- them on a digest that is made of nothing else.
create table private.salt (
  value bytea not null
);
insert into private.salt (value) values (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));

alter table private.limits enable row level security;
alter table private.periods enable row level security;
alter table private.senders enable row level security;
alter table private.salt enable row level security;

-- A header of the request, or null. PostgREST gives them as JSON; its names are in lower case.
create function private.request_header(wanted text) returns text
language sql stable
set search_path = ''
as $$ select nullif(current_setting('request.headers', true), '')::json ->> wanted $$;

-- The language of the page that sends, as its request says, or null.
create function private.page_language() returns text
language sql stable
set search_path = ''
as $$ select left(private.request_header('accept-language'), 100) $$;

-- What one subscriber has: an IPv4 address, or a whole /64 of IPv6, in which every machine can choose its
-- address anew for each enquiry. What is no address stays as it is.
create function private.network_of(address text) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  -- Servers that listen to both write IPv4 addresses as IPv6 ones, all of which are in one /64.
  if family(address::inet) = 4 or address::inet <<= '::ffff:0:0/96' then
    return address;
  end if;
  return network(set_masklen(address::inet, 64));
exception
  when invalid_text_representation then return address;
end;
$$;

-- The visitor's network as the gateway gives it, or null where there is none (one's own machine). Cloudflare
-- in front of hosted Supabase overwrites its own header, so it cannot be made up; the other one is for
-- gateways that set it themselves.
create function private.sender_digest() returns bytea
language sql stable
set search_path = ''
as $$
  select sha256(salt.value || convert_to(private.network_of(address), 'UTF8'))
  from private.salt, (
    select coalesce(
      private.request_header('cf-connecting-ip'),
      btrim(split_part(private.request_header('x-forwarded-for'), ',', 1))
    ) as address
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

-- Before an enquiry is stored. Runs with its owner's rights: visitors may not read what it counts.
create function private.before_contact() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  digest_now bytea := private.sender_digest();
  -- Rows that a limit counts begin here.
  address_since timestamptz;
  email_since timestamptz;
  all_since timestamptz;
begin
  if new.id is not null or new.created_at is not null then
    raise insufficient_privilege using message = 'id and created_at cannot be set';
  end if;

  -- One at a time, so that enquiries that come at once are counted one after another.
  perform pg_advisory_xact_lock(hashtext('public.contacts'));

  -- The time after the wait for the lock (now() is the time before it), so that rows are in its order.
  new.id := gen_random_uuid();
  new.created_at := clock_timestamp();
  select new.created_at - period into address_since from private.limits where scope = 'address';
  select new.created_at - period into email_since from private.limits where scope = 'email';
  select new.created_at - period into all_since from private.limits where scope = 'all';

  -- The answer to the first attempt was lost and the visitor sends again, from the same page: it is stored
  -- already. Its mails (…_mails.sql) know the page's language.
  if exists (
    select from public.contacts as stored
    where lower(stored.email) = lower(new.email)
      and stored.created_at > new.created_at - private.period('same enquiry')
      and stored.name = new.name
      and stored.message = new.message
      and stored.phone is not distinct from new.phone
      and exists (
        select from private.mails
        where contact_id = stored.id and language is not distinct from private.page_language()
      )
  ) then
    return null;
  end if;

  perform private.refuse_if_full('all', (
    select count(*) from public.contacts where created_at > all_since
  ));
  perform private.refuse_if_full('email', (
    select count(*) from public.contacts where lower(email) = lower(new.email) and created_at > email_since
  ));
  if digest_now is not null then
    perform private.refuse_if_full('address', (
      select count(*) from private.senders where digest = digest_now and created_at > address_since
    ));
    insert into private.senders (digest, created_at) values (digest_now, new.created_at);
  end if;
  return new;
end;
$$;

create trigger before_contact before insert on public.contacts
  for each row execute function private.before_contact();
