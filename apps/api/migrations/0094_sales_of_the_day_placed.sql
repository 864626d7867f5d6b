-- An order's day is the one for which it is wanted, and so is its number. The books keep a sale under the day on which it was made.

create or replace function ledger_of_orders() returns trigger language plpgsql as $$
declare
  day date;
  -- Assigned rather than performed: an expression needs no query of its own.
  booked text;
begin
  if tg_op = 'INSERT' then
    booked := ledger_book_sale(new, new.placed_at, ledger_day(new.placed_at, new.venue ->> 'zone'));
    return null;
  end if;
  day := ledger_day(now(), new.venue ->> 'zone');
  if ledger_reverse_sale(old, now(), day) and new.status <> 'cancelled' then
    booked := ledger_book_sale(new, now(), day);
  end if;
  return null;
end $$;
