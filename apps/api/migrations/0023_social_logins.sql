-- Sign-ins that were begun at a provider, until they come back or their ten minutes are over: each comes back once, on any server.
-- Only the hash of the browser's secret stands here; state, nonce and verifier are derived from the secret.
create table social_logins (
  secret_hash text primary key,
  provider text not null check (provider in ('google', 'apple', 'facebook')),
  -- Who began it while signed in, to have the provider linked to their account; null for who signs in.
  person_id uuid references people on delete cascade,
  expires_at timestamptz not null
);
create index social_logins_by_end on social_logins (expires_at);
create index social_logins_of_person on social_logins (person_id) where person_id is not null;
