import { aRestaurant } from "@comptoir/test-kit";

const NEVER = Array.from({ length: 7 }, () => "x".repeat(96));

/**
 * A grill that can cause every refusal of a cart: open from 11:00 to 22:00 in Toronto. It has menus for the
 * table, for pickup in limited slots and for members. Its dishes are counted, sold out, unavailable, or have
 * options.
 */
export const GRILL = {
  restaurant: aRestaurant({
    id: 7,
    name: "The Grill",
    slug: "the-grill",
    payment_processor: "payOnPremise",
    hasDiscounts: true,
    voucher: { type: "gift_card" },
    membership_program: true,
    hours: Array.from({ length: 7 }, (_, weekday) => ({ weekday, start_time: "11:00", end_time: "22:00" })),
    order_options: { max_items_per_cart: 20, max_advanced_order_days: 5 },
  }),
  menus: [
    {
      id: 1,
      name: "Dinner",
      estimated_prep_time: 10,
      last_call_time: 30,
      items: [
        {
          id: 10,
          name: "Steak",
          price: "24.00",
          memberPrice: "20.00",
          promos: ["GOLD"],
          localization: { "fr-CA": { name: "Bifteck" } },
          options: [
            {
              id: 100,
              name: "Cooking",
              localization: { "fr-CA": { name: "Cuisson" } },
              required: true,
              limit: 1,
              values: [
                { id: 101, name: "Rare", localization: { "fr-CA": { name: "Saignant" } } },
                { id: 102, name: "Well done", unavailable: true },
              ],
            },
            {
              id: 110,
              name: "Sauces",
              limit: 2,
              values: [
                { id: 111, name: "Pepper", price: "1.50", roll_up: false },
                { id: 112, name: "Mustard", localization: { "fr-CA": { name: "Moutarde" } }, max_quantity: 1 },
              ],
            },
          ],
        },
        { id: 11, name: "Soup", price: "8.00", stock: 3 },
        { id: 12, name: "Oysters", price: "18.00", sold_out: true },
        { id: 13, name: "Ghost", price: "5.00", price_schedule: NEVER, additional_prices: { a: "5.00" } },
      ],
    },
    {
      id: 2,
      name: "Pickup",
      dine_in: false,
      required_notice: 30,
      ordering_interval: 30,
      max_orders_per_interval: 2,
      items: [{ id: 20, name: "Box", price: "15.00" }],
    },
    { id: 3, name: "Cellar", member_only: true, items: [{ id: 30, name: "Reserve", price: "90.00" }] },
  ],
  discounts: [
    { code: "TEN", value: "10%" },
    { code: "OLD", value: "10%", ends_at: "2026-01-01T00:00:00Z" },
    { code: "ONCE", value: "5.00$", max_uses: 1 },
  ],
  gift_cards: [
    { code: "FULL-0000-1111-2222", balance: "50.00" },
    { code: "NONE-0000-1111-2222", balance: "0.00" },
  ],
  membership: { members: [{ identifier: "marc@example.test", firstName: "Marc", promos: ["GOLD"] }] },
};

/** Order options without limits on a visitor's revocable orders. */
export const ANY_NUMBER_OPEN = {
  ...GRILL.restaurant.order_options,
  unpaid_orders: {
    ...{ open_per_guest: 1_000, open_per_address: 1_000, per_minute_per_guest: 0, per_minute_per_address: 0 },
    ...{ slot_percent_per_guest: 100, slot_percent_per_address: 100 },
    ...{ stock_percent_per_guest: 100, stock_percent_per_address: 100 },
  },
};

export const AT_THE_GRILL = { "x-restaurant-id": "7" };

export function line(id: number, but: Record<string, unknown> = {}): Record<string, unknown> {
  return { id, orderId: id, quantity: 1, orderOptions: [], ...but };
}

export const STEAK = line(10, { orderOptions: [{ id: 100, values: [{ id: 101, quantity: 1 }] }] });
