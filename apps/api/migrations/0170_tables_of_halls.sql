-- A round at a food hall's table is one order for each kitchen, so the order is another restaurant's than the table. table#halls.
alter table table_orders
  -- The kitchen; null where the table's restaurant cooks.
  add column kitchen_id text references restaurants on delete cascade,
  -- The submission of which the order is a part; null for an order by itself.
  add column submission_id uuid,
  add column order_restaurant_id text not null generated always as (coalesce(kitchen_id, restaurant_id)) stored,
  add column round_id uuid not null generated always as (coalesce(submission_id, order_id)) stored;
create index table_orders_of_order on table_orders (order_restaurant_id, order_id);
