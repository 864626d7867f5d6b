-- When the demonstration was last erased, and whether it is loaded again; venue#demonstration-reset. `revision` is the highest of
-- the erased restaurants: the new ones begin above it, so that no cache takes a new menu for an old one.
create table demonstration_resets (
  is_the_one boolean primary key default true check (is_the_one),
  begun_at timestamptz not null,
  completed_at timestamptz,
  revision bigint not null default 0
);
