-- Until when a dish or an option is sold out; null: until staff restock it. A server of the version before ignores it.
alter table sold_out_marks add column until timestamptz;
create index sold_out_marks_until on sold_out_marks (until) where until is not null;
