-- A share of a table's bill may be paid by stored value alone, without a payment at a gateway. What stored value pays of a share
-- is in `tenders`, under the payment's id instead of an order's. table#table-stored.
alter table table_payments drop constraint table_payments_check1;
alter table table_payments add constraint claim_without_payment check (state <> 'claimed' or payment_id is null);
