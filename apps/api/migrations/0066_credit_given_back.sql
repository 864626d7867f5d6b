-- Account credit of refunds, and of days that were cancelled before their card was charged. Decision 068.
-- `refund`: what a refund gives back to credit; its entry goes by the refund's id. `day-captured`: what a card paid for a day after it was
-- cancelled; before, nobody knows if it will.
alter table account_credit_entries drop constraint account_credit_entries_reason_check;
alter table account_credit_entries add constraint account_credit_entries_reason_check
  check (reason in ('day-cancelled', 'day-captured', 'refund', 'order')) not valid;

alter table refunds add column credit_cents bigint not null default 0 check (credit_cents >= 0);
alter table refunds drop constraint refunds_check;
alter table refunds add constraint refunds_check
  check (card_cents + gift_card_cents + premises_cents + points_cents + credit_cents > 0) not valid;

-- As before, but what a refund gives back to credit is of the refund's order.
create or replace function ledger_of_account_credit() returns trigger language plpgsql as $$
declare
  entry_order uuid := new.order_id;
  zone text;
begin
  if new.reason = 'refund' then
    select order_id into entry_order from refunds where restaurant_id = new.restaurant_id and id = new.order_id;
  end if;
  select venue ->> 'zone' into zone from orders where restaurant_id = new.restaurant_id and id = entry_order;
  insert into ledger_entries (restaurant_id, at, local_day, kind, order_id, accounts, amounts)
  values (new.restaurant_id, new.entered_at, ledger_day(new.entered_at, zone),
    case when new.amount_cents > 0 then 'account-credited' else 'account-debited' end,
    entry_order, array['account-credit', 'due'], array[-new.amount_cents, new.amount_cents]);
  return null;
end $$;
