-- When somebody proved that the address of their account is theirs: by the link of a mail, or by a provider that says so. Null for an address
-- that was typed and nothing more. Nobody had been asked before.
alter table people add column email_confirmed_at timestamptz;

-- The links of mails that prove an address. A link is of one account and one address, and only its hash stands here.
create table email_confirmations (
  id uuid primary key,
  token_hash text not null unique,
  person_id uuid not null references people on delete cascade,
  email_key text not null,
  expires_at timestamptz not null
);
create index confirmations_of_person on email_confirmations (person_id);
create index confirmations_by_end on email_confirmations (expires_at);

-- Suites were found by addresses that nothing had proved. Their people are found again when they prove them.
update event_suites set owner_id = null where owner_id is not null;
update suite_hosts set person_id = null where person_id is not null;
update event_operators set person_id = null where person_id is not null;

-- Whom a venue names before they have proved their address, looked for when they do.
create index suites_awaiting_owner on event_suites (owner_key) where owner_id is null;
create index hosts_awaited on suite_hosts (email_key) where person_id is null;
create index operators_awaited on event_operators (email_key) where person_id is null;

-- An invitation proves the address that it was mailed to, once.
alter table suite_invitations add column proved_at timestamptz;
