-- The kitchen's work that the orders of a slot take, in minutes, beside how many they are; and what those that hold a place would
-- take, by holder, of which only holders in `holds` count.
alter table slot_counts add column prep_minutes integer not null default 0 check (prep_minutes >= 0);
alter table slot_counts add column held_minutes jsonb not null default '{}';
