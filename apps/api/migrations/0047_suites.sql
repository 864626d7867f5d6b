-- Events and the suites that order for them: what the venue file says, and what became of it since. The file itself stays in the
-- restaurant's document; here is what calls ask for.
create table events (
  restaurant_id text not null references restaurants on delete cascade,
  id text not null,
  name text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  pre_order_closes_at timestamptz not null,
  primary key (restaurant_id, id)
);

-- Who works at an event. People are named by their addresses in lower case, and found by their account once there is one.
create table event_operators (
  restaurant_id text not null,
  event_id text not null,
  email_key text not null,
  person_id uuid references people on delete set null,
  primary key (restaurant_id, event_id, email_key),
  foreign key (restaurant_id, event_id) references events on delete cascade
);
create index events_of_operator on event_operators (person_id);

create table event_suites (
  restaurant_id text not null,
  id text not null,
  event_id text not null,
  position integer not null,
  name text not null,
  owner_key text not null,
  owner_id uuid references people on delete set null,
  tab_limit_cents bigint check (tab_limit_cents >= 0),
  pre_order_delivery_time text not null default 'before' check (pre_order_delivery_time in ('before', 'beginning', 'half-time')),
  pre_order_additional_notes text,
  event_day_payment_preference text not null default 'charge' check (event_day_payment_preference in ('charge', 'invoice')),
  -- When the settings of the event's day were confirmed, which opens the tab; from then on the file does not change them.
  tab_opened_at timestamptz,
  tab_closed_at timestamptz,
  -- What orders have put on the tab: never more than its limit.
  tab_cents bigint not null default 0 check (tab_cents >= 0),
  -- Who changes a suite says which version they saw.
  version integer not null default 1,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, event_id) references events on delete cascade
);
create index suites_of_event on event_suites (restaurant_id, event_id);
create index suites_of_owner on event_suites (owner_id);

-- Who may order for a suite beside its owner.
create table suite_hosts (
  restaurant_id text not null,
  suite_id text not null,
  email_key text not null,
  person_id uuid references people on delete set null,
  primary key (restaurant_id, suite_id, email_key),
  foreign key (restaurant_id, suite_id) references event_suites on delete cascade
);
create index suites_of_host on suite_hosts (person_id);

-- An operator acts for an owner with a token of its own beside the operator's cookie. It ends with the operator's session.
create table acting_sessions (
  token_hash text primary key,
  session_id uuid not null references person_sessions (id) on delete cascade,
  restaurant_id text not null,
  suite_id text not null,
  owner_id uuid not null references people on delete cascade,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  foreign key (restaurant_id, suite_id) references event_suites on delete cascade
);
create index acting_of_session on acting_sessions (session_id);
create index acting_of_suite on acting_sessions (restaurant_id, suite_id);
create index acting_of_owner on acting_sessions (owner_id);

-- Who did what for whom, when and from where: only ever added to. It says people by their accounts, so that no name stands here.
create table suite_acts (
  restaurant_id text not null,
  act_id bigint generated always as identity,
  suite_id text not null,
  event_id text not null,
  at timestamptz not null,
  act text not null,
  by_person uuid not null,
  -- The owner who was acted for; null where people acted for themselves.
  for_person uuid,
  device text,
  details jsonb not null default '{}',
  primary key (restaurant_id, act_id)
);
create index acts_of_suite on suite_acts (restaurant_id, suite_id, act_id);
create function suite_acts_keep() returns trigger language plpgsql as
$$ begin raise exception 'The audit trail of suites is only ever added to.' using errcode = 'integrity_constraint_violation'; end $$;
create trigger suite_acts_keep before update or delete or truncate on suite_acts
  for each statement execute function suite_acts_keep();

-- The orders of a suite. What is on the tab of each is counted in the suite's own row.
create table suite_orders (
  restaurant_id text not null,
  suite_id text not null,
  order_id uuid not null,
  kind text not null check (kind in ('pre-order', 'event-day')),
  tab_cents bigint not null default 0 check (tab_cents >= 0),
  -- Who changes the order says which version they saw.
  version integer not null default 1,
  placed_at timestamptz not null,
  primary key (restaurant_id, order_id)
);
create index orders_of_suite on suite_orders (restaurant_id, suite_id);

-- The keys that links of invitations are sealed with, each restaurant's own. A link names its key; the newest seals new ones.
create table suite_link_keys (
  restaurant_id text not null references restaurants on delete cascade,
  key_id uuid not null,
  key bytea not null,
  made_at timestamptz not null,
  primary key (restaurant_id, key_id)
);
