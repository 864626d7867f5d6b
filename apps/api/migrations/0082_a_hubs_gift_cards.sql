-- A hub's gift card pays orders of its kitchens: whose order an entry is of, where that is another restaurant's than the card. Null: the card's own.
alter table gift_card_entries add column order_restaurant_id text;

-- As before, but a refund is found where its order is.
create or replace function ledger_of_gift_cards() returns trigger language plpgsql as $$
declare
  entry gift_card_entries := case tg_op when 'DELETE' then old else new end;
  cents bigint := case tg_op when 'DELETE' then -entry.amount_cents else entry.amount_cents end;
  entry_order uuid := case when tg_op = 'INSERT' then entry.order_id end;
  zone text;
begin
  select settings #>> '{menu_configuration,zone}' into zone from restaurants where restaurant_id = entry.restaurant_id;
  if entry_order is not null and entry.reason = 'refund' then
    select order_id into entry_order from refunds
    where restaurant_id = coalesce(entry.order_restaurant_id, entry.restaurant_id) and id = entry.order_id;
  end if;
  insert into ledger_entries (restaurant_id, at, local_day, kind, order_id, accounts, amounts)
  values (
    entry.restaurant_id, entry.entered_at, ledger_day(entry.entered_at, zone),
    case when tg_op = 'DELETE' then 'gift-card-removed' when entry.reason = 'issue' then 'gift-card-issued'
      when cents < 0 then 'gift-card-debited' else 'gift-card-credited' end,
    entry_order,
    array['gift-cards', case when tg_op = 'DELETE' or entry.reason = 'issue' then 'gift-cards-issued' else 'due' end],
    array[-cents, cents]);
  return null;
end $$;
