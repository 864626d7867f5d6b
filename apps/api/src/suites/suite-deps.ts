import type { Database } from "../db/database.ts";
import type { Clock } from "../settings.ts";
import type { VenueDeps } from "../venues/venue-header.ts";

/** What the calls of suites take. */
export type SuiteDeps = VenueDeps & { readonly database: Database; readonly clock: Clock };
