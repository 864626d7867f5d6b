-- What a restaurant owes to a person for days that were cancelled: a balance that the next order uses, and the entries that made it.
-- Decision 056. An entry is of one order and one reason once, so that nothing is credited or used twice.
create table account_credits (
  restaurant_id text not null,
  -- Whose it is, as carts and orders name a person.
  owner text not null,
  balance_cents bigint not null check (balance_cents >= 0),
  primary key (restaurant_id, owner)
);

create table account_credit_entries (
  restaurant_id text not null,
  owner text not null,
  order_id uuid not null,
  reason text not null check (reason in ('day-cancelled', 'order')),
  -- Above zero what is credited, below what an order used.
  amount_cents bigint not null check (amount_cents <> 0),
  entered_at timestamptz not null,
  primary key (restaurant_id, order_id, reason),
  foreign key (restaurant_id, owner) references account_credits
);
create index account_credit_of_owner on account_credit_entries (restaurant_id, owner, entered_at);

alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check check (kind in (
  'opening', 'sale', 'sale-reversed', 'authorised', 'captured', 'voided', 'failed', 'refund', 'refunded',
  'gift-card-issued', 'gift-card-debited', 'gift-card-credited', 'gift-card-removed', 'points', 'tab',
  'account-credited', 'account-debited')) not valid;

-- What is credited is owed to the person and no more by the order; what an order uses, the other way round.
create function ledger_of_account_credit() returns trigger language plpgsql as $$
declare
  zone text;
begin
  select venue ->> 'zone' into zone from orders where restaurant_id = new.restaurant_id and id = new.order_id;
  insert into ledger_entries (restaurant_id, at, local_day, kind, order_id, accounts, amounts)
  values (new.restaurant_id, new.entered_at, ledger_day(new.entered_at, zone),
    case when new.amount_cents > 0 then 'account-credited' else 'account-debited' end,
    new.order_id, array['account-credit', 'due'], array[-new.amount_cents, new.amount_cents]);
  return null;
end $$;
create trigger ledger_account_credit after insert on account_credit_entries
  for each row execute function ledger_of_account_credit();
