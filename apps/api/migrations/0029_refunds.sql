-- What is given back of orders that stand. A row is written with what it takes from the order; its card's share goes back by a job.
create table refunds (
  restaurant_id text not null,
  -- The gateway knows it by this, so that asking again gives nothing back twice.
  id uuid not null,
  order_id uuid not null,
  -- Whoever asks names it: the same again is the same refund.
  key text not null,
  -- The refunds of an order in their sequence, from 1.
  step integer not null,
  reason text,
  -- What was asked for, and what it came to for the receipt.
  asked jsonb not null,
  given json not null,
  -- By means: a card, a gift card, or at the window.
  payment_id uuid,
  card_cents bigint not null check (card_cents >= 0),
  gift_card_cents bigint not null check (gift_card_cents >= 0),
  premises_cents bigint not null check (premises_cents >= 0),
  status text not null check (status in ('refunding', 'refunded')),
  -- What it takes back of the sale, for the ledger.
  accounts text[] not null,
  amounts bigint[] not null,
  settle_after timestamptz not null,
  refunded_at timestamptz not null,
  primary key (restaurant_id, id),
  unique (order_id, key),
  unique (order_id, step),
  check (card_cents + gift_card_cents + premises_cents > 0),
  check ((card_cents > 0) = (payment_id is not null)),
  check (ledger_is_balanced(accounts, amounts))
);
create index refunds_of_payment on refunds (payment_id) where payment_id is not null;
create index refunds_unsettled on refunds (settle_after) where status = 'refunding';

-- What of a payment is given back by refunds, done or under way: never more than it is.
alter table payments add column refunded_cents bigint not null default 0;
alter table payments add constraint payments_refunded_at_most check (refunded_cents between 0 and amount_cents) not valid;

-- A refund gives back to a gift card once. Its entry goes by the refund's id.
alter table gift_card_entries drop constraint gift_card_entries_reason_check;
alter table gift_card_entries add constraint gift_card_entries_reason_check
  check (reason in ('issue', 'order', 'give-back', 'refund')) not valid;

create function ledger_of_refunds() returns trigger language plpgsql as $$
declare
  zone text;
  order_method text;
begin
  select venue ->> 'zone', payment_method into zone, order_method from orders
  where restaurant_id = new.restaurant_id and id = new.order_id;
  if tg_op = 'INSERT' then
    insert into ledger_entries (restaurant_id, at, local_day, kind, method, order_id, accounts, amounts)
    values (new.restaurant_id, new.refunded_at, ledger_day(new.refunded_at, zone), 'refund', order_method, new.order_id, new.accounts, new.amounts);
  else
    insert into ledger_entries (restaurant_id, at, local_day, kind, order_id, payment_id, accounts, amounts)
    select new.restaurant_id, now(), ledger_day(now(), zone), 'refunded', new.order_id, new.payment_id,
      array['gateway:' || processor, 'due'], array[-new.card_cents, new.card_cents]
    from payments where restaurant_id = new.restaurant_id and id = new.payment_id;
  end if;
  return null;
end $$;
create trigger ledger_refund after insert on refunds for each row execute function ledger_of_refunds();
create trigger ledger_refunded after update of status on refunds for each row
  when (new.status = 'refunded' and old.status = 'refunding') execute function ledger_of_refunds();

-- As before, but a payment that is refunded gives back what refunds have not.
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
  insert into ledger_entries (restaurant_id, at, local_day, kind, order_id, payment_id, accounts, amounts)
  values (new.restaurant_id, now(), ledger_day(now(), zone), entry_kind, entry_order, new.id, entry_accounts, entry_amounts);
  return null;
end $$;

-- As before, but what a refund gives back to a gift card is of the refund's order.
create or replace function ledger_of_gift_cards() returns trigger language plpgsql as $$
declare
  entry gift_card_entries := case tg_op when 'DELETE' then old else new end;
  cents bigint := case tg_op when 'DELETE' then -entry.amount_cents else entry.amount_cents end;
  entry_order uuid := case when tg_op = 'INSERT' then entry.order_id end;
  zone text;
begin
  select settings #>> '{menu_configuration,zone}' into zone from restaurants where restaurant_id = entry.restaurant_id;
  if entry_order is not null and entry.reason = 'refund' then
    select order_id into entry_order from refunds where restaurant_id = entry.restaurant_id and id = entry.order_id;
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

-- The sandbox's own books: parts of a captured payment that went back, each under its key.
alter table sandbox_gateway.payments add column refunded_cents bigint not null default 0;
create table sandbox_gateway.refunds (
  reference uuid not null,
  key uuid not null,
  amount_cents bigint not null check (amount_cents > 0),
  at timestamptz not null default now(),
  primary key (reference, key)
);
