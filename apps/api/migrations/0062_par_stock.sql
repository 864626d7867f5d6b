-- What is always to be in a suite at an event, as the venue file says, and how much of it there was when somebody last counted. What nobody
-- has counted yet is all to be brought.
create table suite_par_stock (
  restaurant_id text not null,
  suite_id text not null,
  item_id text not null,
  position integer not null,
  par integer not null check (par > 0),
  on_hand integer check (on_hand >= 0),
  counted_at timestamptz,
  primary key (restaurant_id, suite_id, item_id),
  foreign key (restaurant_id, suite_id) references event_suites on delete cascade
);
