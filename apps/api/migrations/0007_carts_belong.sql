-- A kept cart belongs to a person or a guest's session, and says where its order would go, as an order does. What an older
-- server wrote besides, the type and the table, is not read any more.

alter table carts
  add column destination jsonb,
  add column owner text,
  alter column order_type drop not null;
