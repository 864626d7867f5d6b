-- Outside of transactions: restaurants are imported while this index is built.

-- Whether any restaurant takes test cards, which is asked for as long as none does: its entry is the answer.
create index concurrently if not exists restaurants_of_sandbox on restaurants (restaurant_id)
  where settings ->> 'payment_processor' = 'sandbox';
