-- No statement has read or written it since 0138: the endpoint's own applies. Dropping a column rewrites no row.
alter table webhook_deliveries drop column is_slow;
