import pg from "pg";
import type { Bench } from "./bench.ts";
import { importVenue } from "./comptoir/import-venue.ts";
import { VENUE_IDS } from "./comptoir/venue-ids.ts";
import { type Findings, formatNumber } from "./findings.ts";
import { cookiesOfGuest } from "./set-costs.ts";
import { type Measured, measuredOf } from "./take-turns.ts";

const APART_AIM_MS = 20;
const LOOKS = { quick: 60, full: 200 } as const;
const ID = VENUE_IDS.codes;
const CARD = "GOLD-7K2M-91QX-4TZB";
const VENUE = {
  restaurant: {
    ...{ id: ID, name: "Codes", slug: "codes-of-the-bench", payment_processor: "sandbox" },
    ...{ hasDiscounts: true, voucher: { type: "gift_card" } },
  },
  menus: [{ id: 1, name: "Menu", items: [{ id: 1, name: "Soup", price: "8.00" }] }],
  discounts: [
    { code: "GOOD", value: "10%" },
    { code: "OVER", value: "10%", ends_at: "2026-01-01T00:00:00Z" },
  ],
  gift_cards: [
    { code: CARD, balance: "50.00" },
    { code: "EMPT-7K2M-91QX-4TZB", balance: "0.00" },
  ],
};

/** The codes to look up, by the expected result. */
const GIFT_CARDS = {
  "a good gift card": CARD,
  "none such": "ABCD-1111-2222-3333",
  "one without funds": "EMPT-7K2M-91QX-4TZB",
};
const DISCOUNTS = { "a good code": "GOOD", "no such code": "NOPE", "one that is over": "OVER" };

/**
 * Measures lookups of gift cards and promo codes: a hit and a miss must take the same time. Each lookup is by
 * a new guest, with cleared rate limits, which would otherwise delay it.
 */
export async function measureCodeLookUps({ comptoir, rounds }: Bench): Promise<Findings> {
  await importVenue(comptoir, VENUE);
  const db = new pg.Pool({ connectionString: comptoir.databaseUrl, max: 1 });
  const looks = rounds > 2 ? LOOKS.full : LOOKS.quick;
  try {
    const ask = async (path: string, body: object) => {
      await db.query("truncate rate_limits");
      const started = performance.now();
      const answer = await fetch(`${comptoir.address}/api/orders/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-restaurant-id": String(ID), cookie: cookiesOfGuest() },
        body: JSON.stringify(body),
      });
      await answer.text();
      return { milliseconds: performance.now() - started, status: answer.status };
    };
    const giftCards = await takeLooks(GIFT_CARDS, looks, (giftCardNumber) =>
      ask("get-gift-card", { restaurantId: ID, giftCardNumber }),
    );
    const discounts = await takeLooks(DISCOUNTS, looks, (code) => ask("get-discount-info", { code }));
    return {
      title: "Looking up codes, one after the other",
      rows: [...giftCards, ...discounts],
      aims: [aimOf("get-gift-card", giftCards), aimOf("get-discount-info", discounts)],
    };
  } finally {
    await db.end();
  }
}

type Row = Measured & { readonly what: string };

/** Alternates the kinds of lookups, so that other load on the machine affects them alike. */
async function takeLooks(
  kinds: Readonly<Record<string, string>>,
  looks: number,
  look: (code: string) => Promise<{ readonly milliseconds: number; readonly status: number }>,
): Promise<Row[]> {
  const found = Object.entries(kinds).map(([what, code]) => ({
    what,
    code,
    milliseconds: [] as number[],
    statuses: {} as Record<number, number>,
  }));
  for (let round = 0; round < looks; round += 1) {
    for (const kind of found) {
      const { milliseconds, status } = await look(kind.code);
      // The first tenth of the rounds is warm-up.
      if (round < looks / 10) continue;
      kind.milliseconds.push(milliseconds);
      kind.statuses[status] = (kind.statuses[status] ?? 0) + 1;
    }
  }
  return found.map(({ what, milliseconds, statuses }) => {
    const seconds = milliseconds.reduce((sum, each) => sum + each, 0) / 1000;
    const answers = { milliseconds: Float64Array.from(milliseconds), seconds, statuses, failures: 0 };
    return { what, ...measuredOf([{ answers, cpu: null }]) };
  });
}

function aimOf(call: string, rows: readonly Row[]) {
  const p95s = rows.map(({ spread }) => spread.p95Ms);
  const apart = Math.max(...p95s) - Math.min(...p95s);
  return {
    aim: `${call}: the p95 of hits and misses within ${APART_AIM_MS} ms of each other`,
    found: `${formatNumber(apart)} ms apart`,
    met: apart < APART_AIM_MS,
  };
}
