import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import pg from "pg";
import type { Bench } from "./bench.ts";
import { importVenue } from "./comptoir/import-venue.ts";
import type { CpuUsed } from "./comptoir/start-comptoir.ts";
import { VENUE_IDS } from "./comptoir/venue-ids.ts";
import { type Aim, type Findings, formatNumber } from "./findings.ts";
import { isSettled, makeCards, orderOnce, type Payer, quoteOnce, waitUntil } from "./order-body.ts";
import { cookiesOfGuest } from "./set-costs.ts";
import { difference } from "./take-turns.ts";

const AIM = 1.3;
const ORDERS = { quick: 40, full: 100 } as const;
const WITHIN_MS = 120_000;
const BRAISE = new URL("../demo/venues/braise.json", import.meta.url);
const VENUE = { id: VENUE_IDS.means, slug: "braise-of-all-means" };
const CODE = "BENCH-TEN";

/**
 * Measures orders paid by a promo code, a gift card and a card, against the same orders paid by card. Both
 * kinds alternate; the CPU time includes the capture.
 */
export async function measureMeans({ comptoir, rounds }: Bench): Promise<Findings> {
  const count = rounds > 2 ? ORDERS.full : ORDERS.quick;
  const giftCards = Array.from(
    { length: count * (rounds + 1) },
    () => `B${randomBytes(8).toString("hex").toUpperCase()}`,
  );
  const braise = JSON.parse(await readFile(BRAISE, "utf8"));
  await importVenue(comptoir, {
    ...braise,
    restaurant: { ...braise.restaurant, ...VENUE },
    discounts: [{ code: CODE, value: "10%" }],
    gift_cards: giftCards.map((code) => ({ code, balance: "5.00" })),
  });
  const db = new pg.Pool({ connectionString: comptoir.databaseUrl, max: 1 });
  try {
    const [card] = await makeCards(comptoir.address, 1);
    const plain: Payer = { restaurantId: String(VENUE.id), ...(card ? { card } : {}) };
    const byAll = (): Payer => ({ ...plain, codes: { discount: CODE, voucher: giftCards.pop() ?? "" } });
    const settled = () => waitUntil(() => isSettled(db), WITHIN_MS);
    const costOf = async (payer: () => Payer): Promise<CpuUsed | null> => {
      const guests = Array.from({ length: count }, () => ({ payer: payer(), cookie: cookiesOfGuest() }));
      for (const { payer, cookie } of guests) await quoteOnce(comptoir.address, payer, cookie);
      const before = await comptoir.cpuUsed();
      for (const { payer, cookie } of guests) await orderOnce(comptoir.address, payer, cookie);
      await settled();
      return difference(await comptoir.cpuUsed(), before);
    };
    const used = { plain: [] as (CpuUsed | null)[], byAll: [] as (CpuUsed | null)[] };
    for (let round = 0; round <= rounds; round += 1) {
      const [byCard, allMeans] = [await costOf(() => plain), await costOf(byAll)];
      // The first round is warm-up.
      if (round > 0) used.plain.push(byCard);
      if (round > 0) used.byAll.push(allMeans);
    }
    const [plainMs, byAllMs] = [perOrder(used.plain, count), perOrder(used.byAll, count)];
    return {
      title: "Orders one after the other, by all means",
      rows: [],
      figures: [
        ["order by card, server and PostgreSQL", say(plainMs)],
        ["the same with a code, a gift card and a card", say(byAllMs)],
      ],
      aims: [aimOf(plainMs === null || byAllMs === null ? null : byAllMs / plainMs)],
    };
  } finally {
    await db.end();
  }
}

function perOrder(used: readonly (CpuUsed | null)[], count: number): number | null {
  const known = used.filter((one) => one !== null);
  const sum = known.reduce((whole, { server, postgres }) => whole + server + postgres, 0);
  return known.length === 0 ? null : sum / (known.length * count);
}

const say = (ms: number | null) => (ms === null ? "not known on this system" : `${formatNumber(ms)} ms of CPU`);

function aimOf(ratio: number | null): Aim {
  return {
    aim: `order with a code, a gift card and a card: at most ${AIM} times the CPU of one by card`,
    found: ratio === null ? "not known on this system" : formatNumber(ratio),
    met: ratio === null ? null : ratio <= AIM,
  };
}
