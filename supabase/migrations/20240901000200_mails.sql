-- The outbox. Every enquiry causes two emails: a notification to the firm, and an acknowledgement to the visitor. They
-- are queued in the enquiry's own transaction, so that none can be lost; the function send-contact-email sends them and
-- records the outcome. Two more kinds go to the firm: an hourly digest of a flood, and a daily summary.

create table private.mails (
  id uuid primary key default gen_random_uuid(),
  -- Null for the firm's own emails.
  contact_id uuid references public.contacts (id) on delete cascade,
  kind text not null check (kind in ('notification', 'acknowledgment', 'summary', 'digest')),
  created_at timestamptz not null,
  -- BCP-47 tag of the visitor's page, if known.
  language text,
  attempts integer not null default 0,
  -- When a sweep may try it.
  next_try timestamptz not null,
  -- A worker has claimed it until then. If nothing is recorded by that time, the worker is dead.
  lease_until timestamptz,
  sent_at timestamptz,
  -- Why no sweep sends it: withheld or repeated (as private.limits says), replaced by a digest, or given up for good.
  stopped text check (stopped in ('withheld', 'repeated', 'in digest', 'given up')),
  -- How often the mail server refused its content.
  refusals integer not null default 0,
  email_id text,
  last_error text,
  -- Of an acknowledgement: the person, to count by.
  mailbox text,
  -- Of a notification: how many enquiries its network had sent within a day, with this one.
  nth integer,
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
create index mails_acknowledgments on private.mails (created_at)
  where kind = 'acknowledgment' and (stopped is null or stopped = 'given up');
create index mails_digest on private.mails (digest_id, nth, created_at) where stopped = 'in digest';
alter table private.mails enable row level security;

create function private.after_contact() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  -- So many are not from visitors. They must not fill the firm's mailbox, or send email in its name to strangers.
  flood boolean := private.is_beyond('digest', new.email);
  first_try timestamptz := new.created_at + private.period('first try');
begin
  insert into private.mails (contact_id, kind, mailbox, nth, created_at, next_try, language, stopped)
  values
    (
      new.id, 'notification', null,
      (select count(*) from private.senders where digest = private.sender_digest('network')),
      new.created_at, first_try, private.page_language(), case when flood then 'in digest' end
    ),
    (
      new.id, 'acknowledgment', private.mailbox(new.email), null,
      new.created_at, first_try, private.page_language(),
      case
        -- First, so that a sender who is told of this does not learn whether somebody else has written.
        when flood or private.is_beyond('withhold', new.email) then 'withheld'
        when private.is_beyond('pretend', new.email) then 'repeated'
      end
    );
  return null;
end;
$$;

create trigger after_contact after insert on public.contacts
  for each row execute function private.after_contact();

-- Gives the rights to enquiries, and takes away all others that somebody may have given in the dashboard. They are restricted
-- twice: by row, and by command and column. With the secret key enquiries can be read: on hosted Supabase its role bypasses row
-- level security, elsewhere a policy grants the same. Only the database's owner changes or deletes them (…_erasure.sql).
create function private.open_contacts() returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  alter table public.contacts enable row level security;
  alter table public.contacts force row level security;
  drop policy if exists "Visitors send enquiries" on public.contacts;
  create policy "Visitors send enquiries" on public.contacts for insert to anon with check (consent);
  drop policy if exists "The firm reads enquiries" on public.contacts;
  create policy "The firm reads enquiries" on public.contacts for select to service_role using (true);
  revoke all on public.contacts from public, anon, authenticated, service_role;
  grant insert (name, email, phone, message, consent) on public.contacts to anon;
  grant select on public.contacts to service_role;
end;
$$;
-- Only now, when enquiries are limited and cause their emails.
select private.open_contacts();

-- Whether an unsent email is due for a sweep: its time has come, no living worker has it, and it is not too late for an
-- acknowledgement; …_housekeeping.sql gives those up. Times further ahead than any pause or lease were written before the
-- machine's clock was set back: nobody waits for them.
create function private.is_due(mail private.mails) returns boolean
language sql stable
set search_path = ''
as $$
  select (mail.next_try <= now() or mail.next_try > now() + private.period('longest pause') + interval '1 minute')
    and coalesce(
      mail.lease_until < now() or mail.lease_until > now() + private.period('lease') + interval '1 minute',
      true
    )
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
  digest jsonb,
  -- Whether it must contain nothing that a visitor wrote, since the mail server refused its content twice.
  plain boolean,
  -- Set for an acknowledgement that is not to be sent, because its person has had enough today: whether an earlier one
  -- was sent. The answer must be the same as for those, or a stranger could find out whether she has written to the firm.
  earlier_sent boolean
);

-- Figures for the firm. `waiting` and `in_digests` are emails that are later than an hour; `refusals`, `given_up` (after
-- attempts that failed) and `too_late` (never tried) cover the last 24 hours.
create function public.enquiry_figures() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select to_jsonb(counted) || jsonb_build_object(
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
  from (
    select
      (select count(*) from public.contacts) as stored,
      (select count(*) from public.contacts where created_at > now() - interval '24 hours') as stored_lately,
      count(*) filter (where late and sent_at is null and stopped is null and contact_id is not null) as waiting,
      count(*) filter (where late and stopped = 'in digest') as in_digests,
      count(*) filter (where recent and stopped = 'given up' and attempts > 0) as given_up,
      count(*) filter (where recent and stopped = 'given up' and attempts = 0) as too_late,
      max(sent_at) as last_sent
    from private.mails, lateral (
      select created_at < now() - private.period('worth telling') as late,
        created_at > now() - private.period('acknowledge within') - interval '24 hours' as recent
    ) as age
  ) as counted
$$;
grant execute on function public.enquiry_figures() to service_role;

-- The content of a digest. First the first and second enquiry of each network, so that no sender of many comes before
-- somebody who sends one; five hundred with the beginning of the message, the others by name.
create function private.digest_of(digest uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      to_jsonb(contact) || jsonb_build_object(
        'message',
        case
          when place > 500 then ''
          when char_length(message) > 200 then left(message, 200) || '…'
          else message
        end
      )
      order by place
    ),
    '[]'
  )
  from (
    select contact_id, row_number() over (order by nth, created_at) as place
    from private.mails where digest_id = digest and stopped = 'in digest'
  ) as listed join public.contacts as contact on contact.id = contact_id
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
    returning id, attempts, contact_id, kind, language, refusals, stopped, mailbox
  )
  select taken.id, taken.attempts, taken.kind, taken.language, to_jsonb(contact),
    case when taken.kind = 'summary' then public.enquiry_figures() end,
    case when taken.kind = 'digest' then private.digest_of(taken.id) end,
    taken.refusals >= 2,
    case when taken.stopped = 'repeated' then exists (
      select from private.mails as earlier
      where kind = 'acknowledgment' and stopped is null and created_at > now() - interval '24 hours'
        and mailbox = taken.mailbox and sent_at is not null
    ) end
  from taken left join public.contacts as contact on contact.id = taken.contact_id
$$;

-- Claims the email of a recent enquiry that matches what the page sent. Null if there is no such enquiry, if it is
-- older, or if its email is sent, claimed or withheld: the caller does not learn which. A row locked by a concurrent
-- claim is skipped.
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
    and (mail.stopped is null or mail.stopped = 'repeated')
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
grant execute on function public.claim_mail(text, jsonb, text) to service_role;

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
      and mail.sent_at is null and mail.stopped is null and private.is_due(mail)
    order by mail.next_try
    limit most
    for update of mail skip locked
  loop
    return next private.claim(due, null);
  end loop;
end;
$$;
grant execute on function public.claim_due_mails(integer, boolean) to service_role;

-- Records the outcome of an attempt. If the attempt is no longer the current one (its lease has expired), only a
-- success counts: it must not end the lease of the worker that has the email now.
--   retry_after: seconds that the mail service asked to wait.
--   refused: what the mail server refused for good, 'address' or 'content'. An acknowledgement is given up; the firm's
--     emails are retried anyway, without visitors' words when their content was refused twice.
create function public.record_mail(
  claimed uuid,
  of_attempt integer,
  sent_email_id text,
  failure text,
  retry_after integer default null,
  refused text default null
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
      refusals = refusals + (refused is not distinct from 'content')::integer,
      stopped = case when refused is not null and to_visitor then 'given up' else stopped end
  where id = claimed and sent_at is null and (failure is null or attempts = of_attempt);
  -- The notifications that this digest replaced count as sent.
  update private.mails set sent_at = clock_timestamp(), email_id = sent_email_id, stopped = null
  where digest_id = claimed and failure is null and sent_at is null;
$$;
grant execute on function public.record_mail(uuid, integer, text, text, integer, text) to service_role;
