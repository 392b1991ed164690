-- Every enquiry causes two mails: a notification to the firm, an acknowledgement to the visitor. They are
-- written down with the enquiry, in one transaction, so that none can be forgotten; the function
-- send-contact-email sends them and records what became of them.

create table private.mails (
  id uuid primary key default gen_random_uuid(),
  contact_id uuid not null references public.contacts (id) on delete cascade,
  kind text not null check (kind in ('notification', 'acknowledgment')),
  created_at timestamptz not null,
  -- BCP-47 tag of the page that the visitor read, as far as it is known.
  language text,
  attempts integer not null default 0,
  -- When a sweep may try it.
  next_try timestamptz not null,
  -- While a worker is at it. A worker that died is given up when this has passed.
  lease_until timestamptz,
  sent_at timestamptz,
  email_id text,
  last_error text,
  unique (contact_id, kind)
);
create index mails_due on private.mails (next_try) where sent_at is null;
alter table private.mails enable row level security;

create function private.after_contact() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.mails (contact_id, kind, created_at, next_try, language)
  select new.id, kind, new.created_at, new.created_at + private.period('first try'),
    private.page_language()
  from unnest(array['notification', 'acknowledgment']) as kind;
  return null;
end;
$$;

create trigger after_contact after insert on public.contacts
  for each row execute function private.after_contact();

-- Whether a mail waits for a sweep: its call never came, its last attempt failed, or its worker died.
create function private.is_due(mail private.mails) returns boolean
language sql stable
set search_path = ''
as $$
  select mail.sent_at is null
    and mail.next_try <= now()
    and (mail.lease_until is null or mail.lease_until < now())
    and (mail.kind = 'notification' or mail.created_at > now() - private.period('acknowledge within'))
$$;

-- What the function is given to send.
create type public.claimed_mail as (
  mail_id uuid,
  attempt integer,
  kind text,
  language text,
  name text,
  email text,
  phone text,
  message text,
  created_at timestamptz
);

-- Takes one mail for sending: nobody else gets it while the lease lasts, and never again once it is sent.
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
  select taken.id, taken.attempts, taken.kind, taken.language,
    contact.name, contact.email, contact.phone, contact.message, contact.created_at
  from taken join public.contacts as contact on contact.id = taken.contact_id
$$;

-- The mail of an enquiry that was made just now and is described by what the page sent. Nothing if there is
-- no such enquiry, if it is older, or if its mail is sent or being sent: the caller learns not which. A row
-- that somebody else is claiming at this moment is locked, and skipped.
create function public.claim_mail(
  wanted_kind text,
  sender_name text,
  sender_email text,
  sent_message text,
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
    and contact.created_at > now() - private.period('call for mails')
    and lower(contact.email) = lower(sender_email)
    and contact.email = sender_email
    and contact.name = sender_name
    and (sent_message is null or contact.message = sent_message)
  order by contact.created_at
  limit 1
  for update of mail skip locked;
  if found_id is not null then
    return next private.claim(found_id, page_language);
  end if;
end;
$$;

create function public.claim_due_mails(most integer) returns setof public.claimed_mail
language plpgsql security definer
set search_path = ''
as $$
declare
  due uuid;
begin
  perform private.forget_senders();
  for due in
    select mail.id from private.mails as mail
    where mail.sent_at is null and mail.next_try <= now() and private.is_due(mail)
    order by mail.next_try
    limit most
    for update skip locked
  loop
    return next private.claim(due, null);
  end loop;
end;
$$;

-- What became of an attempt. Of an attempt that is no longer the last one (its lease had passed), only a
-- success counts: it must not end the lease of the worker that has the mail now.
create function public.record_mail(
  claimed uuid,
  of_attempt integer,
  sent_email_id text,
  failure text
) returns void
language sql security definer
set search_path = ''
as $$
  update private.mails
  set sent_at = case when failure is null then clock_timestamp() end,
      email_id = sent_email_id,
      last_error = left(failure, 500),
      next_try = clock_timestamp() + least(
        private.period('first pause') * power(2, least(attempts - 1, 20)),
        private.period('longest pause')
      ),
      lease_until = null
  where id = claimed and sent_at is null and (failure is null or attempts = of_attempt)
$$;

-- What became of a mail, in words. Those that begin with "failed" are tried again, those with "given up" are not.
create function private.mail_state(mail private.mails) returns text
language sql stable
set search_path = ''
as $$
  select case
    when mail.sent_at is not null then 'sent'
    when mail.lease_until >= now() then 'being sent'
    when mail.kind = 'acknowledgment' and mail.created_at <= now() - private.period('acknowledge within')
      then concat_ws(': ', format('given up, attempts: %s', mail.attempts), mail.last_error)
    when mail.attempts = 0 then 'waiting'
    else format(
      'failed, attempt %s, next try %s UTC: %s',
      mail.attempts, to_char(mail.next_try at time zone 'UTC', 'YYYY-MM-DD HH24:MI'),
      coalesce(mail.last_error, 'the function ended without a result')
    )
  end
$$;

-- What `npm run enquiries` shows: each enquiry with what became of its mails.
create function public.enquiry_report() returns table (
  created_at timestamptz, name text, email text, phone text, message text,
  notification text, acknowledgment text
)
language sql stable security definer
set search_path = ''
as $$
  select contact.created_at, contact.name, contact.email, contact.phone, contact.message,
    max(private.mail_state(mail)) filter (where mail.kind = 'notification'),
    max(private.mail_state(mail)) filter (where mail.kind = 'acknowledgment')
  from public.contacts as contact
  left join private.mails as mail on mail.contact_id = contact.id
  group by contact.id
  order by contact.created_at
$$;
