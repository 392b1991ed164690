-- On hosted Supabase pg_cron runs the housekeeping every minute, and asks the function to send overdue emails. Without
-- its extensions this does nothing: the local backend has its own timer.

-- Requests a sweep if there is anything to send. The project's URL and secret key come from the vault, which `supabase
-- db push` fills (supabase/config.toml); while they are missing, the job's log says so (cron.job_run_details).
create function private.request_sweep() returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  project_url text;
  secret_key text;
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
  perform net.http_post(
    url := rtrim(project_url, '/') || '/functions/v1/send-contact-email',
    headers := jsonb_build_object('apikey', secret_key, 'content-type', 'application/json'),
    body := '{"type": "sweep"}'::jsonb,
    timeout_milliseconds := 60000
  );
end;
$$;

-- What is wrong with the backend itself, for whoever looks after it; empty if nothing is. Counts nothing, since anybody
-- may ask the function whether there is any.
create function public.backend_faults() returns text[]
language plpgsql stable security definer
set search_path = ''
as $$
declare
  late timestamptz := now() - private.period('worth telling');
  faults text[] := array[
    case
      when exists (
        select from private.mails where not to_visitor and sent_at is null and stopped is null and created_at < late
      ) or exists (select from private.mails where stopped = 'in digest' and created_at < late)
        then 'Emails to the firm have been waiting for more than an hour: last_error in private.mails says why'
    end,
    case when current_setting('default_transaction_read_only')::boolean
      then 'The database stores nothing: it is read-only, perhaps because its disk is full'
    end,
    (
      select to_char(
        at at time zone 'Asia/Kuala_Lumpur',
        '"Nothing has looked for overdue emails since "YYYY-MM-DD HH24:MI": check the schedule (pg_cron)"'
      )
      from private.heartbeat where at < now() - interval '10 minutes'
    )
  ];
begin
  -- The local backend has no vault.
  if to_regclass('vault.decrypted_secrets') is not null then
    if (
      select count(*) from vault.decrypted_secrets
      where name in ('project_url', 'secret_key') and decrypted_secret <> ''
    ) < 2 then
      faults := faults || 'The vault lacks project_url or secret_key, so overdue emails stay unsent: run npm run deploy:backend'::text;
    end if;
  end if;
  return array_remove(faults, null);
end;
$$;
grant execute on function public.backend_faults() to service_role;

do $$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net')) < 2 then
    return;
  end if;
  -- By default they would be created in `public`, which the API serves; pg_cron accepts only pg_catalog since 1.5.
  execute 'create extension if not exists pg_cron with schema pg_catalog';
  execute 'create extension if not exists pg_net with schema extensions';
  execute $job$ select cron.schedule('housekeeping', '* * * * *', 'select public.housekeeping()') $job$;
  execute $job$ select cron.schedule('send-overdue-mails', '* * * * *', 'select private.request_sweep()') $job$;
  -- Two runs a minute leave a row each, which pg_cron never deletes itself.
  execute $job$
    select cron.schedule('forget-job-runs', '17 3 * * *',
      $delete$ delete from cron.job_run_details where end_time < now() - interval '7 days' $delete$)
  $job$;
end;
$$;
