-- What guests looked at, asked for in vain and searched for without a result: counts by day, restaurant and dish or words, without persons.
create table guest_interest (
  restaurant_id text not null references restaurants on delete cascade,
  -- The day of the restaurant's zone.
  local_day date not null,
  kind text not null check (kind in ('opened', 'sold-out', 'not-found')),
  -- The id of a dish, or the words of a search.
  subject text not null,
  times integer not null check (times > 0),
  primary key (restaurant_id, local_day, kind, subject)
);
create index guest_interest_by_day on guest_interest (local_day);
