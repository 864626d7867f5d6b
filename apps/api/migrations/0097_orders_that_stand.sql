-- Orders that can be taken back for nothing count against limits until they stand for good, whether paid or not: a paid one until
-- stands_at, one without paying (null) until it is handed over. The card is hashed.
alter table unpaid_orders add column stands_at timestamptz, add column card text;
create index unpaid_orders_of_card on unpaid_orders (restaurant_id, card) where card is not null;

-- Points count once their order stands for good; null: from the start.
alter table loyalty_entries add column stands_at timestamptz;
