-- Where each kitchen of a food hall takes its own payments, a share is a payment at each of them. table#hall-accounts.
alter table table_payments
  -- The kitchen that was paid; null where the table's restaurant was.
  add column kitchen_id text references restaurants on delete cascade,
  -- Whether it is an equal part or an amount, so that its lines say only which kitchens it pays.
  add column is_part boolean not null default false,
  add column payee_id text not null generated always as (coalesce(kitchen_id, restaurant_id)) stored;
