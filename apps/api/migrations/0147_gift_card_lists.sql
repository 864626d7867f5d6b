-- Outside of transactions: orders are placed while the indexes are built.

-- Staff name a card by an id: the hash of a short code could be tried out. A server of the version before does not read
-- the new columns; until it is gone, a stopped card still pays there.
alter table gift_cards add column if not exists id uuid not null default gen_random_uuid();
alter table gift_cards add column if not exists recipient text;
alter table gift_cards add column if not exists stopped_at timestamptz;
alter table gift_cards add column if not exists stopped_reason text;
-- The order_id of a top-up is the key of its request.
alter table gift_card_entries drop constraint if exists gift_card_entries_reason_check;
alter table gift_card_entries add constraint gift_card_entries_reason_check
  check (reason in ('issue', 'top-up', 'order', 'give-back', 'refund')) not valid;
create unique index concurrently if not exists gift_cards_by_id on gift_cards (restaurant_id, id);
create index concurrently if not exists gift_cards_newest on gift_cards (restaurant_id, issued_at desc, id desc);
