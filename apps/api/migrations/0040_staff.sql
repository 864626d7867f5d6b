-- Who works at a restaurant and signs in there by a code, for what only its staff may see. Nothing of them is known but a name.
create table staff (
  restaurant_id text not null references restaurants on delete cascade,
  id uuid not null,
  name text not null,
  -- Lower case: two that differ in capitals are one.
  name_key text not null,
  invited_at timestamptz not null,
  primary key (restaurant_id, id),
  unique (restaurant_id, name_key)
);

-- Codes that were issued and not used: of each of the staff the last one alone. Only hashes stand here.
create table staff_codes (
  restaurant_id text not null,
  staff_id uuid not null,
  code_hash text not null unique,
  expires_at timestamptz not null,
  primary key (restaurant_id, staff_id),
  foreign key (restaurant_id, staff_id) references staff on delete cascade
);
create index staff_codes_by_end on staff_codes (expires_at);

-- A session of the staff is two halves, as a person's is.
create table staff_sessions (
  secret_hash text primary key,
  token_hash text not null,
  restaurant_id text not null,
  staff_id uuid not null,
  device text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  foreign key (restaurant_id, staff_id) references staff on delete cascade
);
create index staff_sessions_of_staff on staff_sessions (restaurant_id, staff_id);
create index staff_sessions_by_end on staff_sessions (expires_at);
