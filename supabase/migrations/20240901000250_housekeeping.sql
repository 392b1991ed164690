-- Regular maintenance, whether enquiries arrive or not: with each sweep, and by …_sweep_schedule.sql.

-- Queues what waits for a digest, some time after the digests before, sent or not. Usually that is one; each is as long as
-- mail servers take. The content is fixed here, so that each attempt sends the same.
create function private.write_digests() returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  written uuid;
begin
  -- Their enquiries were erased.
  delete from private.mails as digest
  where contact_id is null and kind = 'digest' and sent_at is null
    and not exists (select from private.mails where digest_id = digest.id);
  if exists (
    select from private.mails
    where contact_id is null and kind = 'digest' and created_at > now() - private.period('digest every')
  ) then
    return;
  end if;
  while exists (select from private.mails where stopped = 'in digest' and digest_id is null) loop
    insert into private.mails (kind, created_at, next_try)
    values ('digest', clock_timestamp(), clock_timestamp()) returning id into written;
    update private.mails set digest_id = written where id in (
      select id from private.mails
      where stopped = 'in digest' and digest_id is null
      order by nth, created_at limit 3000
    );
  end loop;
end;
$$;

-- Queues at most one summary a day, and none if all is well: what is waiting, given up or refused. Runs every minute, so it
-- does not count anything.
create function private.write_summary() returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  -- The firm's time zone: src/core/firm/firm.ts.
  summary_from timestamptz := (date_trunc('day', now() at time zone 'Asia/Kuala_Lumpur') + private.period('summary at'))
    at time zone 'Asia/Kuala_Lumpur';
  late timestamptz := now() - private.period('worth telling');
begin
  if now() < summary_from or exists (
    select from private.mails
    where contact_id is null and kind = 'summary' and (created_at >= summary_from or sent_at is null)
  ) then
    return;
  end if;
  if exists (select from private.mails where stopped = 'in digest' and created_at < late)
    or exists (
      select from private.mails
      where sent_at is null and stopped is null and contact_id is not null and created_at < late
    )
    or exists (
      select from private.mails
      where stopped = 'given up'
        and created_at > now() - private.period('acknowledge within') - interval '24 hours'
    )
    or exists (select from private.refusals where hour > now() - interval '25 hours')
  then
    insert into private.mails (kind, created_at, next_try) values ('summary', clock_timestamp(), clock_timestamp());
  end if;
end;
$$;

-- When the housekeeping last ran.
create table private.heartbeat (at timestamptz not null);
insert into private.heartbeat (at) values (now());
alter table private.heartbeat enable row level security;

create function public.housekeeping() returns void
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  -- If another transaction is doing this right now, nothing is left to do.
  if not pg_try_advisory_xact_lock(hashtext('public.housekeeping')) then
    return;
  end if;
  update private.heartbeat set at = clock_timestamp() where true;
  perform private.count_refusals();

  delete from private.senders
  where created_at <= clock_timestamp() - (
    select max(period) from private.limits where scope in ('address', 'network')
  );
  delete from private.refusals where hour < now() - private.period('refusals kept');
  delete from private.mails where contact_id is null and created_at < now() - private.period('refusals kept');
  -- Not more at a time, so that no run takes long.
  delete from public.contacts where id in (
    select id from public.contacts
    where created_at < now() - private.period('enquiries kept')
    order by created_at
    limit 1000
  );

  -- Acknowledgements that would be too late.
  update private.mails set stopped = 'given up'
  where kind = 'acknowledgment' and sent_at is null and stopped is null
    and next_try <= now()
    and (lease_until is null or lease_until < now())
    and created_at <= now() - private.period('acknowledge within');

  perform private.write_digests();
  perform private.write_summary();
end;
$$;
grant execute on function public.housekeeping() to service_role;
