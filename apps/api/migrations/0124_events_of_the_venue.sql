-- Outside of transactions: events are written while this index is built. It holds what is about no order, such as pauses and what is sold
-- out, so that a month of it is read without the events of the orders.
create index concurrently if not exists events_of_the_venue on venue_events (restaurant_id, at) where order_id is null;
