-- Outside of transactions: restaurants are imported while these indexes are built.

-- The restaurants around a place, the nearest first.
create index concurrently if not exists restaurants_around on restaurants using gist (place);
drop index concurrently if exists restaurants_by_place;
