-- How busy a kitchen is, is asked with every bill.

create index orders_ahead on orders (restaurant_id) where status in ('placed', 'in-progress');
