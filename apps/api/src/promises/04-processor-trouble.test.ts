import { randomUUID } from "node:crypto";
import { runLength } from "@comptoir/test-kit";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { sandboxAlone } from "../gateways/payment/payment-gateways.ts";
import type { PaymentGateway } from "../gateways/payment/port.ts";
import { checkBooks } from "../testing/check-books.ts";
import { GRILL, line } from "../testing/grill.ts";
import { ISSUE_CARD, PAID_STEAK } from "../testing/order-over-http.ts";
import { QUICK_CONFIG } from "../testing/quick-config.ts";
import { sandboxLedger } from "../testing/settle-now.ts";
import { submit } from "../testing/submit.ts";
import { openTestApi } from "../testing/test-api.ts";

/** How long a processor is waited for here, where it often does not answer. */
const PATIENCE_MS = 1_000;

/** The processor as a test makes it behave; the sandbox keeps its books all the same. */
let processor: PaymentGateway;
let well: PaymentGateway;
const test = await openTestApi({ ...QUICK_CONFIG, gatewayPatienceMs: PATIENCE_MS }, (pool) => {
  well = sandboxAlone(pool).sandbox as PaymentGateway;
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
await test.api.startJobs();
beforeEach(() => {
  processor = well;
});

const late = <Outcome>(outcome: Promise<Outcome>): Promise<Outcome> => {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  setTimeout(() => resolve(outcome), 3 * PATIENCE_MS);
  return promise;
};
const away = () => Promise.reject(new Error("connection reset"));

describe("Promise 4: processor trouble", () => {
  it("an answer that comes much too late is one charge: the amount is set aside, so the order goes on", async () => {
    processor = { ...well, authorise: (request) => late(well.authorise(request)) };
    const before = await sandboxLedger(pool);
    expect((await submit(test, PAID_STEAK)).status).toBe(201);
    expect((await checkBooks(pool)).captures).toBe(before.capture + 1);
  });

  it("a processor that neither answers nor can be asked is no charge, and the diner is told so", async () => {
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

  it("being asked twice for everything is one charge", async () => {
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

describe("Promises 10 and 20: what was set aside for nothing is let go", () => {
  it("each time the last portion goes while the card is asked: no order, no charge, nothing reserved", async () => {
    const soup = { ...PAID_STEAK, data: { ...PAID_STEAK.data, items: [line(11)] } };
    const before = { ledger: await sandboxLedger(pool), books: await checkBooks(pool) };
    const rounds = runLength({ quick: 5, full: 100 });
    for (let round = 0; round < rounds; round += 1) {
      await pool.query("update stock_levels set remaining = 1");
      processor = {
        ...well,
        authorise: async (request) => {
          const outcome = await well.authorise(request);
          await pool.query("update stock_levels set remaining = 0");
          return outcome;
        },
      };
      const key = randomUUID();
      expect((await submit(test, soup, { key })).body.code).toBe(415);
    }
    const books = await checkBooks(pool);
    expect(books).toEqual(before.books);
    const ledger = await sandboxLedger(pool);
    expect(ledger.void - before.ledger.void).toBe(rounds);
    expect((await pool.query("select remaining from stock_levels")).rows).toEqual([{ remaining: 0 }]);
  });

  it("an order that is placed and cancelled at once is captured and given back, or never captured", async () => {
    const before = await sandboxLedger(pool);
    const { body } = await submit(test, PAID_STEAK);
    await pool.query(
      `with cancelled as (update orders set status = 'cancelled' where id = $1)
       update payments set status = 'voiding', settle_after = now() where order_id = $1`,
      [body.order.id],
    );
    await vi.waitFor(
      async () => {
        const after = await sandboxLedger(pool);
        expect(after.capture - before.capture).toBe(after.refund - before.refund);
        expect(after.void + after.refund).toBe(before.void + before.refund + 1);
      },
      { timeout: 30_000 },
    );
  });
});
