-- What of the tip of a table's payment the restaurant has given back. table#table-tip-back.
alter table table_payments add column tip_back_cents bigint not null default 0,
  add constraint tip_back_within_tip check (tip_back_cents between 0 and tip_cents);
