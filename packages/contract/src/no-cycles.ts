import { z } from "zod";

/**
 * What is read here is JSON, in which nothing holds itself: no schema keeps book of where it has been, which took more than half of the time
 * that reading a cart takes. Imported before any schema is made.
 */
z.config({ memoizer: { attach() {}, guard() {}, alloc: (_schema, _payload, empty) => empty } });
