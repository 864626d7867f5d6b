-- The operator's fee of a payment on a restaurant's own account, and what refunds gave back of it. Not validated: earlier
-- entries have the kinds of before.
alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check check (kind in (
  'opening', 'sale', 'sale-reversed', 'authorised', 'captured', 'voided', 'failed', 'refund', 'refunded',
  'gift-card-issued', 'gift-card-debited', 'gift-card-credited', 'gift-card-removed', 'points', 'tab',
  'account-credited', 'account-debited', 'fee', 'fee-back')) not valid;
