-- What the orders of the last weeks say about a menu: one row per restaurant, counted once a day. It holds the ids of popular dishes and of
-- dishes that are ordered together, no numbers and no persons. A restaurant without a row has not been counted yet.
create table dish_sales (
  restaurant_id text primary key references restaurants on delete cascade,
  counted_at timestamptz not null,
  sales jsonb not null default '{"popular": [], "together": {}}'
);
create index dish_sales_by_age on dish_sales (counted_at);
