import { aRestaurant } from "@comptoir/test-kit";
import { DUMPLINGS, HALL, HALL_OF_ACCOUNTS, ofKitchen, SWEETS } from "../testing/hall.ts";
import type { SignedIn } from "../testing/people.ts";
import { SCHOOL } from "../testing/school.ts";
import { STADIUM } from "../testing/stadium.ts";
import { NO_MONEY, type Paid } from "./65-model.ts";

/** What one test run orders with: browser, saved card, card, a gift card of 15.00, and a suite. */
export type Scene = {
  readonly person: SignedIn | null;
  readonly guest: Readonly<Record<string, string>>;
  readonly card: { readonly token: string };
  readonly savedCardId: string;
  readonly giftCard: string;
  readonly suiteId: string;
};
export const CARDS = ["card", "saved", "applePay", "googlePay"] as const;
export const BILLED = ["invoice", "costCenter", "purchaseOrder"] as const;
export const EXTRAS = ["nothing", "gift card", "points", "account credit"] as const;
/** `extra`: stored value that pays first. */
export type Meal = {
  readonly quantity: number;
  readonly means: (typeof CARDS | typeof BILLED)[number];
  readonly extra: (typeof EXTRAS)[number];
};
/** A submit, and how each of its orders is paid. */
type Submit = { readonly path: string; readonly at: string; readonly body: object; readonly paid: readonly Paid[] };
type Order = (scene: Scene, meal: Meal) => Submit;

const CONTACT = { full_name: "Ada Lovelace", email: "ada@example.test", phone_number: "416-555-0123" };
export const FRIDAY = "2026-11-20T17:00:00Z";
const THIS_EVENING = "2026-11-20T21:00:00.000Z";
const KICK_OFF = "2026-12-05T23:30:00Z";
export const AFTERWARDS = "2026-12-06T05:00:00Z";
export const SCHOOL_DATES = ["2026-11-23", "2026-11-26"] as const;
/** A date with an expensive dish. Its cancellation gives enough account credit for all runs. */
export const FEAST = { date: "2026-12-04", items: [{ id: 30 }] };

/** Returns a grill with boxes of 10.00 without tax, points worth 0.25, and no limits on unpaid orders. */
const aGrill = (id: number, payment_processor: "sandbox" | "payOnPremise", order_options: object = {}) => ({
  restaurant: aRestaurant({
    ...{ id, slug: `grill-${id}`, payment_processor, loyalty_program: true, tax_rate: { tax1: "0" } },
    extra_payment_methods: [{ type: "invoice" }, { type: "cost_center" }, { type: "purchase_order" }],
    order_options: {
      unpaid_orders: { open_per_guest: 0, open_per_address: 0, per_minute_per_guest: 0, per_minute_per_address: 0 },
      ...order_options,
    },
  }),
  menus: [{ id: 1, name: "Boxes", ordering_interval: 30, items: [{ id: 20, name: "Box", price: "10.00" }] }],
  loyalty: { points_per_dollar: "10", points_value: { points: 1, value: "0.25" } },
});
/** The restaurant that answers each order by hand, and declines missed ones. */
export const ASKING = "17";
/** The restaurants whose guests have gift cards and points. */
export const GRILLS = ["7", "8", ASKING] as const;
const feast = { id: "party", name: "Party", items: [{ id: 30, name: "Feast", price: "90000.00" }] };
export const VENUES = [
  aGrill(7, "sandbox"),
  aGrill(8, "payOnPremise"),
  aGrill(Number(ASKING), "sandbox", { acceptance: { mode: "manual" } }),
  { ...SCHOOL, menus: [...SCHOOL.menus.filter(({ id }) => id !== feast.id), feast] },
  { ...STADIUM, restaurant: { ...STADIUM.restaurant, tax_rate: { tax1: "0" } } },
  ...[DUMPLINGS, SWEETS, HALL],
  { ...HALL_OF_ACCOUNTS, restaurant: { ...HALL_OF_ACCOUNTS.restaurant, id: 810, slug: "hall-of-accounts" } },
];

const byMethod = (cents: number, takesCard = true): Paid => ({
  holds: { ...NO_MONEY, method: cents },
  takesCard,
  awaits: false,
});

const boxes =
  (restaurantId: 7 | 8 | 17): Order =>
  ({ person, card, savedCardId, ...scene }, { quantity, means, extra }) => {
    const total = quantity * 1_000;
    const giftCard = extra === "gift card" ? Math.min(1_500, total) : 0;
    const points = extra === "points" && person ? 300 : 0;
    const costs = {
      ...(giftCard > 0 && { voucher: { code: scene.giftCard } }),
      ...(points > 0 && { points: { points: 12 } }),
    };
    const isSaved = means === "saved" && person !== null;
    const isByForm = means === "card" || means === "saved";
    const checkout = {
      ...{ contact: CONTACT, costCenter: "4711", purchaseOrder: "PO-88" },
      paymentMethod: isByForm ? "credit_card" : means,
      ...(means === "applePay" && { applePayPaymentToken: card.token }),
      ...(means === "googlePay" && { googlePayPaymentPayload: card.token }),
      ...(isByForm && !isSaved && { card }),
    };
    const items = [{ id: 20, orderId: 1, quantity, orderOptions: [] }];
    const data = { config: { restaurantId }, items, costs, checkout, date: THIS_EVENING };
    const chosen = isSaved && { chosenCreditCard: { paymentCardId: savedCardId } };
    const holds = { giftCard, points, credit: 0, method: total - giftCard - points };
    const takesCard = restaurantId !== 8 && CARDS.some((one) => one === means);
    return {
      ...{ path: "/api/orders", at: String(restaurantId), body: { type: "pickup", data: { ...data, ...chosen } } },
      paid: [{ holds, takesCard, awaits: String(restaurantId) === ASKING }],
    };
  };

/** Orders two dates of 6.00 each. Account credit pays the first date first. */
const dates: Order = ({ person, card }, { extra }) => {
  const credit = extra === "account credit" && person ? 900 : 0;
  const rotationalMenuOrders = [
    { date: SCHOOL_DATES[0], orderId: 1, items: [{ id: 20, orderId: 100, quantity: 1 }] },
    { date: SCHOOL_DATES[1], orderId: 2, items: [{ id: 10, orderId: 200, quantity: 1 }] },
  ];
  const checkout = { contact: CONTACT, paymentMethod: "credit_card", card, accountCredit: (credit / 100).toFixed(2) };
  const credits = [Math.min(600, credit), Math.max(0, credit - 600)];
  return {
    ...{ path: "/api/orders/create-k12-order", at: "school" },
    body: { type: "school", data: { rotationalMenuOrders, checkout, costs: {} } },
    paid: credits.map((cents) => ({
      holds: { ...NO_MONEY, credit: cents, method: 600 - cents },
      takesCard: true,
      awaits: false,
    })),
  };
};

const dishesOf =
  (hallId: 800 | 810): Order =>
  ({ card }) => {
    const checkout = { contact: CONTACT, paymentMethod: "credit_card", card };
    const data = { items: [ofKitchen(DUMPLINGS, 1), ofKitchen(SWEETS, 2)], checkout, costs: {}, date: null };
    return {
      ...{ path: "/api/orders/create-marketplace-order", at: String(hallId), body: { type: "pickup", data } },
      paid: [byMethod(1_242), byMethod(610)],
    };
  };

const trayOnTab =
  (isCharged: boolean): Order =>
  ({ suiteId }) => {
    const suites = { eventSuiteId: suiteId, deliveryTime: null, notes: null, tabLimit: null };
    const items = [{ id: 10, orderId: 1, quantity: 1, orderOptions: [] }];
    const config = { restaurantId: 9, eventDayOrdering: true };
    const data = { config, items, costs: {}, checkout: { contact: CONTACT }, suites, date: null };
    return {
      ...{ path: "/api/orders", at: "9", body: { type: "dine-in", data } },
      paid: [byMethod(6_000, isCharged)],
    };
  };

const ANYWHERE = [
  ...(["again", "work", "event", "server is lost", "staff cancels", "completes"] as const),
  ...(["refund of all", "refund of a line", "refund of an amount"] as const),
];
const AT_GRILL = [...ANYWHERE, ...(["change", "change", "change", "change", "cancel", "cancel"] as const)];
export const ANSWERS = ["accept", "decline", "missed"] as const;
export const AT_ASKING_GRILL = [...AT_GRILL, ...ANSWERS, ...ANSWERS, ...ANSWERS];
const AT_SCHOOL = [...ANYWHERE, ...(["cancel", "cancel", "day is cancelled"] as const)];
const ON_TAB = [...ANYWHERE, ...(["orders more", "tab closes", "tab closes"] as const)];
export type ActName = (typeof AT_ASKING_GRILL | typeof AT_SCHOOL | typeof ON_TAB)[number];

type House = {
  readonly now: string;
  readonly order: Order;
  readonly acts: readonly ActName[];
  readonly orders: number;
};
export const HOUSES = {
  grill: { now: FRIDAY, orders: 1, acts: AT_GRILL, order: boxes(7) },
  "on premise": { now: FRIDAY, orders: 1, acts: AT_GRILL, order: boxes(8) },
  "asking grill": { now: FRIDAY, orders: 1, acts: AT_ASKING_GRILL, order: boxes(17) },
  school: { now: FRIDAY, orders: 2, acts: AT_SCHOOL, order: dates },
  hall: { now: FRIDAY, orders: 2, acts: ANYWHERE, order: dishesOf(800) },
  "hall of accounts": { now: FRIDAY, orders: 2, acts: ANYWHERE, order: dishesOf(810) },
  "tab charged": { now: KICK_OFF, orders: 1, acts: ON_TAB, order: trayOnTab(true) },
  "tab invoiced": { now: KICK_OFF, orders: 1, acts: ON_TAB, order: trayOnTab(false) },
} satisfies Record<string, House>;
export type HouseName = keyof typeof HOUSES;
