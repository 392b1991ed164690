-- Regular maintenance, whether enquiries arrive or not. Each sweep begins with it, and on hosted Supabase pg_cron runs
-- it every minute (…_sweep_schedule.sql).

-- Deletes expired data: at most a thousand enquiries at a time, so that no run takes long.
create function private.forget() returns void
language sql volatile
set search_path = ''
as $$
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
$$;

-- Gives up acknowledgements that would be too late.
create function private.give_up() returns void
language sql volatile
set search_path = ''
as $$
  update private.mails set stopped = 'given up'
  where kind = 'acknowledgment' and sent_at is null and stopped is null
    and next_try <= now()
    and (lease_until is null or lease_until < now())
    and created_at <= now() - private.period('acknowledge within')
$$;

create function private.write_own_mail(own_kind text) returns void
language sql volatile
set search_path = ''
as $$
  insert into private.mails (kind, created_at, next_try) values (own_kind, clock_timestamp(), clock_timestamp())
$$;

-- Queues one notice to the firm when the site is being flooded.
create function private.tell_of_flood() returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  told_since timestamptz := now() - private.period('tell of a flood');
begin
  if exists (select from private.mails where stopped = 'held' and created_at > told_since)
    and not exists (
      select from private.mails
      where contact_id is null and kind = 'flood' and (created_at > told_since or sent_at is null)
    )
  then
    perform private.write_own_mail('flood');
  end if;
end;
$$;

-- Whether public.enquiry_figures() contains something that the firm should act on. Runs every minute, so it does not
-- count anything.
create function private.is_worth_telling() returns boolean
language sql stable
set search_path = ''
as $$
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
$$;

-- Queues at most one summary a day, and none if all is well: what is waiting, held, given up or refused.
create function private.write_summary() returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  -- The firm's time zone: src/firm/firm.ts.
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
    perform private.write_own_mail('summary');
  end if;
end;
$$;

create function public.housekeeping() returns void
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
  perform private.tell_of_flood();
  perform private.write_summary();
end;
$$;
