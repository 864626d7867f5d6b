-- In which transaction the counts of a slot were written last: a server that knows them reads only those written since. Decision 075.
alter table slot_counts add column written_in xid8 not null default '0';
create index slot_counts_by_write on slot_counts (restaurant_id, written_in);

create function note_slot_write() returns trigger language plpgsql as
$$ begin new.written_in := pg_current_xact_id(); return new; end $$;
create trigger note_slot_write before insert or update on slot_counts
  for each row execute function note_slot_write();

-- The last transaction in which counts were deleted, whoever did it: they are read anew then. One row, or none.
create table slot_counts_deleted (
  one boolean primary key default true check (one),
  written_in xid8 not null
);

create function note_slots_deleted() returns trigger language plpgsql as $$ begin
  insert into slot_counts_deleted (written_in) values (pg_current_xact_id())
  on conflict (one) do update set written_in = excluded.written_in;
  return null;
end $$;
create trigger note_slots_deleted after delete or truncate on slot_counts
  for each statement execute function note_slots_deleted();
