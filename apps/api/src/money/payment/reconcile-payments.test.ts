import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Cents, cents, parseCents } from "@comptoir/ordering";
import pino from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { sandboxOnly } from "../../gateways/payment/payment-gateways.ts";
import { createSandboxGateway } from "../../gateways/payment/sandbox/sandbox-gateway.ts";
import { fillFromBackup, openBackup } from "../../platform/backup/restore-backup.ts";
import { writeBackup } from "../../platform/backup/write-backup.ts";
import { emptyDatabase } from "../../testing/empty-database.ts";
import { GRILL, STEAK } from "../../testing/grill.ts";
import { processPaymentsNow } from "../../testing/process-payments-now.ts";
import { aCard, aSubmit, submit } from "../../testing/submit.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { openPaymentBooks } from "./payment-books.ts";
import { type PaymentDifference, reconcilePayments } from "./reconcile-payments.ts";

/*
 * A restaurant continues after its backup, and then the backup is restored into a second database. The gateway
 * is an external company: its records stay in the first database, at their latest state.
 */
const test = await openTestApi();
await test.load({ ...GRILL, restaurant: { ...GRILL.restaurant, payment_processor: "sandbox" } });
const folder = await mkdtemp(join(tmpdir(), "comptoir-reconcile-"));
afterAll(() => rm(folder, { recursive: true }));

async function placeByCard(): Promise<{ paymentId: string; orderId: string; amountCents: Cents }> {
  const checkout = { contact: { full_name: "Ada" }, paymentMethod: "credit_card", card: await aCard(test) };
  const { body } = await submit(test, aSubmit({ items: [STEAK], checkout }));
  const { rows } = await test.pool.query("select id from payments where order_id = $1", [body.order.id]);
  return { paymentId: rows[0].id, orderId: body.order.id, amountCents: parseCents(body.order.payment.amount) as Cents };
}

const gateway = createSandboxGateway(test.pool);
const kept = await placeByCard();
const refundedLater = await placeByCard();
const partLater = await placeByCard();
await processPaymentsNow(test.pool);
const capturedLater = await placeByCard();
const voidedLater = await placeByCard();
const file = join(folder, "backup.tar.gz");
const moment = new Date((await writeBackup(test.pool, { file, home: folder })).contents.moment);
await gateway.capture(capturedLater.paymentId);
await gateway.void(voidedLater.paymentId);
await gateway.refund(refundedLater.paymentId, { key: refundedLater.paymentId, amountCents: refundedLater.amountCents });
await gateway.refund(partLater.paymentId, { key: randomUUID(), amountCents: cents(500) });
const lost = await placeByCard();
await processPaymentsNow(test.pool);

const restored = await emptyDatabase();
await fillFromBackup(restored, await openBackup(file), folder);

async function reconcile(gateways = sandboxOnly(test.pool)): Promise<PaymentDifference[]> {
  return Array.fromAsync(
    reconcilePayments(
      { database: restored, payments: openPaymentBooks(restored), gateways, logger: pino({ level: "silent" }) },
      moment,
    ),
  );
}

const statusOf = async ({ paymentId, orderId }: { paymentId: string; orderId: string }) => {
  const { rows } = await restored.query(
    "select p.status, o.payment_status from payments p join orders o on o.id = p.order_id where p.id = $1 and o.id = $2",
    [paymentId, orderId],
  );
  return [rows[0].status, rows[0].payment_status];
};

describe("After a restore, reconciliation", () => {
  it("reports a gateway that does not answer, and changes none of its payments", async () => {
    const away = {
      ...gateway,
      find: async () => ({ outcome: "unreachable" }) as const,
      list: async () => ({ outcome: "unreachable" }) as const,
    };
    expect(await reconcile({ sandbox: away })).toEqual([{ kind: "unasked", processor: "sandbox" }]);
    expect(await reconcile({})).toEqual([{ kind: "unasked", processor: "sandbox" }]);
    expect(await statusOf(refundedLater)).toEqual(["captured", "captured"]);
  });

  it("lists what the gateway knows otherwise, does what is due, and finds what was lost", async () => {
    const differences = await reconcile();
    const differing = differences.flatMap((one) =>
      one.kind === "differs" ? [[one.payment.paymentId, one.payment.status, one.state, one.now]] : [],
    );
    expect(differing.sort()).toEqual(
      [
        [capturedLater.paymentId, "authorised", "captured", "captured"],
        [voidedLater.paymentId, "authorised", "voided", "failed"],
        [refundedLater.paymentId, "captured", "refunded", "refunded"],
      ].sort(),
    );
    expect(differences.filter(({ kind }) => kind === "unknown")).toMatchObject([
      { processor: "sandbox", payment: { reference: lost.paymentId, state: "captured", amountCents: 2712 } },
    ]);
    expect(differences.filter(({ kind }) => kind === "refunded-differs")).toMatchObject([
      { payment: { paymentId: partLater.paymentId, refundedCents: 0 }, refundedThereCents: 500 },
    ]);
    expect(differences).toHaveLength(5);
    expect(await statusOf(refundedLater)).toEqual(["refunded", "refunded"]);
    expect(await statusOf(kept)).toEqual(["captured", "captured"]);
  });

  it("finds nothing new the next time, except what an operator has to resolve", async () => {
    expect((await reconcile()).map(({ kind }) => kind)).toEqual(["refunded-differs", "unknown"]);
  });
});
