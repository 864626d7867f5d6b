-- The contacts of orders are erased when the days are over for which their restaurant keeps them; those of days before this one are.
alter table restaurants add column contacts_erased_before date;
