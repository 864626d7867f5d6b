-- When a pause of a restaurant's ordering ends by itself; null: when staff resume.
alter table restaurants add column orders_paused_until timestamptz;
