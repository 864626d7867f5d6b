-- The sandbox processor's own books. It stands for a company elsewhere: nothing of ours reads or joins these tables but
-- the sandbox, and it never sees our transactions. There is no column that could hold a card's number.

create schema sandbox_gateway;

create table sandbox_gateway.tokens (
  token text primary key,
  behaviour text not null,
  type text not null,
  last4 text not null,
  expiry_date text not null,
  challenge_passed boolean not null default false,
  saved boolean not null default false,
  created_at timestamptz not null default now()
);

create table sandbox_gateway.payments (
  reference uuid primary key,
  token text,
  amount_cents bigint not null,
  state text not null check (state in ('authorised', 'declined', 'captured', 'voided', 'refunded')),
  created_at timestamptz not null default now()
);

-- Every movement of money, never changed: what captures and refunds come to is what a statement would show.
create table sandbox_gateway.ledger (
  id bigint generated always as identity primary key,
  reference uuid not null,
  kind text not null check (kind in ('authorise', 'capture', 'void', 'refund')),
  amount_cents bigint not null,
  at timestamptz not null default now()
);
create index ledger_by_reference on sandbox_gateway.ledger (reference);
