-- An order that the venue bills later: nothing was taken when it was placed. What it is billed by (a cost center, a purchase order's
-- number) stands beside it. Older code reads the new state as one that it does not act upon.
alter table orders add column payment_reference text;
alter table orders drop constraint orders_payment_status_check;
alter table orders add constraint orders_payment_status_check check (payment_status in
  ('not-required', 'on-premise', 'invoiced', 'authorised', 'captured', 'voided', 'refunded', 'failed')) not valid;
