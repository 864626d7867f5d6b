-- What the people of a table pay of its bill. table#table-paying.
create table table_payments (
  restaurant_id text not null,
  -- Also the order id of its payment at the gateway, and of its ledger entries.
  id uuid not null,
  session_id uuid not null,
  person uuid not null,
  -- As of carts and orders; null from a day after the table's end.
  owner text,
  -- `claimed`: a share that a person is paying, until the lease ends. `failed`: the gateway has not captured it after all.
  state text not null check (state in ('claimed', 'paid', 'failed')),
  lease_until timestamptz,
  cents bigint not null check (cents > 0),
  tip_base_cents bigint not null,
  tip_cents bigint not null default 0 check (tip_cents >= 0),
  -- What it pays of each line: `orderId`, `line`, `cents`.
  lines jsonb not null,
  -- What of it went back, in all and of each line.
  back_cents bigint not null default 0,
  back_lines jsonb not null default '[]',
  payment_id uuid,
  card_type text,
  last4 text,
  paid_at timestamptz,
  primary key (restaurant_id, id),
  check (back_cents between 0 and cents),
  check ((state = 'claimed') = (payment_id is null))
);
create unique index claim_of_person on table_payments (restaurant_id, session_id, person) where state = 'claimed';
create index table_payments_of_session on table_payments (restaurant_id, session_id);
create index table_payments_of_owner on table_payments (restaurant_id, owner) where owner is not null;
create index table_payments_paid on table_payments (paid_at) where state = 'paid';

-- What of an owed tender the people of a table have paid.
alter table tenders add column paid_cents bigint not null default 0;

-- When what was paid has to be compared with the bill again, after a refund or a cancellation.
alter table table_sessions add column settle_after timestamptz;
create index table_sessions_to_settle on table_sessions (settle_after) where settle_after is not null;

-- Payments at tables, and what they pay of rounds. Not validated: earlier entries have the kinds of before.
alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check check (kind in (
  'opening', 'sale', 'sale-reversed', 'authorised', 'captured', 'voided', 'failed', 'refund', 'refunded',
  'gift-card-issued', 'gift-card-debited', 'gift-card-credited', 'gift-card-removed', 'points', 'tab',
  'account-credited', 'account-debited', 'fee', 'fee-back',
  'table-payment', 'table-payment-failed', 'table-paid', 'table-back')) not valid;
