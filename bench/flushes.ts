import pg from "pg";
import type { Bench } from "./bench.ts";
import { importUnpaidVenues } from "./comptoir/unpaid-venue.ts";
import { type Findings, formatNumber } from "./findings.ts";
import { orderOnce } from "./order-body.ts";

const GUESTS = 10;
const ORDERS = { quick: 20, full: 100 } as const;

/**
 * Measures how many orders of ten concurrent guests share a flush of the write-ahead log. Compares ten
 * restaurants with one, whose orders wait for each other's daily number.
 */
export async function measureFlushes({ comptoir, rounds }: Bench): Promise<Findings> {
  const count = rounds > 2 ? ORDERS.full : ORDERS.quick;
  const restaurants = await importUnpaidVenues(comptoir, GUESTS);
  const db = new pg.Pool({ connectionString: comptoir.databaseUrl, max: 1 });
  try {
    const flushes = async () => {
      // A connection reports its statistics only once it is idle.
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      const { rows } = await db.query("select sum(fsyncs)::int as n from pg_stat_io where object = 'wal'");
      return rows[0].n as number;
    };
    const orderAt = async (ids: readonly string[]) => {
      const guest = async (index: number) => {
        const restaurantId = ids[index % ids.length] as string;
        for (let order = 0; order < count; order += 1) {
          await orderOnce(comptoir.address, { restaurantId, withoutMail: true });
        }
      };
      const before = await flushes();
      await Promise.all(Array.from({ length: GUESTS }, (_, index) => guest(index)));
      return (GUESTS * count) / ((await flushes()) - before);
    };
    await orderAt(restaurants);
    const [apart, together] = [await orderAt(restaurants), await orderAt(restaurants.slice(0, 1))];
    return {
      title: `Flushes of the write-ahead log, ${GUESTS} guests at once`,
      rows: [],
      figures: [
        ["orders for each flush, of ten restaurants", formatNumber(apart)],
        ["orders for each flush, of one", formatNumber(together)],
      ],
      aims: [],
    };
  } finally {
    await db.end();
  }
}
