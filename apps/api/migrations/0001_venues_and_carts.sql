-- Restaurants with their menus, what is left of things, codes, members and carts.
-- Every primary key leads with the restaurant, so that the schema can be spread over a cluster by it.
-- Amounts are whole cents; restaurant_id is the text form of the venue's id.

create table restaurants (
  restaurant_id text primary key,
  slug text not null unique,
  -- The restaurant as its venue file has it.
  settings jsonb not null,
  orders_paused boolean not null default false,
  orders_paused_message text,
  -- Grows with every change that a reader of the menu could see; memory keeps what was read by it.
  revision bigint not null default 1,
  imported_at timestamptz not null
);

create table restaurant_menus (
  restaurant_id text primary key references restaurants on delete cascade,
  -- Menu groups, menus and announcements as the venue file has them, read whole and replaced whole.
  document jsonb not null
);

create table sold_out_marks (
  restaurant_id text not null references restaurants on delete cascade,
  kind text not null check (kind in ('item', 'section', 'value')),
  thing_id text not null,
  marked_at timestamptz not null,
  primary key (restaurant_id, kind, thing_id)
);

create table stock_levels (
  restaurant_id text not null references restaurants on delete cascade,
  kind text not null check (kind in ('item', 'value')),
  thing_id text not null,
  remaining integer not null check (remaining >= 0),
  -- The number in the venue file: what a daily restock refills to, and how an import knows that the file changed it.
  refill_to integer not null check (refill_to >= 0),
  auto_restock boolean not null default false,
  -- The local day that the present stock is for.
  restocked_on date not null,
  primary key (restaurant_id, kind, thing_id)
);

create table discounts (
  restaurant_id text not null references restaurants on delete cascade,
  -- The code in capitals: people type it as they like.
  code_key text not null,
  code text not null,
  name text not null,
  localization jsonb,
  value text not null,
  starts_at timestamptz,
  ends_at timestamptz,
  max_uses integer check (max_uses >= 0),
  uses integer not null default 0 check (uses >= 0),
  check (max_uses is null or uses <= max_uses),
  primary key (restaurant_id, code_key)
);

-- A code is kept as its hash. What a card holds is the sum of its entries, never a number that is overwritten.
create table gift_cards (
  restaurant_id text not null references restaurants on delete cascade,
  code_hash bytea not null,
  last4 text not null,
  issued_at timestamptz not null,
  primary key (restaurant_id, code_hash)
);

create table gift_card_entries (
  restaurant_id text not null,
  code_hash bytea not null,
  entry_id uuid not null default gen_random_uuid(),
  amount_cents integer not null check (amount_cents <> 0),
  reason text not null check (reason in ('issue', 'order', 'give-back')),
  order_id uuid,
  entered_at timestamptz not null,
  primary key (restaurant_id, code_hash, entry_id),
  foreign key (restaurant_id, code_hash) references gift_cards on delete cascade
);

-- An order takes from a card once, and gives back once.
create unique index gift_card_entries_once on gift_card_entries (restaurant_id, code_hash, order_id, reason)
  where order_id is not null;

create table members (
  restaurant_id text not null references restaurants on delete cascade,
  -- The identifier in small letters without spaces around it.
  identifier_key text not null,
  identifier text not null,
  member_id text not null,
  person jsonb not null,
  promos text[] not null,
  primary key (restaurant_id, identifier_key)
);

create table carts (
  restaurant_id text not null references restaurants on delete cascade,
  cart_id text not null,
  lines jsonb not null,
  order_type text not null,
  table_num text,
  expires_at timestamptz not null,
  primary key (restaurant_id, cart_id)
);

create index carts_expires_at on carts (expires_at);

-- How many orders each interval of a menu has taken. Rows are made by the first order of an interval.
create table slot_counts (
  restaurant_id text not null references restaurants on delete cascade,
  menu_id text not null,
  slot_starts_at timestamptz not null,
  taken integer not null check (taken >= 0),
  primary key (restaurant_id, menu_id, slot_starts_at)
);

-- Counters of guessing, shared by all servers. The shape is the limiter library's own.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
