-- One submit may place several orders under one key and one payment: a school's week, a food hall. The first of them gives the
-- submission its id, which the key and the payment have as order_id; the others name it.

alter table orders add column submission_id uuid;
create index orders_of_submission on orders (submission_id) where submission_id is not null;
