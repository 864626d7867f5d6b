import { randomUUID } from "node:crypto";
import type { PricedLineData } from "@comptoir/contract";
import { cents, computeCosts, formatCosts } from "@comptoir/ordering";
import { someBillSettings } from "@comptoir/test-kit";
import pg from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { movePayment } from "../../../money/payment/payments.store.ts";
import { loadGiftCardBalance } from "../../../money/tender/means/gift-card.ts";
import type { NewTender } from "../../../money/tender/tender.ts";
import { GRILL } from "../../../testing/grill.ts";
import { openTestApi } from "../../../testing/test-api.ts";
import { giftCardCodeHash } from "../../quote/gift-card-codes.ts";
import type { NewOrder } from "../order-record.ts";
import type { OrderToPlace } from "../review/order-to-place.ts";
import { type Checkout, openCheckout } from "./checkouts.store.ts";
import { takeAndWrite } from "./take-and-write.ts";

const { pool, load, clock, call } = await openTestApi({ sweepEveryMs: 3_600_000 });
clock.set("2026-11-20T17:00:00Z");
await load(GRILL);

const revisionNow = async () =>
  Number((await pool.query("select revision from restaurants where restaurant_id = '7'")).rows[0].revision);
const costs = formatCosts(
  computeCosts({
    settings: someBillSettings(),
    lines: [],
    delivered: false,
    rebateApplies: false,
    discount: null,
    tip: null,
    voucher: null,
  }),
  { serviceChargeLabel: "Service" },
);

const A_SOUP: PricedLineData = {
  id: 11,
  menu_id: 1,
  section_id: null,
  orderId: 1,
  quantity: 1,
  name: "Soup",
  image: null,
  orderPrice: "10.00",
  memberOrderPrice: "10.00",
  orderOptions: [],
};

const BY_CARD: NewTender = { means: "credit_card", amountCents: cents(1000), state: "taken", reference: {} };

/** Returns one lunch of a week that is ordered and paid together. */
async function aLunch(
  date: string,
  { tenders = [BY_CARD], ...but }: Partial<OrderToPlace & Pick<NewOrder, "tenders">> = {},
): Promise<OrderToPlace> {
  const order: Omit<NewOrder, "taken" | "readyAt"> = {
    restaurantId: "7",
    orderId: randomUUID(),
    localDay: "2026-11-20",
    type: "school",
    childId: null,
    destination: { kind: "school-date", date },
    owner: "guest u-1",
    placedAt: clock.now(),
    wantedAt: new Date(`${date}T17:00:00Z`),
    ...{ acceptFrom: null, acceptUntil: null, fireAt: null },
    locale: "en-CA",
    venue: { id: 7, slug: "grill", name: "Grill", address: null, tax_numbers: [], zone: "America/Toronto" },
    costs,
    explanation: [],
    totalWithTipCents: cents(1000),
    contact: { full_name: "Ada Lovelace", email: null, phone_number: null },
    remarks: { notes: null, questions: [], legalAcceptance: null, checkId: false },
    paymentMethod: "credit_card",
    paymentReference: null,
    paymentStatus: "authorised",
    card: { type: "VISA", last4: "4242" },
    tenders,
    lines: [A_SOUP],
  };
  const readyTimes = [{ readyAt: new Date(`${date}T17:00:00Z`), slots: [] }];
  return {
    order,
    revision: await revisionNow(),
    stock: null,
    readyTimes,
    standsAt: null,
    revocable: null,
    holder: null,
    discount: null,
    suite: null,
    table: null,
    points: null,
    ...but,
  };
}

const aCheckout = () => ({
  ...{ restaurantId: "7", scope: "guest u-1", guestScope: null },
  ...{ key: randomUUID(), bodyHash: Buffer.from("body") },
});

/** Creates a checkout with one authorised payment for a whole submission. */
async function aHeldCheckout(submissionId: string, leaseMs = 30_000) {
  const name = { restaurantId: "7", paymentId: randomUUID() };
  const held = { ...aCheckout(), lease: randomUUID(), payments: [{ ...name, card: { type: "VISA", last4: "4242" } }] };
  const card = { expiryDate: "12/29", postalCode: null };
  const payment = {
    ...name,
    orderId: submissionId,
    processor: "sandbox",
    account: null,
    amountCents: 2000,
    feeCents: 0,
    card,
  };
  const count = { counted: ["card"], read: [], windowMs: 1000, limitedKey: "", attemptsMax: 0 };
  await openCheckout(pool, held, { submissionId, payment, count, leaseMs });
  return held;
}

const idOf = (orders: readonly OrderToPlace[]) => orders[0]?.order.orderId ?? "";
const standing = async (orders: readonly OrderToPlace[]) =>
  (
    await pool.query("select number, payment_status from orders where id = any($1::uuid[]) order by number", [
      orders.map(({ order }) => order.orderId),
    ])
  ).rows;

describe("Several orders under one payment", () => {
  it("are written together with a number each, under one payment", async () => {
    const orders = [await aLunch("2026-11-23"), await aLunch("2026-11-24"), await aLunch("2026-11-25")];
    const held = await aHeldCheckout(orders[0]?.order.orderId ?? "");
    const placed = await takeAndWrite(pool, { submissionId: idOf(orders), checkout: held, held, orders });
    if ("refused" in placed) throw new Error(placed.refused.code);
    const numbers = orders.map(({ order }) => placed.find(({ orderId }) => orderId === order.orderId)?.number ?? 0);
    expect(numbers.map((number) => number - (numbers[0] ?? 0))).toEqual([0, 1, 2]);
    const [payment] = held.payments;
    if (!payment) throw new Error("a held checkout has a payment");
    expect(await movePayment(pool, payment, { from: "authorised", to: "captured" })).toBe(true);
    expect(await standing(orders)).toEqual(numbers.map((number) => ({ number, payment_status: "captured" })));
    for (const { order } of orders) expect((await call(`/api/orders/${order.orderId}`)).status).toBe(200);
  });

  it("notify every server after they are placed", async () => {
    const listener = new pg.Client(pool.options);
    onTestFinished(() => listener.end());
    await listener.connect();
    const heard: string[] = [];
    listener.on("notification", ({ payload }) => payload && heard.push(payload));
    await listener.query("listen comptoir_order_changes");
    const orders = [await aLunch("2026-11-23"), await aLunch("2026-11-24")];
    await takeAndWrite(pool, { submissionId: idOf(orders), checkout: aCheckout(), held: null, orders });
    const names = orders.map(({ order }) => `${order.orderId} 7`);
    // Notifications of earlier orders may still arrive.
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual(expect.arrayContaining(names));
  });

  it("are all placed or none, if one of them lacks stock", async () => {
    await pool.query("update stock_levels set remaining = 1 where restaurant_id = '7' and thing_id = '11'");
    const stock = { day: "2026-11-20", items: new Map([["11", 1]]), values: new Map<string, number>() };
    const orders = [await aLunch("2026-11-23", { stock }), await aLunch("2026-11-24", { stock })];
    const refused = await takeAndWrite(pool, { submissionId: idOf(orders), checkout: aCheckout(), held: null, orders });
    expect(refused).toMatchObject({ refused: { code: "out-of-stock", orderId: orders[1]?.order.orderId } });
    expect(await standing(orders)).toEqual([]);
    const { rows } = await pool.query("select remaining from stock_levels where thing_id = '11'");
    expect(rows).toEqual([{ remaining: 1 }]);
  });

  it("debit nothing from a gift card with too little balance, and return the balance", async () => {
    const codeHash = giftCardCodeHash("7", "FULL-0000-1111-2222");
    const byGiftCard = (amount: number): Partial<Pick<NewOrder, "tenders">> => {
      const reference = { restaurantId: "7", codeHash: codeHash.toString("hex") };
      return { tenders: [{ means: "gift_card", amountCents: cents(amount), state: "taken", reference }] };
    };
    const orders = [await aLunch("2026-11-23", byGiftCard(4972)), await aLunch("2026-11-24", byGiftCard(904))];
    const refused = await takeAndWrite(pool, { submissionId: idOf(orders), checkout: aCheckout(), held: null, orders });
    expect(refused).toEqual({
      refused: { code: "gift-card-short", orderId: orders[1]?.order.orderId, leftCents: 5000 },
    });
    expect(await loadGiftCardBalance(pool, "7", codeHash)).toBe(5000);
  });

  it("are not written if the menu has changed, the lease has expired, or the key is used", async () => {
    const write = async (
      checkout: Checkout,
      held: Awaited<ReturnType<typeof aHeldCheckout>> | null = null,
      but: Partial<OrderToPlace> = {},
    ) => {
      const orders = [await aLunch("2026-11-23"), await aLunch("2026-11-24", but)];
      const outcome = await takeAndWrite(pool, { submissionId: idOf(orders), checkout, held, orders });
      if ("refused" in outcome) expect(await standing(orders)).toEqual([]);
      return outcome;
    };
    const checkout = aCheckout();
    expect(await write(checkout, null, { revision: (await revisionNow()) - 1 })).toEqual({
      refused: { code: "menu-changed" },
    });
    expect(await write(checkout)).toHaveLength(2);
    expect(await write(checkout)).toEqual({ refused: { code: "key-not-held" } });
    const late = await aHeldCheckout(randomUUID(), -1);
    expect(await write(late, late)).toEqual({ refused: { code: "key-not-held" } });
  });
});
