import { randomUUID } from "node:crypto";
import type { TableData } from "@comptoir/contract";
import { isFullLength, runLength } from "@comptoir/test-kit";
import { testDatabase } from "@comptoir/test-kit/database";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { createApi } from "../entry/api.ts";
import { findLedgerDifferences } from "../money/books/ledger-checks.store.ts";
import { emptyTables } from "../testing/empty-tables.ts";
import { endLeases } from "../testing/end-leases.ts";
import { ANY_NUMBER_OPEN, GRILL, line } from "../testing/grill.ts";
import { QUICK_CONFIG } from "../testing/serve-api.ts";
import { type ApiProcess, startApiProcess } from "../testing/start-api-process.ts";
import { aCard } from "../testing/submit.ts";
import { aTablePhone, seated, type TablePhone } from "../testing/table-phone.ts";
import { callOf } from "../testing/test-api.ts";
import { importVenueFile } from "../venue/venue-files/import-venue-file.ts";

// Goal: promise 63 when servers die. Method: the server that takes a person's payment kills itself at a moment of the payment.
// The person tries again with the same key, or never again and another pays instead.

const { pool, url } = await testDatabase();
// An API without workers: the killed processes and their successors do the due work.
const api = await createApi({ pool, config: QUICK_CONFIG });
afterAll(() => api.stop());
const processes = new Set<ApiProcess>();
/** The server that payments are sent to. */
let server: ApiProcess;
const inProcess = callOf(api);
const atServer = callOf({
  fetch: (request) => fetch(new Request(request.url.replace("http://comptoir.test", server.origin), request)),
});
const phone = (name: string) =>
  aTablePhone({ call: (path, ...rest) => (path.endsWith("/pay") ? atServer : inProcess)(path, ...rest) }, name);

beforeEach(async () => {
  const restaurant = {
    ...GRILL.restaurant,
    ...{ payment_processor: "sandbox", hours: [], order_options: { ...ANY_NUMBER_OPEN, group_ordering: true } },
  };
  await importVenueFile(pool, { ...GRILL, restaurant }, { now: new Date() });
});
afterEach(async () => {
  for (const process of processes) process.signal("SIGKILL");
  await Promise.all([...processes].map((process) => process.ended));
  await emptyTables(
    pool,
    "table_sessions, table_payments, carts, orders, payments, tenders, rate_limits, idempotency_keys, ledger_entries, restaurants",
  );
  await pool.query("truncate sandbox_gateway.ledger, sandbox_gateway.payments");
});

async function start(at?: string): Promise<ApiProcess> {
  const started = await startApiProcess(url, at ? { at, signal: "SIGKILL" } : undefined);
  processes.add(started);
  void started.ended.then(() => processes.delete(started));
  return started;
}

const FAULTS = ["authorise:after:1", "capture:before:1", "capture:after:1", "authorise:before:1"];

for (const fault of FAULTS.slice(0, runLength({ quick: 1, full: FAULTS.length }))) {
  it(`A share is paid once when the server dies at ${fault}, and the payer tries again`, async () => {
    const [ana, ben] = [phone("Ana"), phone("Ben")];
    await seatedWithDish(ana, ben);
    const claim = await claimRest(ana);
    server = await start(fault);
    const [key, entered] = [randomUUID(), await aCard({ call: inProcess })];
    expect(await ana.pay(claim, { entered }, key).catch(() => "no answer")).toBe("no answer");
    await server.ended;
    await endLeases(pool);
    server = await start();
    const again = await vi.waitFor(
      async () => {
        const answer = await ana.pay(claim, { entered }, key);
        expect(answer.body.code).not.toBe("in_progress");
        return answer;
      },
      { timeout: 30_000, interval: 200 },
    );
    expect(again.status, JSON.stringify(again.body)).toBe(200);
    await expectPaidOnce(claim.amount);
    expect((await ben.table()).table.left).toBe("0.00");
  }, 120_000);
}

it.runIf(isFullLength)(
  "A payer who never comes back after the server died takes nothing; another pays",
  async () => {
    const [ana, ben] = [phone("Ana"), phone("Ben")];
    await seatedWithDish(ana, ben);
    const claim = await claimRest(ana);
    server = await start("authorise:after:1");
    expect(await ana.pay(claim).catch(() => "no answer")).toBe("no answer");
    await server.ended;
    await endLeases(pool);
    await pool.query("update table_payments set lease_until = now()");
    server = await start();
    const other = await claimRest(ben);
    const paid = await ben.pay(other);
    expect(paid.status, JSON.stringify(paid.body)).toBe(200);
    await expectPaidOnce(other.amount);
  },
  120_000,
);

async function seatedWithDish(...phones: Parameters<typeof seated>): Promise<void> {
  const ids = await seated(...phones);
  const [ana] = phones;
  await ana.browser.set([line(11)]);
  const sent = await ana.send([ids[0] as string]);
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
}

async function claimRest(phone: TablePhone) {
  const { status, body } = await phone.claim({ of: "rest" });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.table.claims[0] as TableData["claims"][number];
}

/** Waits until no payment is pending. Then one capture of `amount` is all that the gateway has taken. */
async function expectPaidOnce(amount: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        "select status from payments where status in ('authorised', 'voiding', 'refunding')",
      );
      expect(rows).toEqual([]);
    },
    { timeout: 60_000, interval: 100 },
  );
  const { rows: taken } = await pool.query(
    "select kind, to_char(amount_cents / 100.0, 'FM990.00') as amount from sandbox_gateway.ledger where kind in ('capture', 'refund')",
  );
  expect(taken).toEqual([{ kind: "capture", amount }]);
  const { rows: standing } = await pool.query(
    "select reference from sandbox_gateway.payments where state = 'authorised'",
  );
  expect(standing).toEqual([]);
  expect(await findLedgerDifferences(pool)).toEqual([]);
}
