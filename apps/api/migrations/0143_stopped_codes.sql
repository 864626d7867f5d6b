-- Outside of transactions: orders are placed while the index is built.

-- A manager can stop a discount code. A server of the version before does not read it, and leaves it as it is.
alter table discounts add column if not exists stopped boolean not null default false;
-- What the orders of a page of codes took off. A code is of the order's restaurant, or of its hub.
create index concurrently if not exists orders_of_discounts
  on orders ((coalesce(taken ->> 'tenderOf', restaurant_id)), (taken ->> 'discountKey')) where taken ->> 'discountKey' is not null;
