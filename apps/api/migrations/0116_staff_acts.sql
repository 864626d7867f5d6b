-- What members of the staff did. The names stay as they were, whoever is removed since. The id is a UUIDv7, so the
-- primary key is in the order of time.
create table staff_acts (
  restaurant_id text not null references restaurants on delete cascade,
  id uuid not null,
  at timestamptz not null,
  -- Who acted: the chosen person, otherwise the session's own member. No foreign key: a member may be removed.
  staff_id uuid not null,
  staff_name text not null,
  -- The device's name, or the browser of a person who signed in by a code.
  device_name text,
  act text not null,
  order_id uuid,
  details jsonb not null,
  primary key (restaurant_id, id)
);
create index staff_acts_of_order on staff_acts (restaurant_id, order_id, id) where order_id is not null;
create index staff_acts_by_time on staff_acts (at);
