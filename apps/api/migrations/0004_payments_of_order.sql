-- An order's id says enough by itself. With the restaurant in front, this index was taken for the primary key's work while
-- the table had no statistics yet, and one payment was looked for among all those of its restaurant.
drop index payments_of_order;
create index payments_of_order on payments (order_id);
