-- Which dates of a school its parents were reminded of: the row and the mails are written together, so that it is once. Decision 067.
create table school_reminders (
  restaurant_id text not null,
  school_date text not null,
  -- Its notices go by this; dates that were due together share it.
  id uuid not null,
  made_at timestamptz not null,
  primary key (restaurant_id, school_date)
);
create index school_reminders_by_id on school_reminders (restaurant_id, id);
