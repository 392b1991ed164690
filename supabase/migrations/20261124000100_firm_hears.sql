-- The firm always gets its emails: they do not wait for acknowledgements, and in a flood they become one email an hour.
-- Strangers type the addresses of acknowledgements; undeliverable ones kept notifications waiting for up to four hours,
-- and a flood silenced them until somebody with the secret key released them.
set lock_timeout = '2s';

-- The digest replaces the notice of a flood.
delete from private.periods where name = 'tell of a flood';
insert into private.periods (name, period) values ('digest every', '1 hour');

alter table private.mails
  add column to_visitor boolean not null generated always as (kind = 'acknowledgment') stored,
  -- The digest that contains this notification's enquiry.
  add column digest_id uuid references private.mails (id) on delete set null,
  drop constraint mails_kind_check,
  drop constraint mails_check,
  drop constraint mails_stopped_check;
update private.mails set kind = 'digest' where kind = 'flood';
-- Mail servers quote the visitor's address in their reasons, which the summary quotes; the function leaves it out now.
update private.mails set last_error = regexp_replace(last_error, '[^\s<>()]+@[^\s<>()]+', '…', 'g') where last_error like '%@%';
-- `in digest`: notifications that a digest replaces.
update private.mails set stopped = 'in digest' where stopped = 'held' and kind = 'notification';
alter table private.mails
  add constraint mails_kind_check check (kind in ('notification', 'acknowledgment', 'summary', 'digest')),
  add constraint mails_own_check check ((contact_id is null) = (kind in ('summary', 'digest'))),
  add constraint mails_stopped_check check (stopped in ('held', 'withheld', 'in digest', 'given up'));
drop index private.mails_due;
create index mails_due on private.mails (to_visitor, next_try) where sent_at is null and stopped is null;
create index mails_digest on private.mails (digest_id, created_at) where stopped = 'in digest';

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

-- Queues a digest of at most five hundred enquiries, the oldest first, an hour after the one before it. Its content
-- is fixed here, so that each attempt sends the same.
create function private.write_digest() returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  written uuid;
begin
  if exists (select from private.mails where stopped = 'in digest' and digest_id is null)
    and not exists (
      select from private.mails
      where contact_id is null and kind = 'digest'
        and (created_at > now() - private.period('digest every') or sent_at is null)
    )
  then
    insert into private.mails (kind, created_at, next_try)
    values ('digest', clock_timestamp(), clock_timestamp()) returning id into written;
    update private.mails set digest_id = written where id in (
      select id from private.mails
      where stopped = 'in digest' and digest_id is null
      order by created_at limit 500
    );
  end if;
end;
$$;
drop function private.tell_of_flood();

create or replace function public.housekeeping() returns void
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  -- If another transaction is doing this right now, nothing is left to do.
  if not pg_try_advisory_xact_lock(hashtext('public.housekeeping')) then
    return;
  end if;
  perform private.count_refusals();
  perform private.forget();
  perform private.give_up();
  perform private.write_digest();
  perform private.write_summary();
end;
$$;

-- The content of a digest: the beginning of each enquiry's message, and how many enquiries are left for the next digests.
alter type public.claimed_mail add attribute digest jsonb;
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

create or replace function private.claim(wanted uuid, page_language text) returns public.claimed_mail
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

-- Acknowledgements and the firm's emails are claimed separately, so that neither waits for the other.
drop function public.claim_due_mails(integer);
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
drop function public.record_mail(uuid, integer, text, text);
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
    when mail.stopped = 'in digest' then 'in the next digest'
    when mail.attempts = 0 then 'waiting'
    else format(
      'failed, attempt %s, next try %s UTC: %s',
      mail.attempts, to_char(mail.next_try at time zone 'UTC', 'YYYY-MM-DD HH24:MI'),
      coalesce(mail.last_error, 'the function ended without a result')
    )
  end
$$;

-- For `npm run ready`: the network address that the limits see in a request, which must not be one that its sender wrote
-- into a header.
create function public.seen_address() returns text
language sql stable security definer
set search_path = ''
as $$ select private.sender_address() $$;

grant execute on function
  public.claim_due_mails(integer, boolean),
  public.record_mail(uuid, integer, text, text, integer, boolean),
  public.seen_address()
to service_role;

reset lock_timeout;
