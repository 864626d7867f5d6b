import { randomUUID } from "node:crypto";
import pg from "pg";
import { refundOrder } from "../apps/api/src/ordering/orders/refund/refund-order.ts";
import type { Bench } from "./bench.ts";
import type { CpuUsed } from "./comptoir/start-comptoir.ts";
import { type Aim, type Findings, formatNumber } from "./findings.ts";
import { isSettled, makeCards, orderOnce, type Payer, waitUntil } from "./order-body.ts";
import { difference } from "./take-turns.ts";

const CPU_AIM_MS = 10;
const BRAISE_ID = "1";
const ORDERS = { quick: 30, full: 100 } as const;
const WITHIN_MS = 120_000;

export async function measureRefunds({ comptoir, rounds }: Bench): Promise<Findings> {
  const count = rounds > 2 ? ORDERS.full : ORDERS.quick;
  const db = new pg.Pool({ connectionString: comptoir.databaseUrl, max: 4 });
  try {
    const cards = await makeCards(comptoir.address, 1);
    const payer: Payer = { restaurantId: BRAISE_ID, ...(cards[0] ? { card: cards[0] } : {}) };
    const settled = () => waitUntil(() => isSettled(db), WITHIN_MS);
    const place = async (): Promise<string[]> => {
      const placed: string[] = [];
      while (placed.length < count) placed.push(await orderOnce(comptoir.address, payer));
      await settled();
      return placed;
    };
    const costOf = async (act: () => Promise<unknown>) => {
      const before = await comptoir.cpuUsed();
      await act();
      return difference(await comptoir.cpuUsed(), before);
    };
    await place();
    const ofOrders: (CpuUsed | null)[] = [];
    for (let round = 0; round < rounds; round += 1) ofOrders.push(await costOf(place));
    const refundAll = async (orders: readonly string[]) => {
      for (const orderId of orders) {
        const what = { of: "lines", lines: [{ lineNumber: 1, quantity: 1 }] } as const;
        const order = { restaurantId: BRAISE_ID, orderId };
        const clock = () => new Date();
        await refundOrder({ database: db, clock }, order, { key: randomUUID(), reason: null, what });
      }
      await settled();
    };
    await refundAll(await place());
    const placed = await place();
    const own = process.cpuUsage();
    const elsewhere = await costOf(() => refundAll(placed));
    const { user, system } = process.cpuUsage(own);
    const partsMs =
      elsewhere && [(user + system) / 1000, elsewhere.server, elsewhere.postgres].map((ms) => ms / placed.length);
    const refundMs = partsMs?.reduce((sum, ms) => sum + ms, 0) ?? null;
    return {
      title: "Refunds of a line",
      rows: [],
      figures: [
        ["PostgreSQL, an order by card with its tenders and the ledger", perOrder(ofOrders, count)],
        [
          "a refund: the command, the server, PostgreSQL",
          partsMs === null ? "not known on this system" : `${partsMs.map(formatNumber).join(", ")} ms of CPU`,
        ],
        ["a refund, of an order by card with its capture and mail", ofOrder(refundMs, ofOrders, count)],
      ],
      aims: [aimOf(refundMs)],
    };
  } finally {
    await db.end();
  }
}

function perOrder(used: readonly (CpuUsed | null)[], count: number): string {
  const known = used.filter((one) => one !== null);
  const sum = known.reduce((whole, { postgres }) => whole + postgres, 0);
  return known.length === 0 ? "not known on this system" : `${formatNumber(sum / (known.length * count))} ms of CPU`;
}

/** Formats a refund's CPU time relative to an order's, so that the machine's speed cancels out. */
function ofOrder(refundMs: number | null, orders: readonly (CpuUsed | null)[], count: number): string {
  const known = orders.filter((one) => one !== null);
  const orderMs = known.reduce((sum, { server, postgres }) => sum + server + postgres, 0) / (known.length * count);
  return refundMs === null || known.length === 0 ? "not known on this system" : formatNumber(refundMs / orderMs);
}

function aimOf(refundMs: number | null): Aim {
  return {
    aim: `a refund: under ${CPU_AIM_MS} ms of CPU, command, server and PostgreSQL`,
    found: refundMs === null ? "not known on this system" : `${formatNumber(refundMs)} ms`,
    met: refundMs === null ? null : refundMs < CPU_AIM_MS,
  };
}
