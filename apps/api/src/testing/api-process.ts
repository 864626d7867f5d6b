/**
 * An API in a process of its own, for tests that kill or suspend it. Prints its origin. `CLOCK_AT` fixes the
 * clock, and each line of the input sets it anew. `FAULT_AT` is the moment of a payment at which the process
 * sends itself `SIGNAL`. `SMTP_URL` is optional, and so is
 * `WEBHOOK_NETWORK`, where the names of webhook endpoints lead.
 */

import { flushCompileCache } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fixedClock } from "@comptoir/test-kit";
import { createApi } from "../entry/api.ts";
import { smtpMail } from "../gateways/mail/smtp-mail.ts";
import { openOutbox } from "../gateways/outbox/outbox.ts";
import { sandboxOnly } from "../gateways/payment/payment-gateways.ts";
import type { PaymentGateway } from "../gateways/payment/port.ts";
import { openPool, QUICK_CONFIG, serveApi } from "./serve-api.ts";
import { networkTo } from "./webhook-network.ts";
import { withFault } from "./with-fault.ts";

const pool = openPool(process.env.DATABASE_URL, 10);
const { sandbox } = sandboxOnly(pool) as { sandbox: PaymentGateway };
const { SMTP_URL } = process.env;
const mail = SMTP_URL ? smtpMail({ url: SMTP_URL, from: "orders@comptoir.test" }) : null;
const outbox = openOutbox(join(tmpdir(), `comptoir-outbox-${process.pid}`), () => new Date());

const { WEBHOOK_NETWORK } = process.env;

const { CLOCK_AT } = process.env;
const clock = CLOCK_AT ? fixedClock() : null;
clock?.set(CLOCK_AT as string);

const api = await createApi({
  pool,
  ...(clock ? { clock: clock.now } : {}),
  config: QUICK_CONFIG,
  ...(WEBHOOK_NETWORK ? { webhookNetwork: networkTo(JSON.parse(WEBHOOK_NETWORK)) } : {}),
  ...(mail ? { messengers: { mail: { send: withFault("mail", mail.send) }, text: outbox.text, outbox } } : {}),
  paymentGateways: {
    sandbox: {
      ...sandbox,
      authorise: withFault("authorise", sandbox.authorise),
      capture: withFault("capture", sandbox.capture),
      void: withFault("void", sandbox.void),
      refund: withFault("refund", sandbox.refund),
    },
  },
});
await api.startWork();
const served = await serveApi(api);
process.stdout.write(`${served.origin}\n`);
// A killed process writes none, and the next one would compile its sources again.
flushCompileCache();
if (clock) {
  createInterface({ input: process.stdin }).on("line", (instant) => {
    clock.set(instant);
    process.stdout.write("set\n");
  });
}
