-- A card that several payments of one checkout are to be charged to, and that its gateway has been told to keep for that long. It is
-- forgotten there when they stand, when it is declined, and at this time at the latest.
create table shared_cards (
  processor text not null,
  token text not null,
  forget_after timestamptz not null,
  primary key (processor, token)
);
create index shared_cards_due on shared_cards (forget_after);
