-- Rate limits for enquiries, and the columns that visitors cannot set.

-- Not exposed by the API, which serves other schemas only.
create schema if not exists private;

-- The rate limits: at most `most` enquiries in any `period` per value of the scope. Further ones are refused; only
-- those beyond 'all' are stored, with their emails held (…_mails.sql), so that a flood cannot close the site to others.
create table private.limits (
  scope text primary key,
  most integer not null check (most > 0),
  period interval not null
);
insert into private.limits (scope, most, period) values
  ('address', 10, '1 hour'),  -- an IPv4 address, or a /64 of IPv6; offices and families share one
  ('network', 40, '1 hour'),  -- a /24 of IPv4, or a /48 of IPv6: what one may hire by the day, or shares in a town
  ('email', 5, '1 hour'),  -- a mailbox: a+b@… and a+c@… are one
  ('all', 300, '1 hour');

-- A mailbox receives what is sent to its address with any tag: a+b@mail.example is a@mail.example.
create index contacts_mailbox_created_at on public.contacts (regexp_replace(lower(email), '\+[^@]*@', '@'), created_at);

-- All durations.
create table private.periods (
  name text primary key,
  period interval not null
);
insert into private.periods (name, period) values
  -- An identical enquiry within this time is a retry whose first answer was lost.
  ('same enquiry', '15 minutes'),
  -- The page requests its emails right after storing the enquiry; later requests are not the page's.
  ('call for mails', '10 minutes'),
  -- At first an email waits for the page's own request; after this time a sweep may send it.
  ('first try', '30 seconds'),
  -- Longer than an attempt can take with all its timeouts (mailer.ts, outbox.ts, delivery.ts: four and a half minutes),
  -- so a worker that exceeds it is dead.
  ('lease', '5 minutes'),
  -- Exponential backoff after failures: this pause, doubled each time, up to the longest.
  ('first pause', '1 minute'),
  ('longest pause', '6 hours'),
  -- An acknowledgement that arrives days later would only confuse. Notifications are retried for ever.
  ('acknowledge within', '1 day'),
  -- An email that has waited this long is mentioned in the daily summary.
  ('worth telling', '1 hour'),
  -- The time of day, in the firm's time zone, from which the summary is sent.
  ('summary at', '8 hours'),
  -- A flood that continues is reported again after this.
  ('tell of a flood', '1 day'),
  -- Enquiries are personal data: after this time they are deleted with everything that belongs to them. A sample value;
  -- the privacy notice states it (`enquiryMonths` in src/firm/firm.json).
  ('enquiries kept', '24 months'),
  -- Counts of refusals by hour, without addresses.
  ('refusals kept', '90 days');

create function private.period(wanted text) returns interval
language sql stable
set search_path = ''
as $$ select period from private.periods where name = wanted $$;

-- Keyed hashes of the networks that enquiries came from, kept for as long as the limits look back.
create table private.senders (
  digest bytea not null,
  created_at timestamptz not null
);
create index senders_digest_created_at on private.senders (digest, created_at);
create index senders_created_at on private.senders (created_at);

-- The key of these hashes, different in every project: without one, all IPv4 addresses could be tried against a hash.
create table private.salt (
  value bytea not null
);
insert into private.salt (value) values (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));

-- Number of refused enquiries by hour and scope. No address is stored.
create table private.refusals (
  hour timestamptz not null,
  scope text not null,
  refused bigint not null,
  primary key (hour, scope)
);

-- A refusal raises an error, which rolls back everything that its transaction wrote, except for sequences. So each
-- scope counts with a sequence, and private.count_refusals() records how far it has advanced. (After a crash Postgres
-- may skip up to 32 values, which are then counted as well.)
create sequence private.refused_address;
create sequence private.refused_network;
create sequence private.refused_email;
alter table private.limits add column refusals_counted bigint not null default 0;

create function private.count_refusals() returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  full_scope text;
  newly bigint;
begin
  foreach full_scope in array array['address', 'network', 'email'] loop
    select coalesce(pg_sequence_last_value(format('private.refused_%s', full_scope)::regclass), 0) - refusals_counted
    into newly from private.limits where scope = full_scope;
    if newly > 0 then
      insert into private.refusals as counted (hour, scope, refused)
      values (date_trunc('hour', clock_timestamp()), full_scope, newly)
      on conflict (hour, scope) do update set refused = counted.refused + excluded.refused;
      update private.limits set refusals_counted = refusals_counted + newly where scope = full_scope;
    end if;
  end loop;
end;
$$;

alter table private.limits enable row level security;
alter table private.periods enable row level security;
alter table private.senders enable row level security;
alter table private.salt enable row level security;
alter table private.refusals enable row level security;

-- A header of the request, or null. PostgREST provides them as JSON with lower-case names.
create function private.request_header(wanted text) returns text
language sql stable
set search_path = ''
as $$ select nullif(current_setting('request.headers', true), '')::json ->> wanted $$;

-- The language of the visitor's page, from the request's header, or null.
create function private.page_language() returns text
language sql stable
set search_path = ''
as $$ select left(private.request_header('accept-language'), 100) $$;

-- The visitor's address according to the gateway, or null without one (on a development machine). Cloudflare, in front
-- of hosted Supabase, overwrites its own header, so clients cannot forge it; the other one is for gateways that set it.
create function private.sender_address() returns text
language sql stable
set search_path = ''
as $$
  select nullif(coalesce(
    private.request_header('cf-connecting-ip'),
    btrim(split_part(private.request_header('x-forwarded-for'), ',', 1))
  ), '')
$$;

-- The network of an address with this many bits. Anything else is returned unchanged.
create function private.network_of(address text, ipv4_bits integer, ipv6_bits integer) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  ip inet;
begin
  ip := address::inet;
  -- Dual-stack servers write IPv4 addresses as IPv4-mapped IPv6, all of which share one /64.
  if ip <<= '::ffff:0:0/96' then
    ip := split_part(host(ip), 'ffff:', 2)::inet;
  end if;
  return network(set_masklen(ip, case family(ip) when 4 then ipv4_bits else ipv6_bits end));
exception
  when invalid_text_representation then return address;
end;
$$;

-- A subscriber has one IPv4 address, or a whole /64 of IPv6 in which each machine can choose a new address for every
-- enquiry; an attacker may rent a network, a /24 or a /48. Both are counted, as hashes. Null without an address.
create function private.sender_digest(scope text) returns bytea
language sql stable
set search_path = ''
as $$
  select sha256(salt.value || convert_to(scope || ' ' || network, 'UTF8'))
  from private.salt, (
    select case scope
      when 'address' then private.network_of(private.sender_address(), 32, 64)
      when 'network' then private.network_of(private.sender_address(), 24, 48)
    end as network
  ) as sender
  where network is not null
$$;

-- Refuses with HTTP 429 if the limit of a scope is reached, and counts the refusal.
create function private.refuse_if_full(wanted text, had bigint) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  if had >= (select most from private.limits where scope = wanted) then
    perform nextval(format('private.refused_%s', wanted)::regclass);
    raise sqlstate 'PT429' using
      message = 'Too many enquiries',
      hint = 'Please try again later, or call us.';
  end if;
end;
$$;

-- Serialises the enquiries of one sender, so that each one counts those before it. A hanging transaction blocks nobody:
-- an enquiry that has waited half a second for one of its three locks continues without it, and the limits may then be
-- exceeded by the number of enquiries that do so at the same moment.
create function private.take_turns(of_whom text[]) returns void
language plpgsql volatile
set search_path = ''
set lock_timeout = '500ms'
as $$
declare
  turn bigint;
begin
  -- In a fixed order, which prevents deadlocks.
  for turn in select distinct hashtextextended(whom, 0) from unnest(of_whom) as whom order by 1 loop
    perform pg_advisory_xact_lock(turn);
  end loop;
exception
  when lock_not_available then null;
end;
$$;

-- Runs before an enquiry is stored, with its owner's rights, since visitors may not read what it counts.
create function private.before_contact() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  address_now bytea := private.sender_digest('address');
  network_now bytea := private.sender_digest('network');
  -- As in the index contacts_mailbox_created_at.
  mailbox text := regexp_replace(lower(new.email), '\+[^@]*@', '@');
  -- Start of the window of each limit.
  address_since timestamptz;
  network_since timestamptz;
  email_since timestamptz;
begin
  if new.id is not null or new.created_at is not null then
    raise insufficient_privilege using message = 'id and created_at cannot be set';
  end if;
  -- Rows of one statement do not see each other, so limits and duplicates would go unnoticed.
  if current_setting('enquiry.stored', true) = 'yes' then
    raise sqlstate 'PT400' using message = 'One enquiry at a time';
  end if;
  perform set_config('enquiry.stored', 'yes', true);
  -- A stricter level would count in a snapshot from before the wait, and admit twice as many, or fail.
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'Enquiries are counted exactly at the isolation level READ COMMITTED only';
  end if;

  perform private.take_turns(array[encode(address_now, 'hex'), encode(network_now, 'hex'), mailbox]);

  -- Not now(), which is the time before the wait: the rows of one sender must be in order.
  new.id := gen_random_uuid();
  new.created_at := clock_timestamp();
  select new.created_at - period into address_since from private.limits where scope = 'address';
  select new.created_at - period into network_since from private.limits where scope = 'network';
  select new.created_at - period into email_since from private.limits where scope = 'email';

  -- Stored already: the visitor sends again from the same page, because the first answer was lost. The page's language is
  -- part of its emails (…_mails.sql).
  if exists (
    select from public.contacts as stored
    where lower(stored.email) = lower(new.email)
      and stored.created_at > new.created_at - private.period('same enquiry')
      and to_jsonb(stored) - array['id', 'created_at', 'email'] = to_jsonb(new) - array['id', 'created_at', 'email']
      and exists (
        select from private.mails
        where contact_id = stored.id and language is not distinct from private.page_language()
      )
  ) then
    return null;
  end if;

  perform private.refuse_if_full('email', (
    select count(*) from public.contacts
    where regexp_replace(lower(email), '\+[^@]*@', '@') = mailbox and created_at > email_since
  ));
  if address_now is not null then
    perform private.refuse_if_full('address', (
      select count(*) from private.senders where digest = address_now and created_at > address_since
    ));
    perform private.refuse_if_full('network', (
      select count(*) from private.senders where digest = network_now and created_at > network_since
    ));
    insert into private.senders (digest, created_at)
    values (address_now, new.created_at), (network_now, new.created_at);
  end if;
  return new;
end;
$$;

create trigger before_contact before insert on public.contacts
  for each row execute function private.before_contact();
