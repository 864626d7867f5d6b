import type { OrderData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { runWithLocale } from "@comptoir/messages/server";
import type { Locale } from "@comptoir/ordering";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Receipt } from "./receipt.tsx";

const NOTHING = { type: null, percentageValue: null, amount: "0.00" } as const;
const AT = "2026-11-20T23:15:00.000Z";
const CLOCK = [{ atMs: Date.parse(AT), moment: { date: "2026-11-20", weekday: 4, minutes: 18 * 60 + 15 } }];

/** Two soups at 8.00 with 13 % HST and a tip of 2.00: 20.08, of which points pay 5.00 and a card 15.08. */
const ORDER: OrderData = {
  id: "0b7e2a4e-6c1d-4a51-9a40-6f3f3d4b1c11",
  number: "42",
  status: "completed",
  type: "dine-in",
  destination: { kind: "table", tableNum: "12" },
  tableNum: "12",
  placedAt: AT,
  readyAt: AT,
  date: null,
  zone: "America/Toronto",
  locale: "en-CA",
  restaurant: {
    id: 1,
    slug: "grill",
    name: "Grill",
    address: null,
    phone: "416-555-0188",
    support_email: "help@grill.example",
    tax_numbers: [],
  },
  yours: true,
  contact: { full_name: "Ada Lovelace", email: null, phone_number: "4165550123" },
  notes: "Nut allergy",
  questions: [{ question: "Cutlery?", answer: "No" }],
  checkId: false,
  items: [
    {
      id: 11,
      menu_id: 1,
      section_id: null,
      orderId: 1,
      quantity: 2,
      name: "Soup",
      image: null,
      orderPrice: "16.00",
      memberOrderPrice: "16.00",
      orderOptions: [],
    },
  ],
  costs: {
    subtotal: "16.00",
    memberDiscount: { preTax: "0.00", amount: "0.00" },
    discount: { ...NOTHING, code: null },
    subtotalDiscounted: "16.00",
    serviceCharge: { ...NOTHING, label: "" },
    deliveryCharge: NOTHING,
    taxBrackets: [{ base: "16.00", tax1: { rate: "0.13", amount: "2.08" }, tax2: { rate: "0", amount: "0.00" } }],
    taxInfo: { tax1: "2.08", tax2: "0.00" },
    taxes: "2.08",
    total: "18.08",
    totalWithoutTaxes: "16.00",
    tip: { type: "dollar", percentageValue: null, amount: "2.00" },
    points: { points: 100, amount: "5.00" },
    voucher: { code: null, balance: "0.00", amount: "0.00" },
    totalWithTip: "15.08",
  },
  explanation: [],
  payment: { method: "credit_card", status: "captured", amount: "15.08", type: "VISA", last4: "4242" },
  refunds: [],
  history: [{ status: "placed", at: AT }],
  cancelledByGuest: false,
  tellsReady: false,
};
const HALF: OrderData["refunds"][number] = {
  id: "0b7e2a4e-6c1d-4a51-9a40-6f3f3d4b1c22",
  at: AT,
  amount: "10.04",
  taxes: "1.04",
  tip: "1.00",
  toCard: "7.54",
  toGiftCard: "0.00",
  toPoints: "2.50",
  atRestaurant: "0.00",
  lines: [{ name: "Soup", quantity: 1, amount: "10.04" }],
};

/** Returns the text of an order's receipt in a language, one row per line, with no-break spaces as plain spaces. */
function readsIn(locale: Locale, but: Partial<OrderData>): string {
  return runWithLocale(locale, () =>
    renderToStaticMarkup(
      <Receipt order={{ ...ORDER, ...but }} wording={{ province: "ON", splitsTaxes: false }} clock={CLOCK} />,
    )
      .replace(/<\/(dt|span)>/g, " ")
      .replace(/<\/(div|p|h2|h3|li)>/g, "\n")
      .replace(/<[^>]*>/g, "")
      .replace(/[\u00a0\u202f]/g, " "),
  );
}
const LOCALES: readonly Locale[] = ["en-CA", "fr-CA"];

describe.each(LOCALES)("The receipt in %s", (locale) => {
  const say = (word: (options: { locale: Locale }) => string) => word({ locale }).replace(/[\u00a0\u202f]/g, " ");
  const money = (amount: string) => (locale === "fr-CA" ? `${amount.replace(".", ",")} $` : `$${amount}`);

  test("shows the amount that points paid, and no refunds if there are none.", () => {
    const read = readsIn(locale, {});
    expect(read).toContain(say((options) => m.bill_points({ points: "100" }, options)));
    expect(read).not.toContain(say((options) => m.order_refunds({}, options)));
  });

  test("venue#support: shows how to contact the restaurant.", () => {
    const read = readsIn(locale, {});
    for (const way of ["416-555-0188", "help@grill.example"]) expect(read).toContain(way);
  });

  test("of a partial refund shows its lines, taxes and tip, the means of each share, and the amount left.", () => {
    const read = readsIn(locale, { refunds: [HALF] });
    const rows: [string, string][] = [
      ["1 × Soup", "10.04"],
      [say((options) => m.order_refund_taxes({}, options)), "1.04"],
      [say((options) => m.order_refund_tip({}, options)), "1.00"],
      [say((options) => m.order_refund_to_card({}, options)), "7.54"],
      [say((options) => m.order_refund_to_points({}, options)), "2.50"],
      // 15.08 were paid by other means than points.
      [say((options) => m.order_refund_left({}, options)), "7.54"],
    ];
    for (const [words, amount] of rows) expect(read).toContain(`${words} ${money(amount)}`);
    expect(read).not.toContain(say((options) => m.order_refund_to_gift_card({}, options)));
    expect(read).not.toContain(say((options) => m.order_refund_at_restaurant({}, options)));
  });

  test("of a full refund says that nothing is left.", () => {
    const rest = { ...HALF, id: "0b7e2a4e-6c1d-4a51-9a40-6f3f3d4b1c33" };
    const payment = { ...ORDER.payment, status: "refunded" as const };
    const read = readsIn(locale, { refunds: [HALF, rest], payment });
    expect(read).toContain(`${say((options) => m.order_refund_left({}, options))} ${money("0.00")}`);
  });

  test("of a refunded order that is billed later shows the amount that is not billed.", () => {
    const billed = { ...HALF, toCard: "0.00", toPoints: undefined, offInvoice: "10.04" };
    const payment = { method: "invoice", status: "invoiced" as const, amount: "20.08", type: null, last4: null };
    const read = readsIn(locale, { refunds: [billed], payment });
    expect(read).toContain(`${say((options) => m.order_refund_off_invoice({}, options))} ${money("10.04")}`);
    // Nothing was paid yet.
    expect(read).toContain(`${say((options) => m.order_refund_left_due({}, options))} `);
    expect(read).not.toContain(say((options) => m.order_refund_left({}, options)));
  });

  test("of an order at a hub shows which kitchen refunded it.", () => {
    const read = readsIn(locale, { refunds: [{ ...HALF, kitchen: "Tacos" }] });
    const on = { day: "", year: "", kitchen: "Tacos" };
    expect(read).toContain(say((options) => m.order_refund_of_kitchen(on, options)).split(",")[0]);
  });

  test("shows the earned points, or none.", () => {
    const points = locale === "fr-CA" ? "1 520" : "1,520";
    const said = say((options) => m.order_points_earned({ count: 1520, points }, options));
    expect(said).toContain(points);
    expect(readsIn(locale, { pointsEarned: 1520 })).toContain(said);
    expect(readsIn(locale, {})).not.toContain(said.replace(points, ""));
  });
});
