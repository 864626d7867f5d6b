-- Where an order goes is one value of several kinds, and whose it is, one text: a person's or a guest's session. Orders from
-- before, and those of an older server that still runs, have neither: their table number, or its absence, says where they go.

alter table orders
  add column destination json,
  add column owner text;
