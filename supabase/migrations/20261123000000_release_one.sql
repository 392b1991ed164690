-- Releases the held emails of one enquiry, for a visitor's among those of a flood; all of them if no enquiry is given.
-- Returns how many.
drop function public.release_mails();
create function public.release_mails(of_enquiry uuid default null) returns integer
language sql security definer
set search_path = ''
as $$
  with released as (
    update private.mails set stopped = null, created_at = clock_timestamp(), next_try = clock_timestamp()
    where stopped = 'held' and (of_enquiry is null or contact_id = of_enquiry) returning id
  )
  select count(*)::integer from released
$$;
grant execute on function public.release_mails(uuid) to service_role;
