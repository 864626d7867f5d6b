-- A suite that nobody has taken yet: its hosts and operators are there before its owner.
alter table event_suites alter column owner_key drop not null;
