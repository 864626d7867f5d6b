-- Accounts of people. They are of the installation, not of a restaurant: one account orders everywhere.
create table people (
  id uuid primary key,
  email text not null,
  -- Lower case: two that differ in capitals are one.
  email_key text not null unique,
  first_name text not null default '',
  last_name text not null default '',
  phone_number text not null default '',
  -- argon2id with its parameters and salt; null for who signs in with a provider alone.
  password_hash text,
  suite_operator boolean not null default false,
  locale text not null,
  -- When news and offers were asked for; null: they were not.
  consented_at timestamptz,
  created_at timestamptz not null
);

-- What a provider calls somebody.
create table person_identities (
  provider text not null check (provider in ('google', 'apple', 'facebook')),
  subject text not null,
  person_id uuid not null references people on delete cascade,
  created_at timestamptz not null,
  primary key (provider, subject)
);
create index identities_of_person on person_identities (person_id);

-- A session is two halves, of which only hashes stand here: the cookie's secret and the page's token.
create table person_sessions (
  secret_hash text primary key,
  token_hash text not null,
  id uuid not null unique,
  person_id uuid not null references people on delete cascade,
  device text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_of_person on person_sessions (person_id);
create index sessions_by_end on person_sessions (expires_at);

-- Browsers that have signed in before: wrong passwords that are tried elsewhere do not slow them.
create table person_devices (
  person_id uuid not null references people on delete cascade,
  device_hash text not null,
  seen_at timestamptz not null,
  primary key (person_id, device_hash)
);

-- A link that takes a new password once. Its token is made when its mail is written.
create table password_resets (
  id uuid primary key,
  token_hash text not null unique,
  person_id uuid not null references people on delete cascade,
  expires_at timestamptz not null
);
create index resets_of_person on password_resets (person_id);
create index resets_by_end on password_resets (expires_at);

-- Cards that the gateway keeps for a person. There is no column that could hold a card's number.
create table person_cards (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  processor text not null,
  -- The gateway's name for the card.
  token text not null,
  card_type text,
  last4 text,
  expiry_date text,
  postal_code text,
  is_default boolean not null,
  created_at timestamptz not null
);
create index cards_of_person on person_cards (person_id);
create unique index one_default_card on person_cards (person_id) where is_default;

-- What a gateway calls a person whose cards it keeps.
create table person_customers (
  person_id uuid not null references people on delete cascade,
  processor text not null,
  customer text not null,
  primary key (person_id, processor)
);

-- A person's receipts, and a guest's orders that become theirs at sign-in.
create index orders_of_owner on orders (owner, placed_at desc) where owner is not null;
