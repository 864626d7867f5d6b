-- Outside of transactions: orders are paid while these indexes are built.

-- By an index of the restaurant as well, beside which its primary key is never the better way: before PostgreSQL had counted the entries, each
-- capture read all those of its restaurant.
create index concurrently if not exists ledger_of_restaurants_payment on ledger_entries (restaurant_id, payment_id) where payment_id is not null;
create index concurrently if not exists ledger_of_restaurants_order on ledger_entries (restaurant_id, order_id) where order_id is not null;
drop index concurrently if exists ledger_of_payment;
drop index concurrently if exists ledger_of_order;
