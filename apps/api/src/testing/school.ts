import { randomUUID } from "node:crypto";
import type { SignedIn } from "./people.ts";
import { aCard } from "./submit.ts";
import type { Answer, TestApi } from "./test-api.ts";

const meals = (menu: string, ids: readonly number[]) => ({
  id: menu,
  name: menu,
  items: ids.map((id) => ({ id, name: `Meal ${id}`, price: "6.00" })),
});

/**
 * A school in Toronto with breakfast on Mondays and a two-week rotation of lunches, ordered two to 20 days
 * ahead.
 */
export const SCHOOL = {
  restaurant: {
    id: "school",
    name: "The School",
    slug: "the-school",
    province: "ON",
    k12: true,
    hasDiscounts: true,
    voucher: { type: "gift_card" },
    payment_processor: "sandbox",
    tax_rate: { tax1: "0.00" },
    menu_configuration: { zone: "America/Toronto" },
    order_options: { order_cutoff_days: 2, max_advanced_order_days: 20 },
  },
  menus: [meals("breakfast", [1]), meals("pasta", [10, 11]), meals("soup", [20]), meals("party", [30])],
  rotations: [
    {
      id: "lunch",
      name: "Lunch",
      start_date: "2026-09-08",
      weeks: [
        { monday: ["pasta"], tuesday: ["soup"], wednesday: ["pasta"], thursday: ["soup"], friday: ["pasta"] },
        { monday: ["soup"], tuesday: ["pasta"], wednesday: ["soup"], thursday: ["pasta"] },
      ],
      skip_dates: [
        { date: "2026-11-24", reason: "PD day", localization: { "fr-CA": { reason: "Journée pédagogique" } } },
      ],
      replacements: [{ date: "2026-12-04", menus: ["party"], reason: "Winter fair" }],
    },
    { id: "breakfast", name: "Breakfast", start_date: "2026-09-08", weeks: [{ monday: ["breakfast"] }] },
  ],
};
export const AT_SCHOOL = { "x-restaurant-id": "school" };

const CONTACT = { full_name: "Ada Lovelace", email: "ada@example.test", phone_number: "416-555-0123" };

/** A date of a school's cart, for a child or for none. */
export type DateToOrder = {
  readonly date: string;
  readonly childId?: string;
  readonly items: readonly ({ readonly id: number } & Readonly<Record<string, unknown>>)[];
};

/** Submits dates of the school, paid by a test card. */
export async function submitDates(
  test: Pick<TestApi, "call">,
  who: SignedIn | null,
  dates: readonly DateToOrder[],
  but: { readonly checkout?: Readonly<Record<string, unknown>>; readonly key?: string; readonly costs?: object } = {},
): Promise<Answer> {
  const card = but.checkout?.card === undefined ? await aCard(test) : but.checkout.card;
  const checkout = { contact: CONTACT, paymentMethod: "credit_card", ...but.checkout, card };
  const rotationalMenuOrders = dates.map(({ items, ...date }, index) => ({
    ...date,
    orderId: index + 1,
    items: items.map((item, at) => ({ orderId: 100 * (index + 1) + at, quantity: 1, ...item })),
  }));
  const headers = { ...AT_SCHOOL, ...who?.headers, "idempotency-key": but.key ?? randomUUID() };
  const body = { type: "school", data: { rotationalMenuOrders, checkout, costs: but.costs ?? {} } };
  return test.call("/api/orders/create-k12-order", body, headers);
}

/** Orders dates of the school; throws if they are refused. */
export async function orderDates(...of: Parameters<typeof submitDates>) {
  const { status, body } = await submitDates(...of);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.orders as readonly { readonly id: string; readonly date: string }[];
}

export async function addChild(
  test: Pick<TestApi, "call">,
  of: SignedIn,
  child: { readonly name: string; readonly class: string; readonly allergies?: string[]; readonly note?: string },
): Promise<string> {
  const written = { ...of.self, allergies: [], note: null, consent: true, ...child };
  const { status, body } = await test.call("/api/auth/add-child", written, of.headers);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.children.find(({ name }: { readonly name: string }) => name === child.name).id;
}
