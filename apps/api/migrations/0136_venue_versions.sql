-- A restaurant's venue as each publication left it, so that staff can compare versions and go back to one.
create table venue_versions (
  restaurant_id text not null references restaurants on delete cascade,
  -- Counted from 1 for each restaurant.
  version integer not null,
  -- import: a venue file. draft: the menu studio. schedule: a draft at its time. return: an earlier version.
  origin text not null check (origin in ('import', 'draft', 'schedule', 'return')),
  published_at timestamptz not null,
  -- The name of who published it; null for the command line and the server itself.
  published_by text,
  -- The number of things that differ from the version before.
  differences integer not null default 0,
  -- Of a return, the version that it restored.
  restored_version integer,
  -- Of a scheduled draft, the changes that replaced a newer value, or had no effect.
  notes jsonb not null default '[]',
  -- The venue file, without gift cards and users.
  venue jsonb not null,
  primary key (restaurant_id, version)
);

-- What the last import replaced is the version before.
insert into venue_versions (restaurant_id, version, origin, published_at, venue)
select restaurant_id, 1, 'import', imported_at - interval '1 second', replaced
from restaurant_menus join restaurants using (restaurant_id) where replaced is not null;
insert into venue_versions (restaurant_id, version, origin, published_at, venue)
select restaurant_id, case when replaced is null then 1 else 2 end, 'import', imported_at,
  document || jsonb_build_object('restaurant', settings)
from restaurant_menus join restaurants using (restaurant_id);
