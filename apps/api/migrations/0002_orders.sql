-- Orders, their payments and the keys that make a submit happen once. Every key leads with the restaurant, so that all
-- rows of one order lie together when the tables are spread over a cluster. What is only ever read whole is json, which
-- gives back the very text that it was given: a repeated submit is answered to the letter.

create table orders (
  restaurant_id text not null,
  id uuid not null,
  -- Short, for people: unique in the restaurant's local day.
  local_day date not null,
  number integer not null,
  status text not null default 'placed' check (status in ('placed', 'in-progress', 'ready', 'completed', 'cancelled')),
  type text not null,
  table_num text,
  placed_at timestamptz not null,
  ready_at timestamptz not null,
  -- The time that was chosen; null: as soon as possible.
  wanted_at timestamptz,
  locale text not null,
  -- What the receipt says of the restaurant as it was then: name, address, tax numbers, zone.
  venue json not null,
  costs json not null,
  explanation json not null,
  total_with_tip_cents bigint not null check (total_with_tip_cents >= 0),
  -- The person's details, apart from the rest so that they can be erased.
  contact json,
  -- Notes, answers to the restaurant's questions, and the age box with its text and time.
  remarks json not null,
  payment_method text not null,
  payment_status text not null
    check (payment_status in ('not-required', 'on-premise', 'authorised', 'captured', 'voided', 'refunded', 'failed')),
  card_type text,
  card_last4 text,
  -- The stock, the slot places, the code and the gift card it took, to be given back when it is cancelled.
  taken jsonb not null,
  primary key (restaurant_id, id),
  unique (restaurant_id, local_day, number)
);

-- The diner's page knows an order by its unguessable id alone.
create index orders_by_id on orders (id);

create table order_lines (
  restaurant_id text not null,
  order_id uuid not null,
  line integer not null,
  item_id text not null,
  menu_id text not null,
  quantity integer not null check (quantity > 0),
  order_price_cents bigint not null,
  -- The line as the bill shows it, with its words, choices and prices.
  details json not null,
  primary key (restaurant_id, order_id, line)
);

create table order_events (
  restaurant_id text not null,
  order_id uuid not null,
  step integer not null,
  status text not null,
  at timestamptz not null,
  primary key (restaurant_id, order_id, step)
);

-- The last number given to an order of a day.
create table order_numbers (
  restaurant_id text not null,
  local_day date not null,
  last_number integer not null,
  primary key (restaurant_id, local_day)
);

-- One row for each checkout. While a lease is on it, somebody is at work; without one, its order stands.
create table idempotency_keys (
  restaurant_id text not null,
  scope text not null,
  key uuid not null,
  body_hash bytea not null,
  order_id uuid not null,
  lease uuid,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  primary key (restaurant_id, scope, key)
);
create index idempotency_keys_leased on idempotency_keys (lease_until) where lease is not null;
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- Money asked of a card. `id` is the reference under which the gateway knows it; the row is there before the gateway is
-- called, so that a crash at any moment leaves something to ask about.
create table payments (
  restaurant_id text not null,
  id uuid not null,
  order_id uuid not null,
  status text not null check (
    status in ('authorising', 'declined', 'authorised', 'captured', 'voiding', 'voided', 'refunding', 'refunded', 'failed')
  ),
  processor text not null,
  amount_cents bigint not null check (amount_cents > 0),
  card_type text,
  last4 text,
  expiry_date text,
  postal_code text,
  -- Whoever holds the lease of the checkout may settle the payment; after this moment the sweeper does.
  lease uuid,
  settle_after timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (restaurant_id, id)
);
create index payments_of_order on payments (restaurant_id, order_id);
create index payments_unsettled on payments (settle_after)
  where status in ('authorising', 'authorised', 'voiding', 'refunding');
