-- What the restaurant does at a table that orders together, so that its phones say so. table#by-staff.
alter table table_sessions add column closed_by_staff bool not null default false;
alter table table_people
  add column removed_by_staff bool not null default false,
  -- The person's dishes that the host or the restaurant removed: when, by whom, which. The last five.
  add column removed_lines jsonb not null default '[]';
