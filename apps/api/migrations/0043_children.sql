-- The children that a parent orders school meals for. They go with the parent's account. Decision 055.
create table children (
  person_id uuid not null references people on delete cascade,
  id uuid not null,
  name text not null,
  class text not null,
  -- Allergens in the words of the menus.
  allergies text[] not null,
  -- What else the kitchen has to know.
  note text,
  -- When the parent agreed that the kitchen sees it.
  consented_at timestamptz not null,
  created_at timestamptz not null,
  primary key (person_id, id)
);
create index children_by_id on children (id);

-- For which child an order is. Who that is stands nowhere but above.
alter table orders add column child_id uuid;
