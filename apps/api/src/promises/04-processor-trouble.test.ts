import { runLength } from "@comptoir/test-kit";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { runCommand } from "../entry/commands/run-command.ts";
import { sandboxOnly } from "../gateways/payment/payment-gateways.ts";
import type { PaymentGateway } from "../gateways/payment/port.ts";
import { checkBooks } from "../testing/check-books.ts";
import { GRILL, line } from "../testing/grill.ts";
import { ISSUE_CARD, PAID_STEAK } from "../testing/order-over-http.ts";
import { sandboxLedger } from "../testing/process-payments-now.ts";
import { QUICK_CONFIG } from "../testing/serve-api.ts";
import { submit } from "../testing/submit.ts";
import { openTestApi } from "../testing/test-api.ts";

/** Gateway timeout in this test, where the processor often does not answer. */
const TIMEOUT_MS = 1_000;

/** The processor with the faults of a test; the sandbox still keeps its ledger. */
let processor: PaymentGateway;
let well: PaymentGateway;
const test = await openTestApi({ ...QUICK_CONFIG, gatewayTimeoutMs: TIMEOUT_MS }, (pool) => {
  well = sandboxOnly(pool).sandbox as PaymentGateway;
  processor = well;
  return {
    sandbox: {
      ...well,
      authorise: (request) => processor.authorise(request),
      capture: (reference) => processor.capture(reference),
      void: (reference) => processor.void(reference),
      find: (reference) => processor.find(reference),
    },
  };
});
const { clock, load, pool } = test;
clock.set("2026-11-20T17:00:00Z");
await load({ ...GRILL, restaurant: { ...GRILL.restaurant, payment_processor: "sandbox" } });
await pool.query(ISSUE_CARD);
await test.api.startWork();
beforeEach(() => {
  processor = well;
});

/** Runs a command of the restaurant's staff during a test. */
async function comptoir(...argv: string[]): Promise<void> {
  const said: string[] = [];
  const output = { write: (text: string) => said.push(text) > 0 };
  const exit = await runCommand(argv, {
    openPool: async () => pool,
    makeNewDatabase: () => Promise.reject(new Error("nothing is restored here")),
    home: "",
    clock: clock.now,
    siteOrigin: () => "https://here.example",
    stdout: output,
    stderr: output,
  });
  expect(exit, said.join("")).toBe(0);
  await test.api.whenCaughtUp();
}

const late = <Outcome>(outcome: Promise<Outcome>): Promise<Outcome> => {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  setTimeout(() => resolve(outcome), 3 * TIMEOUT_MS);
  return promise;
};
const away = () => Promise.reject(new Error("connection reset"));

describe("Promise 4: processor trouble", () => {
  it("a very late answer is one charge: the amount is authorised, so the order is placed", async () => {
    processor = { ...well, authorise: (request) => late(well.authorise(request)) };
    const before = await sandboxLedger(pool);
    expect((await submit(test, PAID_STEAK)).status).toBe(201);
    expect((await checkBooks(pool)).captures).toBe(before.capture + 1);
  });

  it("an unreachable processor is no charge, and the diner gets an error", async () => {
    processor = { ...well, authorise: (request) => late(well.authorise(request)), find: away };
    const before = await sandboxLedger(pool);
    const { status, body } = await submit(test, PAID_STEAK);
    expect({ status, code: body.code }).toEqual({ status: 402, code: 410 });
    expect(body.message).toContain("Nothing was charged");
    processor = well;
    expect((await checkBooks(pool)).captures).toBe(before.capture);
  });

  it("a connection that drops after the capture is one charge", async () => {
    const before = await sandboxLedger(pool);
    processor = {
      ...well,
      capture: async (reference) => {
        await well.capture(reference);
        throw new Error("connection reset");
      },
    };
    expect((await submit(test, PAID_STEAK)).status).toBe(201);
    expect((await checkBooks(pool)).captures).toBe(before.capture + 1);
  });

  it("a failure and then a success is one charge", async () => {
    const before = await sandboxLedger(pool);
    let failures = 1;
    processor = {
      ...well,
      capture: (reference) => (failures-- > 0 ? away() : well.capture(reference)),
    };
    expect((await submit(test, PAID_STEAK)).status).toBe(201);
    expect((await checkBooks(pool)).captures).toBe(before.capture + 1);
  });

  it("sending every request to the processor twice is one charge", async () => {
    const before = await sandboxLedger(pool);
    processor = {
      ...well,
      authorise: async (request) => {
        await well.authorise(request);
        return well.authorise(request);
      },
      capture: async (reference) => {
        await Promise.all([well.capture(reference), well.capture(reference)]);
        return well.capture(reference);
      },
    };
    expect((await submit(test, PAID_STEAK)).status).toBe(201);
    expect((await checkBooks(pool)).captures).toBe(before.capture + 1);
  });
});

describe("Promises 10 and 20: an authorisation without an order is voided", () => {
  it("if another diner takes the last portion during the authorisation: no order, no charge, nothing reserved", async () => {
    const soup = { ...PAID_STEAK, data: { ...PAID_STEAK.data, items: [line(11)] } };
    const before = { ledger: await sandboxLedger(pool), books: await checkBooks(pool) };
    const rounds = runLength({ quick: 5, full: 100 });
    for (let round = 1; round <= rounds; round += 1) {
      await comptoir("restock", "the-grill", "Soup", "--stock", "1");
      const others: number[] = [];
      processor = {
        ...well,
        authorise: async (request) => {
          const outcome = await well.authorise(request);
          processor = well;
          others.push((await submit(test, soup)).status);
          return outcome;
        },
      };
      expect((await submit(test, soup)).body.code).toBe(415);
      expect(others).toEqual([201]);
    }
    const { orders, captures } = before.books;
    expect(await checkBooks(pool)).toEqual({ orders: orders + rounds, captures: captures + rounds });
    expect((await sandboxLedger(pool)).void - before.ledger.void).toBe(rounds);
    expect((await pool.query("select remaining from stock_levels")).rows).toEqual([{ remaining: 0 }]);
  });

  it("an order that is placed and cancelled at once is captured and refunded, or never captured", async () => {
    const before = await sandboxLedger(pool);
    const { body } = await submit(test, PAID_STEAK);
    await comptoir("orders", "move", "the-grill", body.order.id, "cancelled");
    await vi.waitFor(
      async () => {
        const after = await sandboxLedger(pool);
        expect(after.capture - before.capture).toBe(after.refund - before.refund);
        expect(after.void + after.refund).toBe(before.void + before.refund + 1);
      },
      { timeout: 30_000 },
    );
    await checkBooks(pool);
  });
});
