-- Outside of transactions: tables are opened while the index is built.

-- Managers see the tables that have ended lately with a tip that can be returned. table#table-tip-back.
create index concurrently if not exists table_sessions_ended on table_sessions (restaurant_id, ended_at) where ended_at is not null;
