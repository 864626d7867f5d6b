-- What Stripe calls our payments, and what it told us of them. An intent's id is written before the intent is confirmed:
-- whatever holds money at Stripe stands here.
create table stripe_payments (
  -- Our reference of the payment.
  reference uuid primary key,
  -- Stripe's id; null before Stripe has opened it, and where another reference took it over.
  intent text,
  amount_cents bigint not null,
  customer text,
  -- The card whose bank asked its holder: the same card's next attempt goes on with this intent.
  challenged_token text,
  -- Nothing is confirmed under a closed reference any more.
  closed boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index stripe_payments_by_intent on stripe_payments (intent) where intent is not null;
create index stripe_payments_challenged on stripe_payments (challenged_token) where challenged_token is not null;

-- What gateways told us by themselves, each event once; worked afterwards, and tried again until it was. Of an event only its kind
-- and which payment it is about are kept: what became of the payment is asked of the gateway.
create table gateway_events (
  processor text not null,
  id text not null,
  type text not null,
  -- Our reference of the payment; null where the event names none of ours.
  reference uuid,
  -- When the gateway says that it happened.
  happened_at timestamptz not null,
  received_at timestamptz not null default now(),
  tries integer not null default 0,
  -- When it is to be looked at next; null once it was worked, or given up.
  due_at timestamptz default now(),
  outcome text check (outcome in ('settled', 'ignored', 'unknown')),
  primary key (processor, id)
);
create index gateway_events_due on gateway_events (due_at) where due_at is not null;
create index gateway_events_by_age on gateway_events (received_at);
