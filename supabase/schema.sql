-- The schema after all migrations, for reading only: nothing runs this file. The reasons are in supabase/migrations.
-- tests/supabase/database/schema.test.ts compares it with them and says how to regenerate it.

create type public.claimed_mail as (mail_id uuid, attempt integer, kind text, language text, enquiry jsonb, figures jsonb, digest jsonb);

create sequence private.refused_address;
create sequence private.refused_network;

create table public.contacts (
  id uuid not null,
  created_at timestamp with time zone not null,
  name text not null,
  email text not null,
  phone text,
  message text not null,
  consent boolean not null,
  constraint consent_given CHECK (consent),
  constraint contacts_pkey PRIMARY KEY (id),
  constraint email_length CHECK ((char_length(email) <= 254)),
  constraint email_plain CHECK ((email !~ '=\?.*\?='::text)),
  constraint email_shape CHECK ((email ~ '^[A-Za-z0-9_!#$%&''*+/=?^`{|}~-]+(\.[A-Za-z0-9_!#$%&''*+/=?^`{|}~-]+)*@[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$'::text)),
  constraint message_characters CHECK ((message !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f\U000e0000-\U000e007f]'::text)),
  constraint message_length CHECK ((char_length(message) <= 5000)),
  constraint message_seen CHECK ((message ~ '[^\u0009-\u000d\u0020\u0085\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'::text)),
  constraint name_characters CHECK ((name !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f\U000e0000-\U000e007f]'::text)),
  constraint name_length CHECK ((char_length(name) <= 200)),
  constraint name_plain CHECK ((name !~ '=\?.*\?='::text)),
  constraint name_seen CHECK ((name ~ '[^\u0009-\u000d\u0020\u0085\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'::text)),
  constraint phone_characters CHECK ((phone !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f\U000e0000-\U000e007f]'::text)),
  constraint phone_length CHECK ((char_length(phone) <= 50)),
  constraint phone_plain CHECK ((phone !~ '=\?.*\?='::text)),
  constraint phone_seen CHECK ((phone ~ '[^\u0009-\u000d\u0020\u0085\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'::text))
);

create table private.limits (
  scope text not null,
  period interval not null,
  most integer not null,
  outcome text not null,
  refusals_counted bigint not null default 0,
  constraint limits_most_check CHECK ((most > 0)),
  constraint limits_outcome_check CHECK ((outcome = ANY (ARRAY['refused'::text, 'flood'::text, 'held'::text, 'withheld'::text]))),
  constraint limits_pkey PRIMARY KEY (scope, period)
);

create table private.mails (
  id uuid not null default gen_random_uuid(),
  contact_id uuid,
  kind text not null,
  created_at timestamp with time zone not null,
  language text,
  attempts integer not null default 0,
  next_try timestamp with time zone not null,
  lease_until timestamp with time zone,
  sent_at timestamp with time zone,
  stopped text,
  email_id text,
  last_error text,
  mailbox text,
  to_visitor boolean not null generated always as (kind = 'acknowledgment'::text) stored,
  digest_id uuid,
  constraint mails_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE,
  constraint mails_contact_id_kind_key UNIQUE (contact_id, kind),
  constraint mails_digest_id_fkey FOREIGN KEY (digest_id) REFERENCES private.mails(id) ON DELETE SET NULL,
  constraint mails_kind_check CHECK ((kind = ANY (ARRAY['notification'::text, 'acknowledgment'::text, 'summary'::text, 'digest'::text]))),
  constraint mails_own_check CHECK (((contact_id IS NULL) = (kind = ANY (ARRAY['summary'::text, 'digest'::text])))),
  constraint mails_pkey PRIMARY KEY (id),
  constraint mails_stopped_check CHECK ((stopped = ANY (ARRAY['held'::text, 'withheld'::text, 'in digest'::text, 'given up'::text])))
);

create table private.periods (
  name text not null,
  period interval not null,
  constraint periods_pkey PRIMARY KEY (name)
);

create table private.refusals (
  hour timestamp with time zone not null,
  scope text not null,
  refused bigint not null,
  constraint refusals_pkey PRIMARY KEY (hour, scope)
);

create table private.salt (
  value bytea not null
);

create table private.senders (
  digest bytea not null,
  created_at timestamp with time zone not null
);

CREATE INDEX contacts_created_at_id ON public.contacts USING btree (created_at, id);
CREATE INDEX contacts_email_created_at ON public.contacts USING btree (lower(email), created_at);
CREATE INDEX mails_acknowledgments ON private.mails USING btree (created_at) WHERE ((kind = 'acknowledgment'::text) AND ((stopped IS NULL) OR (stopped = 'given up'::text)));
CREATE INDEX mails_digest ON private.mails USING btree (digest_id, created_at) WHERE (stopped = 'in digest'::text);
CREATE INDEX mails_due ON private.mails USING btree (to_visitor, next_try) WHERE ((sent_at IS NULL) AND (stopped IS NULL));
CREATE INDEX mails_mailbox ON private.mails USING btree (mailbox, created_at);
CREATE INDEX mails_own ON private.mails USING btree (kind, created_at) WHERE (contact_id IS NULL);
CREATE INDEX mails_stopped ON private.mails USING btree (stopped, created_at) WHERE (stopped IS NOT NULL);
CREATE INDEX senders_created_at ON private.senders USING btree (created_at);
CREATE INDEX senders_digest_created_at ON private.senders USING btree (digest, created_at);

CREATE TRIGGER after_contact AFTER INSERT ON public.contacts FOR EACH ROW EXECUTE FUNCTION private.after_contact();
CREATE TRIGGER before_contact BEFORE INSERT ON public.contacts FOR EACH ROW EXECUTE FUNCTION private.before_contact();

alter table private.limits enable row level security;
alter table private.mails enable row level security;
alter table private.periods enable row level security;
alter table private.refusals enable row level security;
alter table private.salt enable row level security;
alter table private.senders enable row level security;
alter table public.contacts enable row level security, force row level security;

create policy "The firm deletes enquiries" on public.contacts for delete to service_role using (true);
create policy "The firm reads enquiries" on public.contacts for select to service_role using (true);
create policy "Visitors send enquiries" on public.contacts for insert to anon with check (consent);

grant delete, select on public.contacts to service_role;

grant insert (name, email, phone, message, consent) on public.contacts to anon;

grant execute on function claim_due_mails(integer,boolean) to service_role;
grant execute on function claim_mail(text,jsonb,text) to service_role;
grant execute on function delete_held(timestamp with time zone) to service_role;
grant execute on function enquiry_figures() to service_role;
grant execute on function enquiry_report(integer,timestamp with time zone,uuid) to service_role;
grant execute on function housekeeping() to service_role;
grant execute on function record_mail(uuid,integer,text,text,integer,boolean) to service_role;
grant execute on function release_mails(uuid) to service_role;
grant execute on function seen_address() to service_role;

CREATE OR REPLACE FUNCTION public.claim_due_mails(most integer, to_visitors boolean)
 RETURNS SETOF claimed_mail
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.claim_mail(wanted_kind text, described jsonb, page_language text)
 RETURNS SETOF claimed_mail
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.delete_held(seen_until timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with deleted as (
    delete from public.contacts
    where created_at <= seen_until and id in (select contact_id from private.mails where stopped = 'held')
    returning id
  )
  select count(*)::integer from deleted
$function$
;

CREATE OR REPLACE FUNCTION public.enquiry_figures()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.enquiry_report(most integer DEFAULT 50, before_time timestamp with time zone DEFAULT 'infinity'::timestamp with time zone, before_id uuid DEFAULT 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid)
 RETURNS TABLE(enquiry jsonb, notification text, acknowledgment text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select to_jsonb(contact),
    (select private.mail_state(mail) from private.mails as mail where contact_id = contact.id and kind = 'notification'),
    (select private.mail_state(mail) from private.mails as mail where contact_id = contact.id and kind = 'acknowledgment')
  from public.contacts as contact
  where (contact.created_at, contact.id) < (before_time, before_id)
  order by contact.created_at desc, contact.id desc
  limit most
$function$
;

CREATE OR REPLACE FUNCTION public.housekeeping()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.record_mail(claimed uuid, of_attempt integer, sent_email_id text, failure text, retry_after integer DEFAULT NULL::integer, refused boolean DEFAULT false)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.release_mails(of_enquiry uuid DEFAULT NULL::uuid)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with released as (
    update private.mails set stopped = null, created_at = clock_timestamp(), next_try = clock_timestamp()
    where stopped = 'held' and (of_enquiry is null or contact_id = of_enquiry) returning id
  )
  select count(*)::integer from released
$function$
;

CREATE OR REPLACE FUNCTION public.seen_address()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select private.sender_address() $function$
;

CREATE OR REPLACE FUNCTION private.after_contact()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION private.before_contact()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION private.claim(wanted uuid, page_language text)
 RETURNS claimed_mail
 LANGUAGE sql
 SET search_path TO ''
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION private.count_refusals()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION private.digest_of(digest uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION private.forget()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  delete from private.senders
  where created_at <= clock_timestamp() - (
    select max(period) from private.limits where scope in ('address', 'network')
  );
  delete from private.refusals where hour < now() - private.period('refusals kept');
  delete from private.mails where contact_id is null and created_at < now() - private.period('refusals kept');
  delete from public.contacts where id in (
    select id from public.contacts
    where created_at < now() - private.period('enquiries kept')
    order by created_at
    limit 1000
  );
$function$
;

CREATE OR REPLACE FUNCTION private.give_up()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update private.mails set stopped = 'given up'
  where kind = 'acknowledgment' and sent_at is null and stopped is null
    and next_try <= now()
    and (lease_until is null or lease_until < now())
    and created_at <= now() - private.period('acknowledge within')
$function$
;

CREATE OR REPLACE FUNCTION private.is_beyond(wanted text, email text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (
    select from private.limits as checked where outcome = wanted and private.is_exceeded(checked, email)
  )
$function$
;

CREATE OR REPLACE FUNCTION private.is_due(mail private.mails)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select mail.sent_at is null
    and mail.stopped is null
    and mail.next_try <= now()
    and (mail.lease_until is null or mail.lease_until < now())
    and (mail.kind <> 'acknowledgment' or mail.created_at > now() - private.period('acknowledge within'))
$function$
;

CREATE OR REPLACE FUNCTION private.is_exceeded(checked private.limits, email text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION private.is_worth_telling()
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (select from private.mails where stopped = 'held')
    or exists (
      select from private.mails
      where stopped = 'given up'
        and created_at > now() - private.period('acknowledge within') - interval '24 hours'
    )
    or exists (
      select from private.mails
      where sent_at is null and stopped is null and contact_id is not null
        and created_at < now() - private.period('worth telling')
    )
    or exists (select from private.refusals where hour > now() - interval '25 hours')
$function$
;

CREATE OR REPLACE FUNCTION private.mail_state(mail private.mails)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION private.mailbox(address text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain end
  from (
    select regexp_replace(split_part(lower(address), '@', 1), '\+.*', '') as name,
      split_part(lower(address), '@', 2) as domain
  ) as parts
$function$
;

CREATE OR REPLACE FUNCTION private.network_of(address text, ipv4_bits integer, ipv6_bits integer)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION private.page_language()
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select left(private.request_header('accept-language'), 100) $function$
;

CREATE OR REPLACE FUNCTION private.period(wanted text)
 RETURNS interval
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select period from private.periods where name = wanted $function$
;

CREATE OR REPLACE FUNCTION private.request_header(wanted text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select nullif(current_setting('request.headers', true), '')::json ->> wanted $function$
;

CREATE OR REPLACE FUNCTION private.request_sweep()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  project_url text;
  secret_key text;
begin
  if not exists (
    select from private.mails as mail
    where mail.sent_at is null and mail.stopped is null and mail.next_try <= now() and private.is_due(mail)
  ) then
    return;
  end if;
  select decrypted_secret into project_url from vault.decrypted_secrets where name = 'project_url';
  select decrypted_secret into secret_key from vault.decrypted_secrets where name = 'secret_key';
  if project_url is null or secret_key is null then
    raise exception 'The vault needs the secrets project_url and secret_key, or overdue mails stay unsent';
  end if;
  perform net.http_post(
    url := rtrim(project_url, '/') || '/functions/v1/send-contact-email',
    headers := jsonb_build_object('apikey', secret_key, 'content-type', 'application/json'),
    body := '{"type": "sweep"}'::jsonb,
    timeout_milliseconds := 60000
  );
end;
$function$
;

CREATE OR REPLACE FUNCTION private.sender_address()
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select nullif(coalesce(
    private.request_header('cf-connecting-ip'),
    btrim(split_part(private.request_header('x-forwarded-for'), ',', 1))
  ), '')
$function$
;

CREATE OR REPLACE FUNCTION private.sender_digest(scope text)
 RETURNS bytea
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select sha256(salt.value || convert_to(scope || ' ' || network, 'UTF8'))
  from private.salt, (
    select case scope
      when 'address' then private.network_of(private.sender_address(), 32, 64)
      when 'network' then private.network_of(private.sender_address(), 24, 48)
    end as network
  ) as sender
  where network is not null
$function$
;

CREATE OR REPLACE FUNCTION private.take_turns(of_whom text[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
 SET lock_timeout TO '500ms'
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION private.write_digest()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION private.write_summary()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  -- The firm's time zone: src/core/firm/firm.ts.
  summary_from timestamptz := (date_trunc('day', now() at time zone 'Asia/Kuala_Lumpur') + private.period('summary at'))
    at time zone 'Asia/Kuala_Lumpur';
begin
  if now() >= summary_from
    and not exists (
      select from private.mails
      where contact_id is null and kind = 'summary' and (created_at >= summary_from or sent_at is null)
    )
    and private.is_worth_telling()
  then
    insert into private.mails (kind, created_at, next_try) values ('summary', clock_timestamp(), clock_timestamp());
  end if;
end;
$function$
;
