-- Outside of transactions: orders are written while these indexes are built.

-- Open orders: how many are ahead, and lists of them, newest first.
create index concurrently if not exists orders_open on orders (restaurant_id, status, local_day, number)
  where status in ('placed', 'in-progress', 'ready');
-- Open orders of all restaurants by when they were ready: what is forgotten is completed.
create index concurrently if not exists orders_forgotten on orders (ready_at)
  where status in ('placed', 'in-progress', 'ready');
create index concurrently if not exists orders_cancelled on orders (restaurant_id, local_day, number)
  where status = 'cancelled';
drop index concurrently if exists orders_ahead;

-- A restaurant under the id that it has with its payments.
create index concurrently if not exists restaurants_by_app8_id on restaurants ((settings ->> 'app8_restaurant'));

-- What is cleared away when its time is over.
create index concurrently if not exists slot_counts_by_time on slot_counts (slot_starts_at);
create index concurrently if not exists order_numbers_by_day on order_numbers (local_day);
create index concurrently if not exists rate_limits_by_expiry on rate_limits (expire);
create index concurrently if not exists tokens_by_age on sandbox_gateway.tokens (created_at);
create index concurrently if not exists payments_by_age on sandbox_gateway.payments (created_at);
