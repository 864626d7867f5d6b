-- Outside of transactions: orders are written while this index is built.

-- How many orders are ahead in a kitchen: those that are to be made now. One for Thursday is ahead of nobody on Monday.
create index concurrently if not exists orders_wanted on orders (restaurant_id, (coalesce(wanted_at, placed_at)))
  where status in ('placed', 'in-progress');
