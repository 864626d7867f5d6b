-- What an address has collected becomes its account's when that proves the address: taken from the one and given to the other, order by
-- order, so that no entry is ever changed and a refund finds who has the points of its order.
alter table loyalty_entries drop constraint loyalty_entries_reason_check;
alter table loyalty_entries add constraint loyalty_entries_reason_check
  check (reason in ('earned', 'taken-back', 'spent', 'given-back', 'handed-over')) not valid;
