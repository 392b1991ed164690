-- Enquiries from the site's form. The anon key is public, so whatever protects this table stands here.

create table public.contacts (
  -- Without defaults: the trigger before_contact sets these two and refuses whoever tries to.
  id uuid primary key,
  created_at timestamptz not null,
  name text not null,
  email text not null,
  phone text,
  message text not null,
  consent boolean not null,

  -- The same limits as the form's (src/enquiry/enquiry.ts), since anybody can post past the form.
  constraint name_length check (char_length(name) <= 200 and btrim(name) <> ''),
  constraint email_length check (char_length(email) <= 254),
  -- As in src/enquiry/schema.ts: what the HTML standard takes for `type=email`, with a dot in the domain.
  constraint email_shape check (
    email ~ '^[A-Za-z0-9_.!#$%&''*+/=?^`{|}~-]+@[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$'
  ),
  constraint phone_length check (char_length(phone) <= 50 and btrim(phone) <> ''),
  constraint message_length check (char_length(message) <= 5000 and btrim(message) <> ''),
  -- No control characters (a line end in a name could add a header to a mail) and no marks that turn the
  -- direction of text around (they make an address look like another one). A message may have line ends.
  constraint name_characters check (name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  constraint phone_characters check (phone !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
  constraint message_characters check (
    message !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'
  ),
  constraint consent_given check (consent)
);

comment on table public.contacts is 'Enquiries. Visitors may add one; only the firm reads them.';

create index contacts_created_at on public.contacts (created_at);
create index contacts_email_created_at on public.contacts (lower(email), created_at);

-- Who may do what with it is said twice: here by row, and in …_rights.sql by command and column.
alter table public.contacts enable row level security;
alter table public.contacts force row level security;

create policy "Visitors send enquiries" on public.contacts
  for insert to anon
  with check (consent);

-- The firm's own tools and the mail function use the service key. It passes row level security where the
-- role has that right (hosted Supabase); these policies say the same where it has not.
create policy "The firm reads enquiries" on public.contacts for select to service_role using (true);
create policy "The firm deletes enquiries" on public.contacts for delete to service_role using (true);
