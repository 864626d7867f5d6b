-- One cart over the kitchens of a food hall: its orders are of several restaurants, under one payment of the hub's account, or each under its own.

-- The payments of a checkout are found by its lease, whichever restaurant they are of. Few have one.
create index payments_leased on payments (lease) where lease is not null;

-- Whose payment a refund gives back of, where it is not its order's restaurant: a hub's, paid for all its kitchens. Null: the order's.
alter table refunds add column payment_restaurant_id text;

-- As before, but a payment of a submission that is no order itself is of its restaurant's zone.
create or replace function ledger_of_payments() returns trigger language plpgsql as $$
declare
  gateway text := 'gateway:' || new.processor;
  cents bigint := new.amount_cents;
  entry_order uuid := new.order_id;
  zone text;
  entry_kind text := new.status;
  entry_accounts text[];
  entry_amounts bigint[];
begin
  if new.status = 'authorised' then
    select venue ->> 'zone' into zone from orders where restaurant_id = new.restaurant_id and id = new.order_id;
    entry_accounts := array['authorised', 'authorised-for'];
    entry_amounts := array[cents, -cents];
  else
    select e.order_id, o.venue ->> 'zone' into entry_order, zone
    from ledger_entries e left join orders o on o.restaurant_id = e.restaurant_id and o.id = e.order_id
    where e.payment_id = new.id and e.restaurant_id = new.restaurant_id and e.kind = 'authorised';
    if not found then return null; end if;
    if new.status = 'refunding' then
      if old.status <> 'voiding' then return null; end if;
      entry_kind := 'captured';
    end if;
    if entry_kind = 'captured' then
      entry_accounts := array['authorised', 'authorised-for', gateway, 'due'];
      entry_amounts := array[-cents, cents, cents, -cents];
    elsif entry_kind = 'refunded' then
      cents := cents - new.refunded_cents;
      if cents = 0 then return null; end if;
      entry_accounts := array[gateway, 'due'];
      entry_amounts := array[-cents, cents];
    else
      entry_accounts := array['authorised', 'authorised-for'];
      entry_amounts := array[-cents, cents];
    end if;
  end if;
  if zone is null then
    select settings #>> '{menu_configuration,zone}' into zone from restaurants where restaurant_id = new.restaurant_id;
  end if;
  insert into ledger_entries (restaurant_id, at, local_day, kind, order_id, payment_id, accounts, amounts)
  values (new.restaurant_id, now(), ledger_day(now(), zone), entry_kind, entry_order, new.id, entry_accounts, entry_amounts);
  return null;
end $$;

-- As before, but what a card gets back is in the books of the restaurant whose payment it was.
create or replace function ledger_of_refunds() returns trigger language plpgsql as $$
declare
  zone text;
  order_method text;
  payer text := coalesce(new.payment_restaurant_id, new.restaurant_id);
begin
  select venue ->> 'zone', payment_method into zone, order_method from orders
  where restaurant_id = new.restaurant_id and id = new.order_id;
  if tg_op = 'INSERT' then
    insert into ledger_entries (restaurant_id, at, local_day, kind, method, order_id, accounts, amounts)
    values (new.restaurant_id, new.refunded_at, ledger_day(new.refunded_at, zone), 'refund', order_method, new.order_id, new.accounts, new.amounts);
  else
    insert into ledger_entries (restaurant_id, at, local_day, kind, order_id, payment_id, accounts, amounts)
    select payer, now(), ledger_day(now(), zone), 'refunded', new.order_id, new.payment_id,
      array['gateway:' || processor, 'due'], array[-new.card_cents, new.card_cents]
    from payments where restaurant_id = payer and id = new.payment_id;
  end if;
  return null;
end $$;
