-- Outside of transactions: orders are placed meanwhile, and hold one of these tables while they wait for another.

-- This version's statements keep tenders and ledger by themselves, and say so: each counts up `books` of the row that it writes. A write that
-- leaves it as it was is of a server of the version before, for which the triggers keep both. The next release drops triggers and columns.
alter table orders add column if not exists books integer not null default 0;
alter table payments add column if not exists books integer not null default 0;
alter table refunds add column if not exists books integer not null default 0;
alter table gift_card_entries add column if not exists books integer not null default 0;
alter table loyalty_entries add column if not exists books integer not null default 0;
alter table account_credit_entries add column if not exists books integer not null default 0;

create or replace trigger tenders_placed_before after insert on orders for each row when (new.books = 0) execute function tenders_of_orders();
create or replace trigger tenders_changed_before after update of status, taken, payment_status, submission_id, total_with_tip_cents on orders for each row
  when (old.books = new.books and (old.status, old.taken, old.payment_status, old.submission_id, old.total_with_tip_cents)
    is distinct from (new.status, new.taken, new.payment_status, new.submission_id, new.total_with_tip_cents))
  execute function tenders_of_orders();
create or replace trigger tenders_refunded_before after insert on refunds for each row when (new.books = 0) execute function tenders_of_refunds();

-- The ledger: the triggers write for the version before alone.
create or replace trigger ledger_sale after insert on orders for each row when (new.books = 0) execute function ledger_of_orders();
create or replace trigger ledger_changed after update of costs on orders for each row when (old.books = new.books) execute function ledger_of_orders();
create or replace trigger ledger_cancelled after update of status on orders for each row
  when (old.books = new.books and new.status = 'cancelled' and old.status <> 'cancelled') execute function ledger_of_orders();
create or replace trigger ledger_payment after update of status on payments for each row
  when (old.books = new.books and new.status <> old.status and new.status in ('authorised', 'captured', 'voided', 'refunding', 'refunded', 'failed'))
  execute function ledger_of_payments();
create or replace trigger ledger_refund after insert on refunds for each row when (new.books = 0) execute function ledger_of_refunds();
create or replace trigger ledger_refunded after update of status on refunds for each row
  when (old.books = new.books and new.status = 'refunded' and old.status = 'refunding') execute function ledger_of_refunds();
create or replace trigger ledger_gift_card after insert on gift_card_entries for each row when (new.books = 0) execute function ledger_of_gift_cards();
-- A card goes with its restaurant, by whoever removes that: the ledger is told by the row that goes, in this version too.
create or replace trigger ledger_gift_card_removed after delete on gift_card_entries for each row execute function ledger_of_gift_cards();
create or replace trigger ledger_points after insert on loyalty_entries for each row
  when (new.books = 0 and new.reason in ('spent', 'given-back')) execute function ledger_of_points();
create or replace trigger ledger_account_credit after insert on account_credit_entries for each row
  when (new.books = 0) execute function ledger_of_account_credit();
