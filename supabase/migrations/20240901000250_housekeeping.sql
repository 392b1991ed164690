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
  perform private.write_digest();
  perform private.write_summary();
end;
$$;
