-- Outside of transactions: what is filled in is committed some orders at a time. Those that are placed or written meanwhile have theirs by the triggers.

call tenders_fill();
