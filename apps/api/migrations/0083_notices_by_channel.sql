-- Outside of transactions: notices are written while this index is built.

-- Mails and texts are sent each by themselves: a heap of mails that wait is not read for every text.
create index concurrently if not exists notices_due_by_channel on notices (channel, due_at) where due_at is not null;
drop index concurrently if exists notices_due;
