-- A restaurant's own account at Stripe, on which its cards are charged. A restaurant without a row is paid on the
-- installation's account.
create table stripe_accounts (
  restaurant_id text primary key references restaurants on delete cascade,
  -- Null until Stripe has made it, and after a manager has disconnected it: cards are off.
  account_id text unique,
  -- The idempotency key under which the account is made, so that two presses make one.
  request_key uuid not null,
  charges_enabled boolean not null default false,
  payouts_enabled boolean not null default false,
  details_submitted boolean not null default false,
  -- What Stripe still needs, as its codes: currently_due and past_due.
  requirements jsonb not null default '[]',
  disabled_reason text,
  -- Each read of the account takes the next number. One that began before a read that is written is not written.
  reads bigint not null default 0,
  written_read bigint not null default 0,
  updated_at timestamptz not null
);

-- The account with which a payment was made, which captures and refunds it too; null: the installation's.
alter table payments add column gateway_account text;
-- The operator's fee of a payment on a restaurant's own account, and how much of it was given back with refunds.
alter table payments add column fee_cents bigint not null default 0;
alter table payments add column fee_back_cents bigint not null default 0;

alter table stripe_payments add column account text;

-- The connected account that an event is from; null for the installation's.
alter table gateway_events add column account text;
