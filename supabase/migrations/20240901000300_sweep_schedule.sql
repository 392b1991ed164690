-- On hosted Supabase pg_cron runs the housekeeping every minute, and asks the function to send overdue emails. The local
-- backend has none of these extensions, and its own timer.

do $$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net')) < 2 then
    return;
  end if;
  -- By default they would be created in `public`, which the API serves; pg_cron accepts only pg_catalog since 1.5.
  execute 'create extension if not exists pg_cron with schema pg_catalog';
  execute 'create extension if not exists pg_net with schema extensions';
end;
$$;

-- Requests a sweep if there is anything to send. The project's URL and secret key come from the vault, which
-- public.set_up() fills; while they are missing, the job's log says so (cron.job_run_details).
create function private.request_sweep() returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  project_url text;
  secret_key text;
  function_url text;
begin
  if not exists (
    select from private.mails as mail
    where mail.sent_at is null and mail.stopped is null and private.is_due(mail)
  ) then
    return;
  end if;
  select decrypted_secret into project_url from vault.decrypted_secrets where name = 'project_url';
  select decrypted_secret into secret_key from vault.decrypted_secrets where name = 'secret_key';
  if project_url is null or secret_key is null then
    raise exception 'The vault needs the secrets project_url and secret_key, or overdue mails stay unsent';
  end if;
  function_url := rtrim(project_url, '/') || '/functions/v1/send-contact-email';
  -- While pg_net's worker is down, requests wait, and all are made when it is back.
  if exists (select from net.http_request_queue where url = function_url) then
    return;
  end if;
  perform net.http_post(
    url := function_url,
    headers := jsonb_build_object('apikey', secret_key, 'content-type', 'application/json'),
    body := '{"type": "sweep"}'::jsonb,
    timeout_milliseconds := 60000
  );
end;
$$;

-- Sets right what may have changed since the migrations ran: rights given in the dashboard, a replaced secret key, secrets
-- that a restored project cannot decrypt, a job deleted or paused. `npm run deploy:backend` ends with it.
create function public.set_up(project_url text, secret_key text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.open_contacts();
  delete from vault.secrets where name in ('project_url', 'secret_key');
  perform vault.create_secret(project_url, 'project_url');
  perform vault.create_secret(secret_key, 'secret_key');
  perform cron.alter_job(job, active := true)
  from (values
    ('housekeeping', '* * * * *', 'select public.housekeeping()'),
    ('send-overdue-mails', '* * * * *', 'select private.request_sweep()'),
    -- Two runs a minute leave a row each, which pg_cron never deletes itself.
    ('forget-job-runs', '17 3 * * *',
      $job$ delete from cron.job_run_details where end_time < now() - interval '7 days' $job$)
  ) as jobs (name, schedule, command), cron.schedule(name, schedule, command) as job;
  -- It would be a minute until backend_faults() finds the heartbeat of a schedule that had ended.
  perform public.housekeeping();
end;
$$;
grant execute on function public.set_up(text, text) to service_role;

-- What is wrong with the backend itself, for whoever looks after it, and what ends that; empty if nothing is. Counts nothing,
-- since anybody may ask the function whether there is any.
--   project_url, secret_key: what the vault should have, if that is to be compared.
create function public.backend_faults(project_url text default null, secret_key text default null) returns text[]
language plpgsql stable security definer
set search_path = ''
as $$
declare
  late timestamptz := now() - private.period('worth telling');
  vaulted jsonb;
  faults text[] := array[
    (
      select 'Emails to the firm have been waiting for more than an hour: '
        || coalesce(max(last_error), 'nothing has tried to send them; run “npm run deploy:backend”')
      from private.mails
      where not to_visitor and created_at < late
        and (sent_at is null and stopped is null or stopped = 'in digest')
      having count(*) > 0
    ),
    case when current_setting('default_transaction_read_only')::boolean
      then 'The database stores nothing: it is read-only, perhaps because its disk is full; enlarge it (Supabase: Settings, Compute and Disk)'
    end,
    (
      select to_char(
        at at time zone 'Asia/Kuala_Lumpur',
        '"Nothing has looked for overdue emails since "YYYY-MM-DD HH24:MI": run “npm run deploy:backend”; if it comes back, restart the project (Supabase: Settings, General)"'
      )
      from private.heartbeat where at < now() - interval '10 minutes'
    )
  ];
begin
  -- The local backend has no vault.
  if to_regclass('vault.decrypted_secrets') is not null then
    begin
      select coalesce(jsonb_object_agg(name, decrypted_secret), '{}') into vaulted
      from vault.decrypted_secrets
      where name in ('project_url', 'secret_key') and decrypted_secret <> '';
      faults := faults || case
        when not vaulted ?& array['project_url', 'secret_key']
          then 'The vault lacks project_url or secret_key, so overdue emails stay unsent: run “npm run deploy:backend”'
        when vaulted <> vaulted || jsonb_strip_nulls(jsonb_build_object('project_url', project_url, 'secret_key', secret_key))
          then 'The vault has another address or secret key than .env, so overdue emails may stay unsent: run “npm run deploy:backend”'
      end;
    exception when others then
      faults := faults || ('The vault cannot be read (' || sqlerrm || '), so overdue emails stay unsent: run “npm run deploy:backend”');
    end;
  end if;
  return array_remove(faults, null);
end;
$$;
grant execute on function public.backend_faults(text, text) to service_role;
