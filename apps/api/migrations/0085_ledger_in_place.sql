-- What an order's sale costs the ledger is half of what its other rows cost: a query of its own ran for the check of the sum, for the list of
-- taxes and for the call. The same entries come of expressions that PL/pgSQL works out in place. Decision 041.

create or replace function ledger_is_balanced(accounts text[], amounts bigint[]) returns boolean
language plpgsql immutable parallel safe as $$
declare
  sum bigint := 0;
  amount bigint;
begin
  foreach amount in array amounts loop
    sum := sum + amount;
  end loop;
  return sum = 0 and cardinality(accounts) = cardinality(amounts);
end $$;

create or replace function ledger_book_sale(o orders, at timestamptz, day date) returns void language plpgsql as $$
declare
  costs jsonb := o.costs::jsonb;
  brackets jsonb := costs -> 'taxBrackets';
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
  for place in 0 .. coalesce(jsonb_array_length(brackets), 0) - 1 loop
    bracket := brackets -> place;
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

create or replace function ledger_of_orders() returns trigger language plpgsql as $$
declare
  day date;
  -- Assigned rather than performed: an expression needs no query of its own.
  booked text;
begin
  if tg_op = 'INSERT' then
    booked := ledger_book_sale(new, new.placed_at, new.local_day);
    return null;
  end if;
  day := ledger_day(now(), new.venue ->> 'zone');
  if ledger_reverse_sale(old, now(), day) and new.status <> 'cancelled' then
    booked := ledger_book_sale(new, now(), day);
  end if;
  return null;
end $$;
