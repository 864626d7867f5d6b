import { contract, type TableReceiptData } from "@comptoir/contract";
import type { Context } from "hono";
import type { ApiApp, ApiEnv } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { venueHeader } from "../../venue/venues/venue-header.ts";
import { loadSession } from "./sessions.store.ts";
import { mayAskForReceipt } from "./table-attempts.ts";
import { ownersOf, tableOf } from "./table-caller.ts";
import type { TableDeps } from "./table-deps.ts";
import { findTablePayment } from "./table-payments.store.ts";
import { askForReceipt } from "./table-receipt.store.ts";
import { receiptOfPayment, receiptOfTable } from "./table-receipt.ts";

/** Mounts the calls of a payer's receipt, and of the host's receipt of the table. table#table-receipt. */
export function mountTableReceipts(app: ApiApp, deps: TableDeps): void {
  const { tableReceipt: read, mailTableReceipt: mail } = contract.table;
  app.use(read.path, venueHeader(deps));

  app.openapi(read, async (c) => {
    const found = await findReceipt(c, deps, c.req.valid("query").payment);
    return typeof found === "string" ? refuse(c, found) : c.json({ receipt: found.receipt }, 200);
  });

  app.openapi(mail, async (c) => {
    const { payment, email } = c.req.valid("json");
    const { venue, caller, locale } = c.var;
    const { restaurantId } = venue;
    const found = await findReceipt(c, deps, payment);
    if (typeof found === "string") return refuse(c, found);
    const waits = await mayAskForReceipt(deps, restaurantId, caller);
    if (waits !== null) return refuse(c, "tooManyRequests", { retryAfterSeconds: waits });
    await askForReceipt(deps.database, { restaurantId, of: found.of, email, locale });
    return c.json({ receipt: found.receipt }, 200);
  });
}

type Found = { readonly of: string; readonly receipt: TableReceiptData };

/** Finds the caller's own payment, or the table that they are host of, with its receipt. */
async function findReceipt(
  c: Context<ApiEnv>,
  deps: TableDeps,
  paymentId: string | undefined,
): Promise<Found | "notFound" | "noTable" | "notHost"> {
  const { venue, caller, locale } = c.var;
  const { restaurantId } = venue;
  const read = { db: deps.database, venue, locale };
  if (paymentId !== undefined) {
    const payment = await findTablePayment(deps.database, { restaurantId, id: paymentId });
    const isOwn = payment?.owner != null && ownersOf(caller).includes(payment.owner);
    const receipt = isOwn ? await receiptOfPayment(read, restaurantId, payment) : null;
    return receipt ? { of: paymentId, receipt } : "notFound";
  }
  const mine = await tableOf(c, deps);
  if (mine === null) return "noTable";
  const session = await loadSession(deps.database, mine);
  if (session?.host !== mine.personId) return "notHost";
  const receipt = await receiptOfTable(read, mine);
  return receipt ? { of: mine.sessionId, receipt } : "notFound";
}
