-- Enquiries from the site's form. The anon key is public, so all protection of this table is in the database.
--
-- The columns that a visitor fills, with their lengths and characters, repeat src/core/enquiry/enquiry.ts and
-- src/core/enquiry/characters.ts, since anybody can bypass the form. tests/supabase/database/contract.test.ts compares them.

-- Not exposed by the API, which serves `public` only.
create schema if not exists private;

-- Hosted Supabase grants the API's roles every right on new objects in `public`. From here on all objects are closed by
-- default, so that a push that stops half-way leaves nothing open. A migration that creates a table, column or function
-- for these roles grants the rights itself, and enables row level security on the table.
alter default privileges in schema public, private revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public, private revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public, private revoke all on functions from anon, authenticated, service_role;
-- By default everyone may execute a new function; that default cannot be revoked for a single schema.
alter default privileges revoke execute on functions from public;

create table public.contacts (
  -- No defaults: the trigger before_contact sets these two, and rejects rows that set them.
  id uuid primary key,
  created_at timestamptz not null,
  name text not null,
  email text not null,
  phone text,
  message text not null,
  consent boolean not null,

  constraint name_length check (char_length(name) <= 200),
  constraint email_length check (char_length(email) <= 254),
  constraint phone_length check (char_length(phone) <= 50),
  constraint message_length check (char_length(message) <= 5000),

  -- As in src/core/enquiry/schema.ts: what the HTML standard accepts for `type=email`, with a dot in the domain; before the
  -- @, dots stand between other characters only, as mail servers demand.
  constraint email_shape check (
    email ~ '^[A-Za-z0-9_!#$%&''*+/=?^`{|}~-]+(\.[A-Za-z0-9_!#$%&''*+/=?^`{|}~-]+)*@[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$'
  ),

  -- No control characters (a line break in a name could add a header to an email), no bidirectional marks (which make one
  -- address look like another), no tag characters (an invisible copy of ASCII). A message may have tabs and line
  -- breaks.
  constraint name_characters check (
    name !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f\U000e0000-\U000e007f]'
  ),
  constraint phone_characters check (
    phone !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f\U000e0000-\U000e007f]'
  ),
  constraint message_characters check (
    message !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f\U000e0000-\U000e007f]'
  ),
  -- No encoded words (RFC 2047), which mail programs decode in a header.
  constraint name_no_encoded_word check (name !~ '=\?.*\?='),
  constraint email_no_encoded_word check (email !~ '=\?.*\?='),
  constraint phone_no_encoded_word check (phone !~ '=\?.*\?='),
  -- Not blank, in any script.
  constraint name_not_blank check (
    name ~ '[^\u0009-\u000d\u0020\u0085\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
  ),
  constraint phone_not_blank check (
    phone ~ '[^\u0009-\u000d\u0020\u0085\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
  ),
  constraint message_not_blank check (
    message ~ '[^\u0009-\u000d\u0020\u0085\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
  ),
  constraint consent_given check (consent)
);

comment on table public.contacts is 'Enquiries. Visitors may add one; only the firm reads them.';

create index contacts_created_at_id on public.contacts (created_at, id);
create index contacts_email_created_at on public.contacts (lower(email), created_at);

-- Closed until private.open_contacts() opens it (…_mails.sql).
alter table public.contacts enable row level security;
alter table public.contacts force row level security;
