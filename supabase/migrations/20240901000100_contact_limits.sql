-- Rate limits for enquiries, and the columns that visitors cannot set.

-- At most `most` enquiries in any `period` per value of the scope. `outcome` is what happens beyond that. In no case is an
-- enquiry lost.
--   refuse: the visitor sees an error, and what was typed stays in the form.
--   digest: the enquiry is stored and becomes part of the firm's next digest; no acknowledgement is sent.
--   withhold: the enquiry is stored and the firm notified; no acknowledgement is sent.
--   pretend: the same, but the page is answered as for the acknowledgements that were sent (public.claim_mail).
create table private.limits (
  scope text not null,
  period interval not null,
  most integer not null check (most > 0),
  outcome text not null check (outcome in ('refuse', 'digest', 'withhold', 'pretend')),
  -- How many refusals private.count_refusals() has recorded.
  refusals_counted bigint not null default 0,
  primary key (scope, period, outcome)
);
insert into private.limits (scope, period, most, outcome) values
  -- An IPv4 address, or a /64 of IPv6, in which a machine can choose a new address for every enquiry. Offices and families
  -- share one, and thousands behind a carrier's: they are refused only where one program sends.
  ('address', '1 hour', 60, 'refuse'),
  ('address', '1 hour', 10, 'digest'),
  ('address', '24 hours', 20, 'digest'),
  -- So that a few addresses cannot use up the acknowledgements of all.
  ('address', '12 hours', 3, 'withhold'),
  -- A /24 of IPv4, or a /48 of IPv6: what one may hire by the day, or shares in a town.
  ('network', '1 hour', 300, 'refuse'),
  ('network', '1 hour', 40, 'digest'),
  ('network', '24 hours', 60, 'digest'),
  ('network', '12 hours', 10, 'withhold'),
  ('all', '1 hour', 300, 'digest'),
  ('all', '24 hours', 600, 'digest'),
  -- Acknowledgements, to one person and to all. Nobody is refused because of a mailbox: anybody could lock its owner out.
  ('mailbox', '24 hours', 2, 'pretend'),
  ('acknowledgment', '24 hours', 60, 'withhold');

-- The person whom an address reaches, however it is spelled: what acknowledgements are counted by. At a provider of many
-- people's mailboxes that is the name without dots, hyphens and what follows a plus, whichever of its domains is written,
-- since all of these ignore some of that; at Fastmail also the subdomain. Everybody at another domain counts as one person,
-- because there one mailbox may receive all names: the third of them to write on one day gets no acknowledgement.
--   private.mailbox('A.B+c@googlemail.com') -- => 'ab'
--   private.mailbox('anybody@mail.firm.com.my') -- => 'firm.com.my'
create function private.mailbox(address text) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when provider is null
      then substring(domain from '[^.]+\.(?:(?:com?|net?|org?|edu|ac|gov?|mil|name|id|sch)\.(?=[a-z]{2}$))?[^.]+$')
    -- At Yahoo, what follows a hyphen is like what follows a plus elsewhere.
    when provider ~ '^(yahoo|ymail|rocketmail|aol)' then substring(name from '[^-]*')
    else regexp_replace(coalesce(substring(domain from '([^.]+)\.fastmail\.'), name), '[^a-z0-9]', '', 'g')
  end
  from (select split_part(lower(address), '@', 1) as whole, split_part(lower(address), '@', 2) as domain) as parts,
    substring(whole from '[^+]*') as name,
    substring(domain from '(?:^|\.)('
      '(?:yahoo|hotmail|live|outlook|fastmail|yandex|gmx|sina)\.(?:com?\.)?[a-z]{2,3}'
      '|(?:gmail|googlemail|ymail|rocketmail|aol|msn|windowslive|icloud|me|mac|protonmail|zoho|tutanota|mail|rediffmail)\.com'
      '|(?:proton|pm)\.me|ya\.ru|mail\.ru|web\.de'
      '|(?:naver|kakao|nate)\.com|(?:daum|hanmail)\.net|(?:qq|foxmail|163|126|139|189|sohu|aliyun)\.(?:com|cn)|yeah\.net'
      '|(?:tm|time)\.net\.my|streamyx\.com|unifi\.my|singnet\.com\.sg|starhub\.net\.sg'
    ')$') as provider
$$;

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
  -- Time between the digests of a flood: what waits for one is told within an hour, with the schedule and two refusals.
  ('digest every', '55 minutes'),
  -- Enquiries are personal data: after this time they are deleted with everything that belongs to them. A sample value;
  -- the privacy notice states it (`enquiryMonths` in src/core/firm/firm.json).
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

create function private.count_refusals() returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  full_scope text;
  newly bigint;
begin
  for full_scope in select scope from private.limits where outcome = 'refuse' loop
    select coalesce(pg_sequence_last_value(format('private.refused_%s', full_scope)::regclass), 0) - refusals_counted
    into newly from private.limits where scope = full_scope and outcome = 'refuse';
    if newly > 0 then
      insert into private.refusals as counted (hour, scope, refused)
      values (date_trunc('hour', clock_timestamp()), full_scope, newly)
      on conflict (hour, scope) do update set refused = counted.refused + excluded.refused;
      update private.limits set refusals_counted = refusals_counted + newly
      where scope = full_scope and outcome = 'refuse';
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

-- For `npm run ready`: the network address that the limits see in a request, which must not be one that its sender wrote
-- into a header.
create function public.seen_address() returns text
language sql stable security definer
set search_path = ''
as $$ select private.sender_address() $$;
grant execute on function public.seen_address() to service_role;

-- The network of an address with this many bits. Some proxies write the port into `x-forwarded-for`; it differs between
-- connections. Anything else is returned unchanged.
create function private.network_of(address text, ipv4_bits integer, ipv6_bits integer) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  ip inet;
begin
  ip := regexp_replace(address, '^(?:([\d.]+)|\[([^]]+)\])(?::\d+)?$', '\1\2')::inet;
  -- Dual-stack servers write IPv4 addresses as IPv4-mapped IPv6, all of which share one /64.
  if ip <<= '::ffff:0:0/96' then
    ip := split_part(host(ip), 'ffff:', 2)::inet;
  end if;
  return network(set_masklen(ip, case family(ip) when 4 then ipv4_bits else ipv6_bits end));
exception
  when invalid_text_representation then return address;
end;
$$;

-- The hash of the request's address or network, as private.limits has them; null without an address.
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

-- Whether the enquiry that is being stored exceeds a limit.
create function private.is_exceeded(checked private.limits, email text) returns boolean
language plpgsql stable
set search_path = ''
as $$
declare
  since timestamptz := clock_timestamp() - checked.period;
  -- With this enquiry.
  counted bigint;
begin
  case checked.scope
    when 'all' then
      select count(*) into counted
      from (select from public.contacts where created_at > since limit checked.most + 1) as recent;
    when 'mailbox', 'acknowledgment' then
      select count(*) + 1 into counted
      from (
        select from private.mails
        where kind = 'acknowledgment' and (stopped is null or stopped = 'given up') and created_at > since
          and (checked.scope <> 'mailbox' or mailbox = private.mailbox(email))
        limit checked.most
      ) as recent;
    else
      select count(*) into counted from private.senders
      where digest = private.sender_digest(checked.scope) and created_at > since;
  end case;
  return counted > checked.most;
end;
$$;

-- Whether it exceeds any limit with this outcome.
create function private.is_beyond(wanted text, email text) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from private.limits as checked where outcome = wanted and private.is_exceeded(checked, email)
  )
$$;

-- Serialises the enquiries of one sender, so that each one counts those before it. A hanging transaction blocks nobody:
-- an enquiry that has waited half a second for a lock continues without it, and that lock's limit may then be exceeded by
-- the number of enquiries that do so at the same moment.
create function private.take_turns(of_whom text[]) returns void
language plpgsql volatile
set search_path = ''
set lock_timeout = '500ms'
as $$
declare
  whom text;
begin
  foreach whom in array of_whom loop
    begin
      perform pg_advisory_xact_lock(hashtextextended(whom, 0));
    exception
      -- This releases only the lock taken in this block.
      when lock_not_available then null;
    end;
  end loop;
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
  reached private.limits;
begin
  if new.id is not null or new.created_at is not null then
    raise insufficient_privilege using message = 'id and created_at cannot be set';
  end if;
  -- Constraints are checked after this trigger; something this long must not hold locks that others wait for.
  if pg_column_size(new) > 65536 then
    raise sqlstate 'PT413' using message = 'The enquiry is too long';
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

  -- Always in this order, which prevents deadlocks. The network comes first, since its lock is the most likely to hang:
  -- its neighbours then wait for it without holding the lock of their own address.
  perform private.take_turns(
    array[encode(network_now, 'hex'), encode(address_now, 'hex'), private.mailbox(new.email)]
  );

  -- Not now(), which is the time before the wait: the rows of one sender must be in order.
  new.id := gen_random_uuid();
  new.created_at := clock_timestamp();

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

  insert into private.senders (digest, created_at)
  select digest, new.created_at from unnest(array[address_now, network_now]) as digest where digest is not null;
  for reached in select * from private.limits where outcome = 'refuse' order by scope loop
    if private.is_exceeded(reached, new.email) then
      perform nextval(format('private.refused_%s', reached.scope)::regclass);
      raise sqlstate 'PT429' using
        message = 'Too many enquiries',
        hint = 'Please try again later, or call us.';
    end if;
  end loop;
  return new;
end;
$$;

create trigger before_contact before insert on public.contacts
  for each row execute function private.before_contact();
