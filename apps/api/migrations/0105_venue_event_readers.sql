-- How far each reader of a restaurant's events has read. It moves on in the transaction that does what the events ask for.
create table venue_event_readers (
  reader text not null,
  restaurant_id text not null,
  sequence bigint not null,
  primary key (reader, restaurant_id)
) with (fillfactor = 50);

-- By the database's clock: how long ago it was written, however the venue's clock stands.
alter table venue_events add column written_at timestamptz not null default now();
