-- Daily limits in addition to the hourly ones, and limits on acknowledgements, which could be used to pester somebody: with
-- hourly limits only, one sender could cause 240 emails a day to one mailbox, and many senders 14,304.
--
-- A migration that waits for a lock blocks every visitor behind it. It fails instead, and can be pushed again.
set lock_timeout = '2s';

-- What happens beyond a limit. In no case is an enquiry lost.
--   refused: the visitor sees an error, and what was typed stays in the form.
--   flood: the enquiry is stored, and its emails are held.
--   held: the enquiry is stored and the firm notified; the acknowledgement is held until the firm releases it.
--   withheld: the same, but the acknowledgement is never sent.
alter table private.limits
  add column outcome text check (outcome in ('refused', 'flood', 'held', 'withheld')),
  drop constraint limits_pkey,
  add primary key (scope, period);
delete from private.limits where scope = 'email';
update private.limits set outcome = case scope when 'all' then 'flood' else 'refused' end;
insert into private.limits (scope, period, most, outcome) values
  ('address', '24 hours', 20, 'flood'),
  ('network', '24 hours', 60, 'flood'),
  ('all', '24 hours', 600, 'flood'),
  -- Acknowledgements, to one mailbox and to all.
  ('mailbox', '24 hours', 2, 'withheld'),
  ('acknowledgements', '24 hours', 60, 'held');
alter table private.limits alter column outcome set not null;

-- The mailbox that receives what is sent to an address: no provider that we know distinguishes what follows a plus; Gmail
-- ignores dots and has a second domain.
--   private.mailbox('A.B+c@googlemail.com') -- => 'ab@gmail.com'
create function private.mailbox(address text) returns text
language sql immutable
set search_path = ''
as $$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain end
  from (
    select regexp_replace(split_part(lower(address), '@', 1), '\+.*', '') as name,
      split_part(lower(address), '@', 2) as domain
  ) as parts
$$;

-- The mailbox of an acknowledgement, to count by.
alter table private.mails
  add column mailbox text,
  drop constraint mails_stopped_check,
  add constraint mails_stopped_check check (stopped in ('held', 'withheld', 'given up'));
update private.mails set mailbox = private.mailbox(contact.email)
from public.contacts as contact
where contact.id = contact_id and kind = 'acknowledgment';
create index mails_mailbox on private.mails (mailbox, created_at);
create index mails_acknowledgments on private.mails (created_at)
  where kind = 'acknowledgment' and (stopped is null or stopped = 'given up');
drop index public.contacts_mailbox_created_at;

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
    when 'mailbox' then
      select count(*) + 1 into counted from private.mails
      where mailbox = private.mailbox(email) and created_at > since and stopped is distinct from 'withheld';
    when 'acknowledgements' then
      select count(*) + 1 into counted
      from (
        select from private.mails
        where kind = 'acknowledgment' and (stopped is null or stopped = 'given up') and created_at > since
        limit checked.most
      ) as recent;
    else
      select count(*) into counted from private.senders
      where digest = private.sender_digest(checked.scope) and created_at > since;
  end case;
  return counted > checked.most;
end;
$$;

create function private.is_beyond(wanted text, email text) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from private.limits as checked where outcome = wanted and private.is_exceeded(checked, email)
  )
$$;

-- Some proxies write the port into `x-forwarded-for`; it differs between connections.
create or replace function private.network_of(address text, ipv4_bits integer, ipv6_bits integer) returns text
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

-- Serialises the enquiries of one sender, so that each one counts those before it. A hanging transaction blocks nobody:
-- an enquiry that has waited half a second for a lock continues without it, and that lock's limit may then be exceeded by
-- the number of enquiries that do so at the same moment.
create or replace function private.take_turns(of_whom text[]) returns void
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

create or replace function private.before_contact() returns trigger
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
  for reached in select * from private.limits where outcome = 'refused' order by scope loop
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
drop function private.refuse_if_full(text, bigint);

create or replace function private.after_contact() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  -- So many are not from visitors. They must not fill the firm's mailbox, or send email in its name to strangers.
  flood boolean := private.is_beyond('flood', new.email);
  first_try timestamptz := new.created_at + private.period('first try');
begin
  insert into private.mails (contact_id, kind, mailbox, created_at, next_try, language, stopped)
  values
    (
      new.id, 'notification', null, new.created_at, first_try, private.page_language(),
      case when flood then 'held' end
    ),
    (
      new.id, 'acknowledgment', private.mailbox(new.email), new.created_at, first_try, private.page_language(),
      case
        when private.is_beyond('withheld', new.email) then 'withheld'
        when flood or private.is_beyond('held', new.email) then 'held'
      end
    );
  return null;
end;
$$;

-- Nobody is refused because of a mailbox any more: anybody could lock its owner out.
drop sequence private.refused_email;
delete from private.refusals where scope = 'email';
create or replace function private.count_refusals() returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  full_scope text;
  newly bigint;
begin
  for full_scope in select scope from private.limits where outcome = 'refused' loop
    select coalesce(pg_sequence_last_value(format('private.refused_%s', full_scope)::regclass), 0) - refusals_counted
    into newly from private.limits where scope = full_scope and outcome = 'refused';
    if newly > 0 then
      insert into private.refusals as counted (hour, scope, refused)
      values (date_trunc('hour', clock_timestamp()), full_scope, newly)
      on conflict (hour, scope) do update set refused = counted.refused + excluded.refused;
      update private.limits set refusals_counted = refusals_counted + newly
      where scope = full_scope and outcome = 'refused';
    end if;
  end loop;
end;
$$;

create or replace function private.mail_state(mail private.mails) returns text
language sql stable
set search_path = ''
as $$
  select case
    when mail.sent_at is not null then 'sent'
    when mail.lease_until >= now() then 'being sent'
    when mail.stopped = 'given up' then concat_ws(': ', format('given up, attempts: %s', mail.attempts), mail.last_error)
    when mail.stopped = 'held' then 'held'
    when mail.stopped = 'withheld' then 'not sent: the mailbox has had enough'
    when mail.attempts = 0 then 'waiting'
    else format(
      'failed, attempt %s, next try %s UTC: %s',
      mail.attempts, to_char(mail.next_try at time zone 'UTC', 'YYYY-MM-DD HH24:MI'),
      coalesce(mail.last_error, 'the function ended without a result')
    )
  end
$$;

reset lock_timeout;
