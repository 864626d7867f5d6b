-- What a person's checkout begins with: a tip as a percentage ("18"; "0": none), and a promo code. Null: nothing of theirs.
alter table people add column default_tip text;
alter table people add column promo_code text;
