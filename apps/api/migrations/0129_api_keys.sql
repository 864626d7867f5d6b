-- Keys by which other systems of a restaurant call the API. Only the hash of a key is stored.
create table api_keys (
  restaurant_id text not null references restaurants on delete cascade,
  id uuid not null,
  name text not null,
  -- Lower case: two that differ in capitals are one.
  name_key text not null,
  -- The key's first characters, by which people tell keys apart.
  prefix text not null,
  key_hash text not null unique,
  scopes text[] not null check (cardinality(scopes) > 0),
  mode text not null check (mode in ('live', 'test')),
  created_at timestamptz not null,
  -- Null: it does not end.
  ends_at timestamptz,
  -- To a quarter of an hour.
  last_used_at timestamptz,
  primary key (restaurant_id, id),
  unique (restaurant_id, name_key)
);
