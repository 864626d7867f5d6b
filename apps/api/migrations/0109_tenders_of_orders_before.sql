-- Orders that were placed before there were tenders. Those that are placed or written meanwhile have theirs by the triggers.
insert into tenders select t.* from orders o, tenders_before(o) t on conflict do nothing;
