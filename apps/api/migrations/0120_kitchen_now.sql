-- Extra minutes of preparation: how many, since when, and until when. A server of the version before ignores them.
alter table restaurants add column extra_minutes integer check (extra_minutes > 0);
alter table restaurants add column extra_since timestamptz;
alter table restaurants add column extra_until timestamptz;

-- Slots whose limits staff changed. A server of the version before keeps to the menu's limits.
create table slot_changes (
  restaurant_id text not null references restaurants on delete cascade,
  menu_id text not null,
  slot_starts_at timestamptz not null,
  -- The limit of orders: 0 closes the slot, null is no limit.
  orders integer check (orders >= 0),
  changed_at timestamptz not null,
  primary key (restaurant_id, menu_id, slot_starts_at)
);
