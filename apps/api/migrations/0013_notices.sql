-- Mails and text messages to the people of orders. A notice is written in the transaction of what it tells of, or waits from
-- the order on until that comes; a worker sends it afterwards.
create table notices (
  restaurant_id text not null,
  -- Whoever receives it knows it by this: it is the same at every attempt.
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  kind text not null,
  channel text not null check (channel in ('mail', 'text')),
  recipient text not null,
  locale text not null,
  -- When what it tells of came; null: it is still to come.
  told_of_at timestamptz,
  -- When it is to be sent, or tried again; null: nothing is to be done.
  due_at timestamptz,
  attempts integer not null default 0,
  -- How often it was handed over without an answer: it may have arrived.
  unanswered integer not null default 0,
  -- Whoever holds the lease sends it.
  lease uuid,
  -- As it was written at the first hand-over: the same words at every later one. Gone when it is sent.
  content json,
  outcome text check (outcome in ('sent', 'undeliverable', 'over-cap', 'unsure', 'too-late')),
  created_at timestamptz not null default now(),
  primary key (restaurant_id, id)
);
-- Nobody is told the same twice. The notices of an order are found by it, too.
create unique index notices_once on notices (restaurant_id, order_id, kind, recipient);
create index notices_due on notices (due_at) where due_at is not null;
create index notices_by_age on notices (created_at);
