-- Outside of transactions: orders are paid while these indexes are built.

-- A restaurant's day is read at any time, among the days of many restaurants. The index of days alone is a part of it.
create index concurrently if not exists ledger_of_days on ledger_entries (local_day, restaurant_id);
-- A hub's gift cards pay orders of its kitchens, whose days list them.
create index concurrently if not exists ledger_of_days_gift_cards on ledger_entries (local_day)
  where kind in ('gift-card-debited', 'gift-card-credited');
drop index concurrently if exists ledger_of_day;
