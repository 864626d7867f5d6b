-- The venue that the last import replaced, whole, so that `venue revert` can bring it back.
alter table restaurant_menus add column replaced jsonb;
