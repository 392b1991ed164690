-- The outbox. Every enquiry causes two emails: a notification to the firm, and an acknowledgement to the visitor. They
-- are queued in the enquiry's own transaction, so that none can be lost; the function send-contact-email sends them and
-- records the outcome. Two more kinds go to the firm: an hourly digest of a flood, and a daily summary.

create table private.mails (
  id uuid primary key default gen_random_uuid(),
  -- Null for the firm's own emails.
  contact_id uuid references public.contacts (id) on delete cascade,
  kind text not null check (kind in ('notification', 'acknowledgment', 'summary', 'digest')),
  -- When it was queued, or released after a flood.
  created_at timestamptz not null,
  -- BCP-47 tag of the visitor's page, if known.
  language text,
  attempts integer not null default 0,
  -- When a sweep may try it.
  next_try timestamptz not null,
  -- A worker has claimed it until then. If nothing is recorded by that time, the worker is dead.
  lease_until timestamptz,
  sent_at timestamptz,
  -- Why no sweep sends it: held until the firm releases it, withheld because the mailbox has had enough, replaced by a
  -- digest, or given up for good.
  stopped text check (stopped in ('held', 'withheld', 'in digest', 'given up')),
  email_id text,
  last_error text,
  -- The mailbox of an acknowledgement, to count by.
  mailbox text,
  -- For the index mails_due.
  to_visitor boolean not null generated always as (kind = 'acknowledgment') stored,
  -- The digest that contains this notification's enquiry.
  digest_id uuid references private.mails (id) on delete set null,
  unique (contact_id, kind),
  constraint mails_own_check check ((contact_id is null) = (kind in ('summary', 'digest')))
);
-- Without stopped emails, thousands of which would slow down a sweep.
create index mails_due on private.mails (to_visitor, next_try) where sent_at is null and stopped is null;
create index mails_stopped on private.mails (stopped, created_at) where stopped is not null;
create index mails_own on private.mails (kind, created_at) where contact_id is null;
create index mails_mailbox on private.mails (mailbox, created_at);
create index mails_acknowledgments on private.mails (created_at)
  where kind = 'acknowledgment' and (stopped is null or stopped = 'given up');
create index mails_digest on private.mails (digest_id, created_at) where stopped = 'in digest';
alter table private.mails enable row level security;

create function private.after_contact() returns trigger
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
      case when flood then 'in digest' end
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

create trigger after_contact after insert on public.contacts
  for each row execute function private.after_contact();

-- Whether an email is due for a sweep: its request never came, its last attempt failed, or its worker died. An
-- acknowledgement that would be too late is not; …_housekeeping.sql gives it up.
create function private.is_due(mail private.mails) returns boolean
language sql stable
set search_path = ''
as $$
  select mail.sent_at is null
    and mail.stopped is null
    and mail.next_try <= now()
    and (mail.lease_until is null or mail.lease_until < now())
    and (mail.kind <> 'acknowledgment' or mail.created_at > now() - private.period('acknowledge within'))
$$;

-- What the function receives: an enquiry as stored, figures for the firm, or a digest.
create type public.claimed_mail as (
  mail_id uuid,
  attempt integer,
  kind text,
  language text,
  enquiry jsonb,
  figures jsonb,
  digest jsonb
);

-- Figures for the firm. `refusals`, `given_up` (after attempts that failed) and `too_late` (never tried) cover the last
-- 24 hours; `held_until` is when the last of the held enquiries came.
create function public.enquiry_figures() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'stored', (select count(*) from public.contacts),
    'stored_lately', (select count(*) from public.contacts where created_at > now() - interval '24 hours'),
    'failing', (
      select count(*) from private.mails
      where sent_at is null and stopped is null and contact_id is not null and attempts > 0
        and (lease_until is null or lease_until < now())
    ),
    'waiting', (
      select count(*) from private.mails
      where sent_at is null and stopped is null and contact_id is not null
        and created_at < now() - private.period('worth telling')
    ),
    'held', (select count(distinct contact_id) from private.mails where stopped = 'held'),
    'held_until', (
      select max(contact.created_at) from public.contacts as contact
      where contact.id in (select contact_id from private.mails where stopped = 'held')
    ),
    'given_up', (
      select count(*) from private.mails
      where stopped = 'given up' and attempts > 0
        and created_at > now() - private.period('acknowledge within') - interval '24 hours'
    ),
    'too_late', (
      select count(*) from private.mails
      where stopped = 'given up' and attempts = 0
        and created_at > now() - private.period('acknowledge within') - interval '24 hours'
    ),
    'last_error', (
      select last_error from private.mails
      where sent_at is null and stopped is null and last_error is not null
      order by next_try desc limit 1
    ),
    'refusals', (
      select coalesce(jsonb_agg(to_jsonb(refusal) order by hour, scope), '[]')
      from private.refusals as refusal
      where hour > now() - interval '25 hours'
    )
  )
$$;

-- The content of a digest: the beginning of each enquiry's message, and how many enquiries are left for the next digests.
create function private.digest_of(digest uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'enquiries', (
      select coalesce(
        jsonb_agg(
          to_jsonb(contact) || case
            when char_length(contact.message) > 200 then jsonb_build_object('message', left(contact.message, 200) || '…')
            else '{}'
          end
          order by contact.created_at
        ),
        '[]'
      )
      from public.contacts as contact
      where contact.id in (select contact_id from private.mails where digest_id = digest)
    ),
    'more', (select count(*) from private.mails where stopped = 'in digest' and digest_id is null)
  )
$$;

-- Claims one email: nobody else gets it during its lease, or after it is sent.
create function private.claim(wanted uuid, page_language text) returns public.claimed_mail
language sql volatile
set search_path = ''
as $$
  with taken as (
    update private.mails
    set attempts = attempts + 1,
        lease_until = clock_timestamp() + private.period('lease'),
        language = coalesce(page_language, language)
    where id = wanted
    returning id, attempts, contact_id, kind, language
  )
  select taken.id, taken.attempts, taken.kind, taken.language, to_jsonb(contact),
    case when taken.kind = 'summary' then public.enquiry_figures() end,
    case when taken.kind = 'digest' then private.digest_of(taken.id) end
  from taken left join public.contacts as contact on contact.id = taken.contact_id
$$;

-- Claims the email of a recent enquiry that matches what the page sent. Null if there is no such enquiry, if it is
-- older, or if its email is sent, claimed or held: the caller does not learn which. A row locked by a concurrent claim
-- is skipped.
create function public.claim_mail(
  wanted_kind text,
  -- The fields of the enquiry, as the page sent them.
  described jsonb,
  page_language text
) returns setof public.claimed_mail
language plpgsql security definer
set search_path = ''
as $$
declare
  found_id uuid;
begin
  select mail.id into found_id
  from private.mails as mail
  join public.contacts as contact on contact.id = mail.contact_id
  where mail.kind = wanted_kind
    and mail.attempts = 0
    and mail.stopped is null
    and contact.created_at > now() - private.period('call for mails')
    and lower(contact.email) = lower(described ->> 'email')
    and to_jsonb(contact) @> described
  order by contact.created_at
  limit 1
  for update of mail skip locked;
  if found_id is not null then
    return next private.claim(found_id, page_language);
  end if;
end;
$$;

-- Acknowledgements and the firm's emails are claimed separately, so that neither waits for the other.
create function public.claim_due_mails(most integer, to_visitors boolean) returns setof public.claimed_mail
language plpgsql security definer
set search_path = ''
as $$
declare
  due uuid;
begin
  for due in
    select mail.id from private.mails as mail
    where mail.to_visitor = to_visitors
      and mail.sent_at is null and mail.stopped is null and mail.next_try <= now() and private.is_due(mail)
    order by mail.next_try
    limit most
    for update of mail skip locked
  loop
    return next private.claim(due, null);
  end loop;
end;
$$;

-- Records the outcome of an attempt. If the attempt is no longer the current one (its lease has expired), only a
-- success counts: it must not end the lease of the worker that has the email now.
--   retry_after: seconds that the mail service asked to wait.
--   refused: whether the mail server refused the address permanently; the firm's own emails are retried anyway.
create function public.record_mail(
  claimed uuid,
  of_attempt integer,
  sent_email_id text,
  failure text,
  retry_after integer default null,
  refused boolean default false
) returns void
language sql security definer
set search_path = ''
as $$
  update private.mails
  set sent_at = case when failure is null then clock_timestamp() end,
      email_id = sent_email_id,
      last_error = left(failure, 500),
      next_try = clock_timestamp() + least(
        coalesce(
          make_interval(secs => retry_after),
          private.period('first pause') * power(2, least(attempts - 1, 20))
        ),
        private.period('longest pause')
      ),
      lease_until = null,
      stopped = case when refused and to_visitor then 'given up' else stopped end
  where id = claimed and sent_at is null and (failure is null or attempts = of_attempt);
  -- The notifications that this digest replaced count as sent.
  update private.mails set sent_at = clock_timestamp(), email_id = sent_email_id, stopped = null
  where digest_id = claimed and failure is null and sent_at is null;
$$;

-- The firm's decision about held emails: send them, those of one enquiry if it is given, or delete the enquiries that still
-- have some, up to the last one that the firm has seen; others may have come since. Both return how many. An email's age
-- counts from its release; otherwise an acknowledgement that was held for a day would be too late at once.
create function public.release_mails(of_enquiry uuid default null) returns integer
language sql security definer
set search_path = ''
as $$
  with released as (
    update private.mails set stopped = null, created_at = clock_timestamp(), next_try = clock_timestamp()
    where stopped = 'held' and (of_enquiry is null or contact_id = of_enquiry) returning id
  )
  select count(*)::integer from released
$$;

create function public.delete_held(seen_until timestamptz) returns integer
language sql security definer
set search_path = ''
as $$
  with deleted as (
    delete from public.contacts
    where created_at <= seen_until and id in (select contact_id from private.mails where stopped = 'held')
    returning id
  )
  select count(*)::integer from deleted
$$;

-- The state of an email in words, with the time in the firm's time zone (src/core/firm/firm.ts). Those that begin with "failed"
-- are retried, those with "given up" are not.
create function private.mail_state(mail private.mails) returns text
language sql stable
set search_path = ''
as $$
  select case
    when mail.sent_at is not null then 'sent'
    when mail.lease_until >= now() then 'being sent'
    when mail.stopped = 'given up' then concat_ws(': ', format('given up, attempts: %s', mail.attempts), mail.last_error)
    when mail.stopped = 'held' then 'held'
    when mail.stopped = 'withheld' then 'not sent: the mailbox has had enough'
    when mail.stopped = 'in digest' then 'in the next digest'
    when mail.attempts = 0 then 'waiting'
    else format(
      'failed, attempt %s, next try %s: %s',
      mail.attempts, to_char(mail.next_try at time zone 'Asia/Kuala_Lumpur', 'YYYY-MM-DD HH24:MI'),
      coalesce(mail.last_error, 'the function ended without a result')
    )
  end
$$;

-- The list of `npm run enquiries`: the newest enquiries with the state of their emails; given the last one, those
-- before.
create function public.enquiry_report(
  most integer default 50,
  before_time timestamptz default 'infinity',
  before_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff'
) returns table (enquiry jsonb, notification text, acknowledgment text)
language sql stable security definer
set search_path = ''
as $$
  select to_jsonb(contact),
    (select private.mail_state(mail) from private.mails as mail where contact_id = contact.id and kind = 'notification'),
    (select private.mail_state(mail) from private.mails as mail where contact_id = contact.id and kind = 'acknowledgment')
  from public.contacts as contact
  where (contact.created_at, contact.id) < (before_time, before_id)
  order by contact.created_at desc, contact.id desc
  limit most
$$;
