-- Points can be spent: an order is paid with them, and what is given back of it gives them back in proportion. Who may spend them is the
-- account that they were collected with: it is a member by itself, and no address alone opens its points.
alter table loyalty_members add column person_id uuid references people on delete set null;
create index loyalty_of_person on loyalty_members (person_id) where person_id is not null;

alter table loyalty_entries drop constraint loyalty_entries_reason_check;
alter table loyalty_entries add constraint loyalty_entries_reason_check
  check (reason in ('earned', 'taken-back', 'spent', 'given-back')) not valid;
-- Of a few cents or a few points one of the two may round to nothing when it is given back.
alter table loyalty_entries drop constraint loyalty_entries_points_check;
alter table loyalty_entries add constraint loyalty_entries_points_check check (points <> 0 or reason = 'given-back') not valid;
alter table loyalty_entries drop constraint loyalty_entries_amount_cents_check;
alter table loyalty_entries add constraint loyalty_entries_amount_cents_check
  check (amount_cents > 0 or (reason = 'given-back' and amount_cents = 0)) not valid;

-- An order spends its points once.
create unique index loyalty_spent_once on loyalty_entries (restaurant_id, order_id) where reason = 'spent';

-- What a refund gives back to points, in cents. One may give back nothing else.
alter table refunds add column points_cents bigint not null default 0 check (points_cents >= 0);
alter table refunds drop constraint refunds_check;
alter table refunds add constraint refunds_check
  check (card_cents + gift_card_cents + premises_cents + points_cents > 0) not valid;

-- What points pay of an order is the venue's own cost, as what they are given back is.
create function ledger_of_points() returns trigger language plpgsql as $$
declare
  cents bigint := case new.reason when 'spent' then new.amount_cents else -new.amount_cents end;
  zone text;
begin
  if cents = 0 then return null; end if;
  select settings #>> '{menu_configuration,zone}' into zone from restaurants where restaurant_id = new.restaurant_id;
  insert into ledger_entries (restaurant_id, at, local_day, kind, order_id, accounts, amounts)
  values (new.restaurant_id, new.entered_at, ledger_day(new.entered_at, zone), 'points', new.order_id,
    array['points', 'due'], array[cents, -cents]);
  return null;
end $$;
create trigger ledger_points after insert on loyalty_entries for each row
  when (new.reason in ('spent', 'given-back')) execute function ledger_of_points();
