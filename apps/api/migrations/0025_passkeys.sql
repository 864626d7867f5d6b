-- Passkeys that somebody signs in with. A public key opens nothing: what a browser keeps never comes here.
create table person_passkeys (
  -- The authenticator's own name for the key, base64url.
  credential_id text primary key,
  id uuid not null unique,
  person_id uuid not null references people on delete cascade,
  name text not null,
  public_key text not null,
  -- How often the authenticator says that the key was used; 0 for one that does not count.
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_of_person on person_passkeys (person_id);

-- Challenges that a browser was given, until they come back or are too old: each comes back once, on any server. Only the hash of the
-- browser's secret stands here; the challenge is derived from the secret.
create table passkey_challenges (
  secret_hash text primary key,
  -- Who is to have a new passkey; null for who signs in with one.
  person_id uuid references people on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_by_end on passkey_challenges (expires_at);
create index passkey_challenges_of_person on passkey_challenges (person_id) where person_id is not null;
