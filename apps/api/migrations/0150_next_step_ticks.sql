-- Steps of a new restaurant that a manager has ticked: what the server cannot know, such as that cards were printed, or what is not wanted.
create table next_step_ticks (
  restaurant_id text not null references restaurants on delete cascade,
  step text not null,
  at timestamptz not null,
  -- The name of then, as in the history of the staff.
  by_name text not null,
  primary key (restaurant_id, step)
);
