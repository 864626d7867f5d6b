-- A restaurant that is hidden is not there for guests: no page, no menu, no order, in no list. Its orders and its books stay.
alter table restaurants add column hidden bool not null default false;
