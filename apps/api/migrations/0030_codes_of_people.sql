-- A discount may ask for a minimum, hold for some kinds of order alone, and be used only so often by one person.
alter table discounts
  add column minimum_cents bigint check (minimum_cents > 0),
  add column order_types text[],
  add column max_uses_per_person integer check (max_uses_per_person > 0);

-- How often somebody has used a code. A person is known by what an order says of them, each kept as a hash alone: the account, or
-- the guest's browser, and the e-mail address and the phone of the contact.
create table discount_uses (
  restaurant_id text not null,
  code_key text not null,
  person_key bytea not null,
  uses integer not null check (uses >= 0),
  primary key (restaurant_id, code_key, person_key),
  foreign key (restaurant_id, code_key) references discounts on delete cascade
);
