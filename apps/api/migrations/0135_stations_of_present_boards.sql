-- The stations that a connected board shows; empty for all, and for boards of older servers.
alter table board_presence add column stations jsonb not null default '[]';
