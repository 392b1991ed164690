-- Every enquiry causes two mails: a notification to the firm, an acknowledgement to the visitor. They are
-- written down with the enquiry, in one transaction, so that none can be forgotten; the function
-- send-contact-email sends them and records what became of them.

create table private.mails (
  id uuid primary key default gen_random_uuid(),
  contact_id uuid not null references public.contacts (id) on delete cascade,
  kind text not null check (kind in ('notification', 'acknowledgment')),
  created_at timestamptz not null default now(),
  -- BCP-47 tag of the page that the visitor read, as far as it is known.
  language text,
  attempts integer not null default 0,
  -- When it may be tried (again). The first half minute belongs to the visitor's own call.
  next_try timestamptz not null default now() + interval '30 seconds',
  -- While a worker is at it. A worker that died is given up when this has passed.
  lease_until timestamptz,
  sent_at timestamptz,
  email_id text,
  last_error text,
  unique (contact_id, kind)
);
create index mails_due on private.mails (next_try) where sent_at is null;
alter table private.mails enable row level security;

-- Pauses between attempts: 1, 2, 4 … minutes, at most 6 hours.
create function private.pause(attempts integer) returns interval
language sql immutable
set search_path = ''
as $$ select least(interval '1 minute' * power(2, greatest(attempts - 1, 0)), interval '6 hours') $$;

create function private.after_contact() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  page_language text := nullif(current_setting('request.headers', true), '')::json ->> 'accept-language';
begin
  insert into private.mails (contact_id, kind, language)
  values (new.id, 'notification', left(page_language, 100)), (new.id, 'acknowledgment', left(page_language, 100));
  return null;
end;
$$;

create trigger after_contact after insert on public.contacts
  for each row execute function private.after_contact();

-- What the function is given to send.
create type public.claimed_mail as (
  mail_id uuid,
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
        lease_until = now() + interval '2 minutes',
        language = coalesce(page_language, language)
    where id = wanted
    returning id, contact_id, kind, language
  )
  select taken.id, taken.kind, taken.language,
    contact.name, contact.email, contact.phone, contact.message, contact.created_at
  from taken join public.contacts as contact on contact.id = taken.contact_id
$$;

-- The mail of an enquiry that was made just now and is described by what the page sent. Null if there is no
-- such enquiry, if it is older, or if its mail is sent or being sent: the caller learns not which.
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
    and mail.sent_at is null
    and mail.attempts = 0
    and contact.created_at > now() - interval '10 minutes'
    and contact.name = sender_name
    and contact.email = sender_email
    and (sent_message is null or contact.message = sent_message)
  order by contact.created_at
  limit 1
  for update of mail skip locked;
  if found_id is not null then
    return next private.claim(found_id, page_language);
  end if;
end;
$$;

-- Mails that are due: their first call never came, their last attempt failed, or their worker died.
create function public.claim_due_mails(most integer) returns setof public.claimed_mail
language plpgsql security definer
set search_path = ''
as $$
declare
  due uuid;
begin
  for due in
    select id from private.mails
    where sent_at is null and next_try <= now() and (lease_until is null or lease_until < now())
    order by next_try
    limit most
    for update skip locked
  loop
    return next private.claim(due, null);
  end loop;
end;
$$;

create function public.record_mail(claimed uuid, sent_email_id text, failure text) returns void
language sql security definer
set search_path = ''
as $$
  update private.mails
  set sent_at = case when failure is null then now() end,
      email_id = sent_email_id,
      last_error = left(failure, 500),
      next_try = case when failure is null then next_try else now() + private.pause(attempts) end,
      lease_until = null
  where id = claimed and sent_at is null
$$;

create function private.mail_state(mail private.mails) returns text
language sql stable
set search_path = ''
as $$
  select case
    when mail.sent_at is not null then 'sent'
    when mail.attempts = 0 then 'waiting'
    when mail.last_error is null then 'being sent'
    else format('failed %s times: %s', mail.attempts, mail.last_error)
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

-- Only the service key may do any of this. Functions are open to everyone unless that is taken away.
revoke execute on function
  public.claim_mail(text, text, text, text, text),
  public.claim_due_mails(integer),
  public.record_mail(uuid, text, text),
  public.enquiry_report()
from public, anon, authenticated;
grant execute on function
  public.claim_mail(text, text, text, text, text),
  public.claim_due_mails(integer),
  public.record_mail(uuid, text, text),
  public.enquiry_report()
to service_role;
revoke all on all tables in schema private from public, anon, authenticated;
revoke execute on all functions in schema private from public, anon, authenticated;
