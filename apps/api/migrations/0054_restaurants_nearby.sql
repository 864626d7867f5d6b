-- Outside of transactions: restaurants are imported while these indexes are built.

-- The restaurants around a place, the nearest first.
create index concurrently if not exists restaurants_by_place on restaurants using gist (restaurant_place(settings));
-- The restaurants of a chain.
create index concurrently if not exists restaurants_by_group on restaurants ((settings ->> 'group'), slug);
