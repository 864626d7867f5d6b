-- An order's id begins with digits of its restaurant. Whoever has nothing but the id finds the restaurant by them.
create index restaurants_by_order_digits on restaurants (left(md5(restaurant_id), 8));
