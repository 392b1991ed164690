-- For the owner's SQL editor (docs/operations.md): what is stored about a person who asks, and its erasure. No role of the API
-- may call these.

-- The enquiries of an address, with those of every other address that private.mailbox() counts as the same person, such as
-- other spellings. It may count two people as one, so the addresses are to be read before anything is erased.
create function private.enquiries_of(address text) returns setof public.contacts
language sql stable
set search_path = ''
as $$
  select * from public.contacts
  where private.mailbox(email) = private.mailbox(btrim(address))
  order by created_at
$$;

-- Erases the enquiries of these addresses, in capital or small letters, and returns them. Their emails in the outbox go with
-- them; a digest contains what is stored when it is sent.
create function private.erase_enquiries(variadic addresses text[]) returns setof public.contacts
language sql volatile
set search_path = ''
as $$
  delete from public.contacts as contact using unnest(addresses) as address
  where lower(contact.email) = lower(btrim(address))
  returning contact.*
$$;
