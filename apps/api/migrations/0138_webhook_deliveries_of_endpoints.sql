-- Outside of transactions: deliveries are written while these indexes are built. The oldest due deliveries of each endpoint, and those
-- in progress. `is_slow` of a delivery is not used any more: an endpoint's own applies at once to all that wait.
create index concurrently if not exists webhook_deliveries_of_endpoint on webhook_deliveries (restaurant_id, endpoint_id, due_at)
  where due_at is not null;
create index concurrently if not exists webhook_deliveries_in_progress on webhook_deliveries (restaurant_id, endpoint_id)
  where lease is not null;
