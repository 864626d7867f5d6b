-- Outside of transactions: orders are written while these indexes are built. Each is asked every second, and holds the orders of the moment.

create index concurrently if not exists orders_that_wait on orders (accept_until)
  where status = 'placed' and accept_until is not null and accepted_at is null;

create index concurrently if not exists orders_to_fire on orders (fire_at)
  where status = 'placed' and fire_at is not null and fired_at is null;

create index concurrently if not exists orders_soon_ready on orders (ready_due_at)
  where ready_due_at is not null;

create index concurrently if not exists orders_with_share_due on orders (share_due_at)
  where share_due_at is not null;
