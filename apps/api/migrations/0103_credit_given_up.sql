-- What a deleted account had, and what comes back of orders that its credit had paid, is one sum of each school: of `given up`.
-- `given-up`: what credit had paid of an order that was cancelled when its account was gone.
alter table account_credit_entries drop constraint account_credit_entries_reason_check;
alter table account_credit_entries add constraint account_credit_entries_reason_check
  check (reason in ('day-cancelled', 'day-captured', 'refund', 'order', 'given-up')) not valid;

-- What was given up before. Credit of an account that was gone when it was credited is left for `books check` to name: an order says still that it
-- is that account's.
with gone as (
  delete from account_credits c
  where owner like 'user %' and not exists (select from people p where 'user ' || p.id::text = c.owner)
    and not exists (select from orders o where o.owner = c.owner)
  returning restaurant_id, owner, balance_cents
), opened as (
  insert into account_credits (restaurant_id, owner, balance_cents)
  select restaurant_id, 'given up', sum(balance_cents) from gone group by restaurant_id
)
update account_credit_entries e set owner = 'given up' from gone
where e.restaurant_id = gone.restaurant_id and e.owner = gone.owner;
