/**
 * An api in a process of its own, for tests that kill it or put it to sleep. Run with DATABASE_URL; says its origin in one
 * line. `FAULT_AT` names a moment in the life of a payment, such as `authorise:after:2`, at which the process sends
 * itself `SIGNAL`: before or after the second call of `authorise`.
 */

import { createApi } from "../api.ts";
import { sandboxAlone } from "../gateways/payment/payment-gateways.ts";
import type { PaymentGateway } from "../gateways/payment/port.ts";
import { openPool, QUICK_CONFIG } from "./quick-server.ts";
import { serveApi } from "./serve-api.ts";

const pool = openPool(process.env.DATABASE_URL, 10);
const { sandbox } = sandboxAlone(pool) as { sandbox: PaymentGateway };
const [call, side, count] = (process.env.FAULT_AT ?? "").split(":");

/** The same call, with the fault before or after so many of them. */
function withFault<Asked extends unknown[], Outcome>(
  name: string,
  ask: (...asked: Asked) => Promise<Outcome>,
): (...asked: Asked) => Promise<Outcome> {
  if (call !== name) return ask;
  let calls = 0;
  return async (...asked) => {
    calls += 1;
    const isDue = calls === Number(count);
    if (isDue && side === "before") sendSignal();
    const outcome = await ask(...asked);
    if (isDue && side === "after") sendSignal();
    return outcome;
  };
}

function sendSignal(): void {
  process.kill(process.pid, process.env.SIGNAL ?? "SIGKILL");
}

const api = await createApi({
  pool,
  config: QUICK_CONFIG,
  paymentGateways: {
    sandbox: {
      ...sandbox,
      authorise: withFault("authorise", sandbox.authorise),
      capture: withFault("capture", sandbox.capture),
      void: withFault("void", sandbox.void),
    },
  },
});
await api.startJobs();
const served = await serveApi(api);
process.stdout.write(`${served.origin}\n`);
