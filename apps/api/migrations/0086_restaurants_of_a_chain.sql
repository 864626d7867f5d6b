-- Outside of transactions: restaurants are imported while this index is built.

-- The restaurants of a chain, as a search without a place lists them.
create index concurrently if not exists restaurants_of_chain on restaurants (chain, slug);
