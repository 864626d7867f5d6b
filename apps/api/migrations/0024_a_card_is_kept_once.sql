-- What tells a gateway's cards apart without saying their number: the same card is kept once. Null for those of before.
alter table person_cards add column fingerprint text;
create unique index one_card_each on person_cards (person_id, processor, fingerprint);
