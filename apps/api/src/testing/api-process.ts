/**
 * An api in a process of its own, for tests that kill it or put it to sleep. Run with DATABASE_URL; says its origin in one
 * line. `STRIKE` names a moment in the life of a payment, such as `authorise:after:2`, at which the process strikes itself
 * with `SIGNAL`: before or after the second call of `authorise`.
 */

import { createApi } from "../api.ts";
import { sandboxAlone } from "../gateways/payment/payment-gateways.ts";
import type { PaymentGateway } from "../gateways/payment/port.ts";
import { openPool, QUICK_CONFIG } from "./quick-server.ts";
import { serveApi } from "./serve-api.ts";

const pool = openPool(process.env.DATABASE_URL, 10);
const { sandbox } = sandboxAlone(pool) as { sandbox: PaymentGateway };
const [call, side, count] = (process.env.STRIKE ?? "").split(":");

/** The same call, with a strike before or after so many of them. */
function struck<Asked extends unknown[], Outcome>(
  name: string,
  ask: (...asked: Asked) => Promise<Outcome>,
): (...asked: Asked) => Promise<Outcome> {
  if (call !== name) return ask;
  let calls = 0;
  return async (...asked) => {
    calls += 1;
    const strikes = calls === Number(count);
    if (strikes && side === "before") strike();
    const outcome = await ask(...asked);
    if (strikes && side === "after") strike();
    return outcome;
  };
}

function strike(): void {
  process.kill(process.pid, process.env.SIGNAL ?? "SIGKILL");
}

const api = await createApi({
  pool,
  config: QUICK_CONFIG,
  paymentGateways: {
    sandbox: {
      ...sandbox,
      authorise: struck("authorise", sandbox.authorise),
      capture: struck("capture", sandbox.capture),
      void: struck("void", sandbox.void),
    },
  },
});
await api.startJobs();
const served = await serveApi(api);
process.stdout.write(`${served.origin}\n`);
