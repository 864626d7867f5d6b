-- A time that a diner has chosen is held for some minutes. What counts stands in the row of the slot, so that whoever takes room there
-- reads it under the same lock: each holder with the end of the hold in milliseconds since 1970. One that has ended counts for nothing.
alter table slot_counts add column holds jsonb not null default '{}';

-- Whose holds those are: one for each visitor of a restaurant.
create table slot_holds (
  restaurant_id text not null references restaurants on delete cascade,
  -- A person or a guest's session.
  holder text not null,
  -- Hashed; null for calls within the process.
  address text,
  -- The slots that are held: [{ menuId, startsAt }].
  slots jsonb not null,
  expires_at timestamptz not null,
  primary key (restaurant_id, holder)
);
create index slot_holds_of_address on slot_holds (restaurant_id, address);
create index slot_holds_by_end on slot_holds (expires_at);
