import pino from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { openListener } from "../../platform/db/listen.ts";
import { emptyTables } from "../../testing/empty-tables.ts";
import { ANY_NUMBER_OPEN, GRILL, line } from "../../testing/grill.ts";
import { aTablePhone, seated, type TablePhone } from "../../testing/table-phone.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { openVenues } from "../../venue/venues/venue-cache.ts";
import { writeTableReceipts } from "./write-receipt-mail.ts";

const at = await openTestApi();
const { clock, load, pool } = at;
const listener = await openListener(pool, pino({ level: "silent" }));
const [dinner, ...others] = GRILL.menus;
const VENUE = {
  ...GRILL,
  restaurant: {
    ...GRILL.restaurant,
    payment_processor: "sandbox",
    tax_rate: { tax1: "0.05", tax2: "0.09975" },
    tax_numbers: { GST: "12345 6789 RT0001" },
    order_options: { ...ANY_NUMBER_OPEN, group_ordering: true, max_items_per_cart: 60 },
  },
  menus: [
    {
      ...dinner,
      items: [
        { id: 11, name: "Soup", price: "8.00", localization: { "fr-CA": { name: "Soupe" } } },
        { id: 12, name: "Steak", price: "20.00" },
      ],
    },
    ...others,
  ],
  gift_cards: [{ code: "TENN-0000-1111-2222", balance: "10.00" }],
};

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(
    pool,
    "table_sessions, table_payments, carts, orders, payments, tenders, notices, rate_limits, idempotency_keys, ledger_entries, gift_cards, gift_card_entries, restaurants",
  );
  await load(VENUE);
});

/** Ana, the host, has a steak, and Olu a soup: 23.00 and 9.20 with taxes. Ana has paid hers with 3.00 of tip, 10.00 by gift card. */
async function aPaidTable(): Promise<{ ana: TablePhone; olu: TablePhone; payment: string }> {
  const [ana, olu] = [aTablePhone(at, "Ana"), aTablePhone(at, "Olu")];
  const ids = await seated(ana, olu);
  await ana.browser.set([line(12)]);
  await olu.browser.set([line(11)]);
  await ana.send([ids[0] ?? ""]);
  await olu.send([ids[1] ?? ""]);
  const [claim] = (await ana.claim({ of: "mine" })).body.table.claims;
  const giftCard = { code: "TENN-0000-1111-2222", amount: "10.00" };
  const paid = await ana.pay(claim, { tip: { type: "dollar", amount: "3.00" }, giftCard });
  return { ana, olu, payment: paid.body.table.payments[0].id };
}
const notices = async () =>
  (await pool.query("select order_id, kind, recipient, locale from notices order by created_at, recipient")).rows;

describe("table#table-receipt: the receipt", () => {
  it("of a payment has its dishes, its taxes to the cent, the tip, and by what it was paid", async () => {
    const { ana, payment } = await aPaidTable();
    const { body } = await ana.ask(`/receipt?payment=${payment}`);
    expect(body.receipt).toMatchObject({
      ...{ tableNum: "12", amount: "23.00", tip: "3.00", byGiftCard: "10.00", back: "0.00", payments: null },
      lines: [{ name: "Steak", quantity: 1, amount: "23.00" }],
      parts: [
        { part: "sales", rate: null, amount: "20.00" },
        { part: "tax1", rate: "0.05", amount: "1.00" },
        { part: "tax2", rate: "0.09975", amount: "2.00" },
      ],
      byCard: { last4: "4242", amount: "16.00" },
      restaurant: { tax_numbers: [{ label: "GST", number: "12345 6789 RT0001" }] },
    });
  });

  it("of a part of the bill has its part of all taxes, which are the part to the cent", async () => {
    const { olu } = await aPaidTable();
    const [claim] = (await olu.claim({ of: "amount", amount: "3.33" })).body.table.claims;
    const paid = await olu.pay(claim);
    const { receipt } = (await olu.ask(`/receipt?payment=${paid.body.table.payments[1].id}`)).body;
    expect(receipt).toMatchObject({ amount: "3.33", lines: [] });
    const parts = receipt.parts.map(({ amount }: { amount: string }) => Number(amount) * 100);
    expect(parts.reduce((sum: number, part: number) => sum + part, 0)).toBeCloseTo(333);
    expect(parts).toHaveLength(3);
  });

  it("of a payment is its payer's alone, and that of the table its host's", async () => {
    const { ana, olu, payment } = await aPaidTable();
    expect((await olu.ask(`/receipt?payment=${payment}`)).status).toBe(404);
    expect((await olu.ask("/receipt")).body.code).toBe("not_host");
    expect((await aTablePhone(at, "Bo").ask("/receipt")).body.code).toBe("no_table");
    expect((await ana.ask("/receipt")).body.receipt).toMatchObject({
      ...{ amount: "32.20", left: "9.20", byCard: null, tip: "0.00" },
      payments: [{ name: "Ana", amount: "23.00" }],
    });
    await pool.query("update table_sessions set ended_at = now()");
    expect((await ana.ask(`/receipt?payment=${payment}`)).status).toBe(200);
  });

  it("is mailed once for each wish, in the payer's language, and not without end", async () => {
    const { ana, olu, payment } = await aPaidTable();
    const email = "ana@example.test";
    for (const _ of [1, 2]) expect((await ana.ask("/receipt", { payment, email })).status).toBe(200);
    expect((await ana.ask("/receipt", { email })).status).toBe(200);
    expect((await olu.ask("/receipt", { payment, email })).status).toBe(404);
    expect((await ana.ask("/receipt", { payment, email: "ana" })).body.code).toBe("invalid_request");
    const queued = await notices();
    expect(queued).toMatchObject([
      { order_id: payment, kind: "table-receipt", recipient: email, locale: "en-CA" },
      { kind: "table-receipt", recipient: email },
    ]);
    for (let turn = 0; turn < 8; turn += 1) await ana.ask("/receipt", { payment, email });
    expect((await ana.ask("/receipt", { payment, email })).body.code).toBe("too_many_requests");

    const venues = await openVenues(pool, listener);
    const write = writeTableReceipts({ database: pool, venues, origin: null });
    const mailOf = (of: string, locale: string) =>
      write({
        restaurantId: "7",
        noticeId: of,
        orderId: of,
        kind: "table-receipt",
        channel: "mail",
        recipient: email,
        locale,
      });
    expect((await mailOf(payment, "en-CA"))?.text).toMatch(
      /Table 12[\s\S]*1 × Steak … \$23.00[\s\S]*Tip … \$3.00\nPaid … \$26.00\n\$10.00 paid by gift card.\n\$16.00 paid with[\s\S]*4242[\s\S]*GST \(5%\) … \$1.00[\s\S]*12345 6789 RT0001/,
    );
    expect((await mailOf(queued[1].order_id, "fr-CA"))?.text).toMatch(
      /Le reçu de la table[\s\S]*1 × Soupe … 9,20\s\$[\s\S]*Payé par Ana … .23,00\s\$\nReste à payer … 9,20\s\$/,
    );
    await listener.stop();
  });
});
