-- Outside of transactions: restaurants are imported while this index is built.

-- Which pauses have ended is asked every second: mostly of an index without an entry.
create index concurrently if not exists restaurants_by_end_of_pause on restaurants (orders_paused_until)
  where orders_paused_until is not null;
