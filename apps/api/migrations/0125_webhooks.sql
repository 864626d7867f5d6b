-- The addresses of other systems that are told of a restaurant's events, each with the secrets that sign what it gets.
create table webhook_endpoints (
  restaurant_id text not null references restaurants on delete cascade,
  id uuid not null,
  name text not null,
  url text not null,
  types text[] not null,
  with_contacts boolean not null,
  secret text not null,
  -- The secret before, which signs too until then.
  old_secret text,
  old_secret_until timestamptz,
  created_at timestamptz not null,
  -- Only events after this number are told: the restaurant's last one when the endpoint was added or turned on.
  from_sequence bigint not null,
  disabled_at timestamptz,
  disabled_because text check (disabled_because in ('staff', 'gone', 'failing')),
  -- When the first attempt failed since the last one that did not, and when the restaurant was told of it.
  failing_since timestamptz,
  told_failing_at timestamptz,
  -- The last attempt failed or took long: its deliveries are worked apart, so that they delay no other endpoint's.
  is_slow boolean not null default false,
  primary key (restaurant_id, id)
);
create index webhook_endpoints_failing on webhook_endpoints (failing_since) where failing_since is not null;

-- What is sent of an event to an endpoint: the same body at every attempt. Whoever changes rows of an endpoint holds the
-- endpoint's row.
create table webhook_deliveries (
  restaurant_id text not null,
  endpoint_id uuid not null,
  event_id uuid not null,
  type text not null,
  order_id uuid,
  -- The event's number at the restaurant; 0 for a test.
  sequence bigint not null,
  -- Deliveries of one lane go one after another, by their sequence.
  lane text not null,
  body text not null,
  made_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed', 'dropped')),
  -- Only the first waiting one of a lane has it.
  due_at timestamptz,
  lease uuid,
  is_slow boolean not null default false,
  attempts integer not null default 0,
  -- The last ten.
  answers jsonb not null default '[]',
  primary key (restaurant_id, endpoint_id, event_id),
  foreign key (restaurant_id, endpoint_id) references webhook_endpoints on delete cascade
);
create index webhook_deliveries_due on webhook_deliveries (due_at) where due_at is not null;
create unique index webhook_deliveries_head on webhook_deliveries (restaurant_id, endpoint_id, lane) where due_at is not null;
create index webhook_deliveries_waiting on webhook_deliveries (restaurant_id, endpoint_id, lane, sequence) where state = 'waiting';
create index webhook_deliveries_of_order on webhook_deliveries (restaurant_id, order_id) where order_id is not null;
create index webhook_deliveries_made on webhook_deliveries using brin (made_at);
