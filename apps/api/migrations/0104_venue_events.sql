-- What happened at a restaurant, in its sequence, for whoever has to hear of it. The counter's row is locked until the transaction ends, so
-- that a restaurant's events have no gap and are seen in their sequence. It is the last thing that a transaction takes.
create table venue_event_sequences (
  restaurant_id text primary key,
  last_sequence bigint not null
) with (fillfactor = 50);

create table venue_events (
  restaurant_id text not null,
  sequence bigint not null,
  id uuid not null,
  type text not null,
  order_id uuid,
  -- The order's version then.
  order_version integer,
  at timestamptz not null,
  data jsonb not null default '{}',
  primary key (restaurant_id, sequence)
);
-- Written in the sequence of time, and forgotten in it.
create index venue_events_at on venue_events using brin (at);

-- Counts what happened to an order: its placing, each move, change and refund.
alter table orders add column version integer not null default 1;
