import type { Database } from "../../db/database.ts";
import { type LeasedCheckout, renewLease } from "../held-checkouts.store.ts";

/** How many renewals may fail before the lease runs out. */
const RENEWALS = 3;

/**
 * Does something while the lease of its checkout is renewed, so that it may take longer than a lease, and that a lease need not
 * be longer than a server is missed. A lease that has run out is not renewed: a server that was paused finds it lost.
 * payment#crash.
 */
export async function whileRenewed<Result>(
  database: Database,
  leased: LeasedCheckout,
  leaseMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  // One that fails is made up for by the next, and whoever writes looks at the lease itself.
  const timer = setInterval(() => renewLease(database, leased, leaseMs).catch(() => false), leaseMs / RENEWALS).unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
