import { randomUUID } from "node:crypto";
import { cents, parseCents } from "@comptoir/ordering";
import { beforeEach, describe, expect, it } from "vitest";
import { sandboxOnly } from "../../../gateways/payment/payment-gateways.ts";
import type { PaymentGateway } from "../../../gateways/payment/port.ts";
import { emptyLedger } from "../../../testing/check-books.ts";
import { openCommandLine } from "../../../testing/command-line.ts";
import { emptyTables } from "../../../testing/empty-tables.ts";
import { AT_THE_GRILL, GRILL, line } from "../../../testing/grill.ts";
import { noticeDeps } from "../../../testing/notice-deps.ts";
import { settle } from "../../../testing/settle.ts";
import { aCard, aPickup, submit } from "../../../testing/submit.ts";
import { writeNoticesOfEvents } from "../notices/order-notices.store.ts";

const test = await openCommandLine();
const { api, call, clock, comptoir, load, pool } = test;
const menus = GRILL.menus.map((menu) => ({ ...menu, items: menu.items.map((item) => ({ ...item, stock: null })) }));
const venue = (but: object = {}) => ({
  ...GRILL,
  menus,
  restaurant: { ...GRILL.restaurant, payment_processor: "sandbox", hours: [], ...but },
});

beforeEach(async () => {
  clock.set(new Date().toISOString());
  await emptyTables(
    pool,
    "restaurants, orders, order_lines, order_events, idempotency_keys, payments, refunds, unpaid_orders, notices",
  );
  await emptyTables(pool, "sandbox_gateway.payments, sandbox_gateway.ledger, sandbox_gateway.refunds");
  await emptyLedger(pool);
  await load(venue());
});

const contact = { full_name: "Ada Lovelace", email: "ada@example.test", phone_number: "416-555-0123" };
/** Places an order of three soups and a tip of 3.00. */
async function anOrder(but: object = {}): Promise<string> {
  const checkout = { contact, paymentMethod: "credit_card", card: await aCard(test) };
  const tip = { type: "dollar", amount: "3.00" };
  const answer = await submit(test, aPickup({ items: [line(11, { quantity: 3 })], costs: { tip }, checkout, ...but }));
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  await settled();
  return answer.body.order.id;
}
const settled = () => settle(pool);
const refund = (id: string, ...options: string[]) => comptoir("orders", "refund", "the-grill", id, ...options);
const order = async (id: string) => (await call(`/api/orders/${id}`)).body.order;
const givenBack = async () => {
  const { rows } = await pool.query(
    "select coalesce(sum(amount_cents), 0)::int as cents, count(*)::int as times from sandbox_gateway.ledger where kind = 'refund'",
  );
  return rows[0];
};
const paid = (placed: { costs: { total: string; tip: { amount: string } } }) =>
  Number(parseCents(placed.costs.total)) + Number(parseCents(placed.costs.tip.amount));

describe("comptoir orders refund", () => {
  it("refunds one of three portions to the card with its share of taxes and tip, and then the rest", async () => {
    const id = await anOrder();
    const whole = paid(await order(id));
    const { exit, out, err } = await refund(id, "--line", "1x1", "--reason", "cold");
    expect({ exit, err }).toEqual({ exit: 0, err: "" });
    expect(out).toContain("1 × Soup");
    await settled();
    const after = await order(id);
    expect(after.payment.status).toBe("captured");
    expect(after.refunds).toMatchObject([{ lines: [{ name: "Soup", quantity: 1 }], tip: "1.00", toGiftCard: "0.00" }]);
    expect(await givenBack()).toEqual({ cents: parseCents(after.refunds[0].amount), times: 1 });
    expect(Math.abs(Number(parseCents(after.refunds[0].amount)) - whole / 3)).toBeLessThan(3);

    expect((await refund(id)).exit).toBe(0);
    await settled();
    expect((await order(id)).payment.status).toBe("refunded");
    expect(await givenBack()).toEqual({ cents: whole, times: 2 });
    expect((await refund(id)).err).toContain("Nothing is left");
  });

  it("refunds to the card first and the rest to the gift card, which can be spent again", async () => {
    const [code = ""] = (await comptoir("gift-cards", "issue", "the-grill", "10.00")).out.split("\n");
    const id = await anOrder({ costs: { voucher: { code }, tip: null } });
    const { costs } = await order(id);
    const byCard = costs.totalWithTip;
    const over = ((Number(parseCents(byCard)) + 100) / 100).toFixed(2);
    expect((await refund(id, "--amount", over)).out).toContain(`$${byCard} to the card, $1.00 to the gift card.`);
    await settled();
    // The query leaves out the 50.00 of the venue file's gift card.
    const balance = "select sum(amount_cents)::int - 5000 as cents from gift_card_entries";
    expect((await pool.query(balance)).rows).toEqual([{ cents: 100 }]);
    // The card's share is fully refunded, so this refund goes to the gift card.
    expect((await refund(id, "--amount", "2.00")).out).toContain("$2.00 to the gift card.");
    await settled();
    expect((await pool.query(balance)).rows).toEqual([{ cents: 300 }]);
    // Cancelling gives back the rest of the gift card's share.
    await comptoir("orders", "move", "the-grill", id, "cancelled");
    await settled();
    expect((await pool.query(balance)).rows).toEqual([{ cents: 1000 }]);
    expect(await givenBack()).toMatchObject({ cents: parseCents(byCard) });
  });

  it("is not repeated by a later cancellation, which returns only the rest", async () => {
    const [code = ""] = (await comptoir("gift-cards", "issue", "the-grill", "10.00")).out.split("\n");
    const id = await anOrder({ costs: { voucher: { code }, tip: null } });
    const { costs } = await order(id);
    await refund(id, "--amount", "5.00");
    await settled();
    await comptoir("orders", "move", "the-grill", id, "cancelled");
    const rest = ((Number(parseCents(costs.totalWithTip)) - 500) / 100).toFixed(2);
    const goesBack = (await comptoir("orders", "show", "the-grill", id)).out;
    expect(goesBack).toContain(`$${rest} goes back to your card. $10.00 goes back to your gift card.`);
    await settled();
    const isBack = (await comptoir("orders", "show", "the-grill", id)).out;
    expect(isBack).toContain(`$${costs.totalWithTip} was refunded to your card.`);
  });

  it("is made once per key, also with concurrent calls on several servers", async () => {
    const id = await anOrder();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => refund(id, "--line", "1x1", "--key", key)));
    expect(answers.map(({ exit }) => exit)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(answers.filter(({ out }) => out.includes("made before"))).toHaveLength(5);
    await settled();
    expect((await order(id)).refunds).toHaveLength(1);
    expect((await givenBack()).times).toBe(1);
  });

  it("is refused under the key of a different refund, and made under a key of its own", async () => {
    const id = await anOrder();
    const key = randomUUID();
    expect((await refund(id, "--line", "1x1", "--reason", "cold", "--key", key)).exit).toBe(0);
    const others = [
      ["--line", "1x2", "--reason", "cold"],
      ["--line", "1", "--reason", "cold"],
      ["--line", "1x1", "--line", "1x1", "--reason", "cold"],
      ["--line", "1x1", "--reason", "late"],
      ["--line", "1x1"],
      ["--amount", "5.00", "--reason", "cold"],
      ["--reason", "cold"],
    ];
    for (const other of others) {
      const { exit, err } = await refund(id, ...other, "--key", key);
      expect({ other, exit, err }).toMatchObject({
        exit: 1,
        err: expect.stringContaining("This key made another refund"),
      });
    }
    expect((await refund(id, "--line", "1x1", "--reason", "cold", "--key", key)).out).toContain("was made before");
    const rest = randomUUID();
    expect((await refund(id, "--line", "1", "--key", rest)).exit).toBe(0);
    expect((await refund(id, "--line", "1", "--key", rest)).out).toContain("was made before");
    expect((await refund(id, "--line", "1x2", "--key", rest)).exit).toBe(1);
    expect((await refund(id, "--key", "k".repeat(201))).exit).toBe(2);
    await settled();
    expect((await order(id)).refunds).toHaveLength(2);
  });

  it("never returns more than was paid, also with concurrent refunds", async () => {
    const id = await anOrder();
    const whole = paid(await order(id));
    const half = (Math.ceil(whole / 2) / 100).toFixed(2);
    const answers = await Promise.all(Array.from({ length: 8 }, () => refund(id, "--amount", half)));
    const made = answers.filter(({ exit }) => exit === 0).length;
    expect(made).toBe(whole % 2 === 0 ? 2 : 1);
    for (const { exit, err } of answers) if (exit !== 0) expect(err).toMatch(/are left of order|Nothing is left/);
    await settled();
    expect((await givenBack()).cents).toBeLessThanOrEqual(whole);
  });

  it("that is concurrent with a cancellation returns everything once", async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await anOrder();
      const whole = paid(await order(id));
      const before = (await givenBack()).cents;
      await Promise.all([
        refund(id, "--line", "1x2"),
        comptoir("orders", "move", "the-grill", id, "cancelled"),
        refund(id, "--amount", "2.00"),
      ]);
      await settled();
      expect((await givenBack()).cents - before).toBe(whole);
    }
  });

  it("is shown in the order's language, by mail and on the page, with its lines and amounts", async () => {
    const { write } = await noticeDeps(test);
    const french = { ...AT_THE_GRILL, "x-locale": "fr-CA" };
    const body = aPickup({
      items: [line(11)],
      checkout: { contact, paymentMethod: "credit_card", card: await aCard(test) },
    });
    const { id } = (await submit(test, body, { headers: french })).body.order;
    await settled();
    await refund(id, "--line", "1");
    await settled();
    await writeNoticesOfEvents(pool);
    const { rows } = await pool.query("select id, locale, recipient from notices where kind = 'order-refunded'");
    expect(rows).toMatchObject([{ locale: "fr-CA", recipient: "ada@example.test" }]);
    const notice = { restaurantId: "7", noticeId: id, orderId: id, kind: "order-refunded", channel: "mail" } as const;
    const mail = await write({ ...notice, recipient: "ada@example.test", locale: "fr-CA" });
    if (!mail || !("html" in mail)) throw new Error("a refund without a mail");
    expect(mail.subject).toContain("Un remboursement pour votre commande");
    for (const text of [mail.html, mail.text])
      expect(text).toMatch(/Un remboursement de 9,04\s\$[\s\S]*Remboursement du/);
    expect(mail.text).toContain("Payé après remboursements");
  });

  it("api#order-events: is sent to the order's followers", async () => {
    const id = await anOrder();
    const response = await api.fetch(new Request(`http://comptoir.test/api/orders/${id}/events`));
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const hear = async () => (await reader?.read())?.value;
    expect(await hear()).toContain('"refunds":0');
    await refund(id, "--line", "1x1");
    expect(await hear()).toContain('"refunds":1');
    await reader?.cancel();
  });

  it("of an order that was paid in person is paid out there, and recorded in the ledger", async () => {
    await load(venue({ payment_processor: "payOnPremise" }));
    const { id } = (await submit(test, aPickup({ items: [line(11)] }))).body.order;
    expect((await refund(id)).out).toContain("to be handed over by you");
    await settled();
    expect((await refund(id)).err).toContain("Nothing is left");
  });

  it.each(["invoice", "costCenter", "purchaseOrder"])(
    "of an order billed by %s reduces its invoice: no money moves, and the ledger and the daily totals show it",
    async (paymentMethod) => {
      const billing = [{ type: "invoice" }, { type: "cost_center" }, { type: "purchase_order" }];
      await load(venue({ extra_payment_methods: billing }));
      const checkout = { contact, paymentMethod, costCenter: "4711", purchaseOrder: "PO-88" };
      const body = aPickup({ items: [line(11, { quantity: 2 })], checkout });
      const { id } = (await submit(test, body)).body.order;
      await settled();
      const whole = paid(await order(id));
      expect((await refund(id, "--line", "1x1")).out).toContain(`$${(whole / 200).toFixed(2)} less to be billed.`);
      await settled();
      expect((await order(id)).refunds).toMatchObject([
        { offInvoice: (whole / 200).toFixed(2), atRestaurant: "0.00", toCard: "0.00" },
      ]);
      const today = new Date().toLocaleDateString("en-CA", { timeZone: "America/Toronto" });
      const day = async () => (await comptoir("books", "day", today)).out;
      expect(await day()).toMatch(new RegExp(`paid by ${paymentMethod}\\s+${(whole / 200).toFixed(2)}\n`));
      expect((await refund(id)).exit).toBe(0);
      await settled();
      expect(await day()).not.toContain("paid by");
      expect((await order(id)).payment.status).toBe("invoiced");
      expect(await givenBack()).toEqual({ cents: 0, times: 0 });
    },
  );

  it("of an order that a wallet paid is refunded at its gateway", async () => {
    const { token } = (await aCard(test)) as unknown as { token: string };
    const checkout = { contact, paymentMethod: "googlePay", googlePayPaymentPayload: token };
    const placed = await submit(test, aPickup({ items: [line(11)], checkout }));
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    const { id } = placed.body.order;
    await settled();
    const whole = (await order(id)).costs.totalWithTip;
    expect((await refund(id)).out).toContain(`$${whole} to the card.`);
    await settled();
    expect(await givenBack()).toEqual({ cents: parseCents(whole), times: 1 });
  });

  it("describes the fault of an invalid request", async () => {
    const id = await anOrder();
    expect((await refund(id, "--line", "two")).exit).toBe(2);
    expect((await refund(id, "--line", "1", "--amount", "1.00")).exit).toBe(2);
    expect((await refund(id, "--line", "9")).err).toContain("has no line 9");
    expect((await refund(id, "--line", "1x4")).err).toContain("3 are left of that line");
    expect((await refund(id, "--amount", "900.00")).err).toContain("are left of order");
    await comptoir("orders", "move", "the-grill", id, "cancelled");
    await settled();
    expect((await refund(id)).err).toContain("is cancelled");
  });
});

describe("The sandbox", () => {
  it("refunds each part once, and never more than was captured", async () => {
    const id = await anOrder();
    const { sandbox } = sandboxOnly(pool) as { sandbox: PaymentGateway };
    const { rows } = await pool.query("select id, amount_cents::int as cents from payments where order_id = $1", [id]);
    const [{ id: reference, cents: amount }] = rows;
    const key = randomUUID();
    const part = { key, amountCents: cents(amount - 100) };
    const answers = await Promise.all(Array.from({ length: 5 }, () => sandbox.refund(reference, part)));
    expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(["refunded"]));
    expect(await givenBack()).toEqual({ cents: amount - 100, times: 1 });
    expect(await sandbox.refund(reference, { key: randomUUID(), amountCents: part.amountCents })).toEqual({
      outcome: "refused",
    });
  });
});
