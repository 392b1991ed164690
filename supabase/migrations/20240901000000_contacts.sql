-- Enquiries from the site's form. The anon key is public, so whatever protects this table stands here.

create table public.contacts (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null,
  email text not null,
  phone text,
  message text not null,
  consent boolean not null,

  -- The same limits as the form's (src/enquiry/enquiry.ts), since anybody can post past the form.
  constraint name_length check (char_length(name) <= 200 and btrim(name) <> ''),
  constraint email_length check (char_length(email) <= 254),
  constraint email_shape check (email ~ '^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+\.[^\s@<>"(),:;\\[\]]+$'),
  constraint phone_length check (char_length(phone) <= 50 and btrim(phone) <> ''),
  constraint message_length check (char_length(message) <= 5000 and btrim(message) <> ''),
  -- No control characters (a line end in a name could add a header to a mail) and no marks that turn the
  -- direction of text around (they make an address look like another one). A message may have line ends.
  constraint name_characters check (name !~ '[\u0001-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]'),
  constraint email_characters check (email !~ '[\u0001-\u0020\u007f-\u009f\u202a-\u202e\u2066-\u2069]'),
  constraint phone_characters check (phone !~ '[\u0001-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]'),
  constraint message_characters check (
    message !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]'
  ),
  constraint consent_given check (consent)
);

comment on table public.contacts is 'Enquiries. Visitors may add one; only the firm reads them.';

create index contacts_created_at on public.contacts (created_at);
create index contacts_email_created_at on public.contacts (lower(email), created_at);

alter table public.contacts enable row level security;
alter table public.contacts force row level security;

revoke all on public.contacts from public, anon, authenticated;
grant insert (name, email, phone, message, consent) on public.contacts to anon;

create policy "Visitors send enquiries" on public.contacts
  for insert to anon
  with check (consent);

-- The firm's own tools and the mail function use the service key. It passes row level security where the
-- role has that right (hosted Supabase); this policy says the same where it has not.
grant select, delete on public.contacts to service_role;
create policy "The firm reads enquiries" on public.contacts for select to service_role using (true);
create policy "The firm deletes enquiries" on public.contacts for delete to service_role using (true);
