-- The sandbox keeps cards for customers, as a real processor does.
create table sandbox_gateway.customers (
  customer text primary key,
  created_at timestamptz not null default now()
);
alter table sandbox_gateway.tokens add column customer text;
