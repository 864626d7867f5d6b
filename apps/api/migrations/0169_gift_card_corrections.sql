-- The order_id of a correction is the key of its request, as a top-up's.
alter table gift_card_entries drop constraint if exists gift_card_entries_reason_check;
alter table gift_card_entries add constraint gift_card_entries_reason_check
  check (reason in ('issue', 'top-up', 'correction', 'order', 'give-back', 'refund')) not valid;
