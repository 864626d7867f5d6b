-- Who has joined a venue's loyalty programme: the hash of an e-mail address, which the restaurant is part of. No address stands here.
create table loyalty_members (
  restaurant_id text not null references restaurants on delete cascade,
  member_key bytea not null,
  joined_at timestamptz not null,
  primary key (restaurant_id, member_key)
);

-- Points as a ledger: what somebody has is the sum of their entries, and no entry is ever changed.
create table loyalty_entries (
  restaurant_id text not null,
  member_key bytea not null,
  entry_id uuid not null default gen_random_uuid(),
  points integer not null check (points <> 0),
  reason text not null check (reason in ('earned', 'taken-back')),
  order_id uuid not null,
  -- What gave the points, in cents, or what was refunded of the bill when they were taken back, all its refunds together.
  amount_cents bigint not null check (amount_cents > 0),
  entered_at timestamptz not null,
  primary key (restaurant_id, member_key, entry_id),
  foreign key (restaurant_id, member_key) references loyalty_members on delete cascade
);

-- An order gives its points once.
create unique index loyalty_entries_once on loyalty_entries (restaurant_id, order_id) where reason = 'earned';
create index loyalty_entries_of_order on loyalty_entries (restaurant_id, order_id);
