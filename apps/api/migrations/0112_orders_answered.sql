-- The restaurant's answer to an order, its time in the kitchen, and who is there to see it. All columns are null, and every order is accepted
-- as it is placed, where a restaurant has no `acceptance`, and for orders of older servers.
alter table orders
  -- When the wait for an answer begins and ends; null: accepted as placed.
  add column accept_from timestamptz,
  add column accept_until timestamptz,
  add column accepted_at timestamptz,
  -- staff or missed.
  add column accepted_by text,
  -- Reason, words, and whether nobody answered in time.
  add column declined jsonb,
  -- When the people in `alerts` were told that the order waits.
  add column alerted_at timestamptz,
  -- When the kitchen begins; null: at once.
  add column fire_at timestamptz,
  add column fired_at timestamptz,
  -- Ready was pressed: the guest is told when this has passed.
  add column ready_due_at timestamptz,
  -- By how many minutes staff moved the order's time.
  add column moved_minutes integer,
  -- Cancelled before the payment that it shares was captured: its share is refunded once that is.
  add column share_due_at timestamptz;

-- Held until the orders that it pays are answered. A server of the version before captures it at once.
alter table payments add column awaits_answer boolean not null default false;

alter table restaurants
  add column missed_in_a_row integer not null default 0,
  -- staff or missed; null where orders are not paused.
  add column pause_reason text;

-- The boards that hold a stream, by the hash of their session.
create table board_presence (
  restaurant_id text not null references restaurants on delete cascade,
  session text not null,
  seen_at timestamptz not null,
  primary key (restaurant_id, session)
);
