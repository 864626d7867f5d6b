import type { Deps } from "../deps.ts";
import { startDailyRestock } from "../menus/daily-restock.ts";
import { settlePayment } from "../payment/settle-payment.ts";
import { startSweeping } from "./sweep.ts";

/** The durable work of one server, while it runs. */
export type Jobs = { readonly stop: () => Promise<void> };

/** How many payments one server settles at the same time. */
const PAYMENTS_AT_ONCE = 20;

/** Begins the durable work: payments are settled, and what died on the way is cleared up. Rules, section 4. */
export async function startJobs(deps: Deps): Promise<Jobs> {
  const { pool } = deps.database;
  await deps.jobs.work("settle-payment", PAYMENTS_AT_ONCE, (payment) =>
    settlePayment({ pool, gateways: deps.paymentGateways, logger: deps.logger }, payment),
  );
  const sweeping = startSweeping(deps, deps.config.sweepEveryMs);
  const restocking = startDailyRestock(deps);
  return {
    stop: async () => {
      await sweeping.stop();
      await restocking.stop();
    },
  };
}
