-- The books: every movement of money is an entry of a double-entry ledger, whose postings sum to zero. Triggers write the entries, in the
-- transaction of what they tell and whoever writes it: an older server that runs beside, or a person at a prompt. Decision 041.

create function ledger_is_balanced(accounts text[], amounts bigint[]) returns boolean
language sql immutable parallel safe as
$$ select cardinality(accounts) = cardinality(amounts) and coalesce((select sum(amount) from unnest(amounts) as amount), 0) = 0 $$;

create table ledger_entries (
  restaurant_id text not null,
  entry_id bigint generated always as identity,
  at timestamptz not null,
  -- The day of that moment where the restaurant is.
  local_day date not null,
  kind text not null check (kind in (
    'opening', 'sale', 'sale-reversed', 'authorised', 'captured', 'voided', 'failed', 'refund', 'refunded',
    'gift-card-issued', 'gift-card-debited', 'gift-card-credited', 'gift-card-removed', 'points', 'tab')),
  -- How the order is paid; of a sale and what takes one back.
  method text,
  order_id uuid,
  payment_id uuid,
  -- A posting for each account: cents, debits above zero and credits below.
  accounts text[] not null,
  amounts bigint[] not null,
  primary key (restaurant_id, entry_id),
  check (ledger_is_balanced(accounts, amounts))
);
create index ledger_of_order on ledger_entries (order_id) where order_id is not null;
create index ledger_of_payment on ledger_entries (payment_id) where payment_id is not null;
create index ledger_of_day on ledger_entries (local_day);

create function ledger_keeps() returns trigger language plpgsql as
$$ begin raise exception 'The ledger is only ever added to.' using errcode = 'integrity_constraint_violation'; end $$;
create trigger ledger_keeps before update or delete or truncate on ledger_entries
  for each statement execute function ledger_keeps();

-- The day of a moment in a zone as settings say it.
create function ledger_day(at timestamptz, zone text) returns date language sql stable parallel safe as
$$ select (at at time zone coalesce(zone, 'America/Toronto'))::date $$;

-- What an order owes and what it is made of: what was sold, each tax at its rate, the tip.
create function ledger_book_sale(o orders, at timestamptz, day date) returns void language plpgsql as $$
declare
  costs jsonb := o.costs::jsonb;
  total bigint := replace(costs ->> 'total', '.', '')::bigint;
  taxes bigint := replace(costs ->> 'taxes', '.', '')::bigint;
  tip bigint := coalesce(replace(costs #>> '{tip,amount}', '.', '')::bigint, 0);
  accounts text[] := array['due', 'sales'];
  amounts bigint[] := array[total + tip, taxes - total];
  bracket jsonb;
  tax text;
  amount bigint;
begin
  -- Not an order of ours: rows without a bill are made by tests alone.
  if total is null or taxes is null then return; end if;
  if tip <> 0 then
    accounts := accounts || 'tips'::text;
    amounts := amounts || -tip;
  end if;
  for bracket in select jsonb_array_elements(costs -> 'taxBrackets') loop
    foreach tax in array array['tax1', 'tax2'] loop
      amount := replace(bracket #>> array[tax, 'amount'], '.', '')::bigint;
      if amount <> 0 then
        accounts := accounts || (tax || ':' || (bracket #>> array[tax, 'rate']));
        amounts := amounts || -amount;
      end if;
    end loop;
  end loop;
  insert into ledger_entries (restaurant_id, at, local_day, kind, method, order_id, accounts, amounts)
  values (o.restaurant_id, at, day, 'sale', o.payment_method, o.id, accounts, amounts);
end $$;

-- Takes back what still stands of an order's sale. False where the order is from before the books.
create function ledger_reverse_sale(o orders, at timestamptz, day date) returns boolean language plpgsql as $$
declare
  is_booked boolean;
begin
  with standing as (
    select account, sum(amount)::bigint as amount
    from ledger_entries e, unnest(e.accounts, e.amounts) as posting (account, amount)
    where e.order_id = o.id and e.restaurant_id = o.restaurant_id and e.kind in ('sale', 'sale-reversed', 'refund')
    group by account
  ), reversed as (
    insert into ledger_entries (restaurant_id, at, local_day, kind, method, order_id, accounts, amounts)
    select o.restaurant_id, at, day, 'sale-reversed', o.payment_method, o.id, array_agg(account), array_agg(-amount)
    from standing where amount <> 0 having count(*) > 0
  )
  select exists (select from standing) into is_booked;
  return is_booked;
end $$;

create function ledger_of_orders() returns trigger language plpgsql as $$
declare
  day date;
begin
  if tg_op = 'INSERT' then
    perform ledger_book_sale(new, new.placed_at, new.local_day);
    return null;
  end if;
  day := ledger_day(now(), new.venue ->> 'zone');
  if ledger_reverse_sale(old, now(), day) and new.status <> 'cancelled' then
    perform ledger_book_sale(new, now(), day);
  end if;
  return null;
end $$;
create trigger ledger_sale after insert on orders for each row execute function ledger_of_orders();
create trigger ledger_changed after update of costs on orders for each row execute function ledger_of_orders();
create trigger ledger_cancelled after update of status on orders for each row
  when (new.status = 'cancelled' and old.status <> 'cancelled') execute function ledger_of_orders();

-- What is authorised is owed by nobody yet: it stands on two accounts of its own that cancel each other out.
create function ledger_of_payments() returns trigger language plpgsql as $$
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
    -- By the order that it was authorised for: a payment that a change has replaced goes by another name.
    select e.order_id, o.venue ->> 'zone' into entry_order, zone
    from ledger_entries e left join orders o on o.restaurant_id = e.restaurant_id and o.id = e.order_id
    where e.payment_id = new.id and e.restaurant_id = new.restaurant_id and e.kind = 'authorised';
    -- From before the books, or no order came of it: nothing stands in them.
    if not found then return null; end if;
    -- What was to be voided turns out to be captured: it is refunded, and both are told.
    if new.status = 'refunding' then
      if old.status <> 'voiding' then return null; end if;
      entry_kind := 'captured';
    end if;
    if entry_kind = 'captured' then
      entry_accounts := array['authorised', 'authorised-for', gateway, 'due'];
      entry_amounts := array[-cents, cents, cents, -cents];
    elsif entry_kind = 'refunded' then
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
create trigger ledger_payment after update of status on payments for each row
  when (new.status <> old.status and new.status in ('authorised', 'captured', 'voided', 'refunding', 'refunded', 'failed'))
  execute function ledger_of_payments();

create function ledger_of_gift_cards() returns trigger language plpgsql as $$
declare
  entry gift_card_entries := case tg_op when 'DELETE' then old else new end;
  cents bigint := case tg_op when 'DELETE' then -entry.amount_cents else entry.amount_cents end;
  zone text;
begin
  select settings #>> '{menu_configuration,zone}' into zone from restaurants where restaurant_id = entry.restaurant_id;
  insert into ledger_entries (restaurant_id, at, local_day, kind, order_id, accounts, amounts)
  values (
    entry.restaurant_id, entry.entered_at, ledger_day(entry.entered_at, zone),
    case when tg_op = 'DELETE' then 'gift-card-removed' when entry.reason = 'issue' then 'gift-card-issued'
      when cents < 0 then 'gift-card-debited' else 'gift-card-credited' end,
    case when tg_op = 'INSERT' then entry.order_id end,
    array['gift-cards', case when tg_op = 'DELETE' or entry.reason = 'issue' then 'gift-cards-issued' else 'due' end],
    array[-cents, cents]);
  return null;
end $$;
create trigger ledger_gift_card after insert or delete on gift_card_entries for each row execute function ledger_of_gift_cards();

-- The books are opened. Orders from before are not in them; where there are none, they hold from the beginning.
insert into ledger_entries (restaurant_id, at, local_day, kind, accounts, amounts)
select '', case when exists (select from orders) then clock_timestamp() else '-infinity' end, current_date, 'opening', '{}', '{}';
insert into ledger_entries (restaurant_id, at, local_day, kind, accounts, amounts)
select restaurant_id, now(), current_date, 'opening', array['gift-cards', 'gift-cards-issued'], array[-sum(amount_cents), sum(amount_cents)]
from gift_card_entries group by restaurant_id having sum(amount_cents) <> 0;
