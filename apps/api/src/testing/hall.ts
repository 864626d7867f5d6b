const HST = { tax1: "0.13" };

function aKitchen(id: number, name: string, menu: object, but: object = {}) {
  return {
    restaurant: {
      id,
      name,
      slug: name.toLowerCase(),
      group: "the-hall",
      province: "ON",
      payment_processor: "sandbox",
      tax_rate: HST,
      tax_numbers: { HST: `${id} RT0001` },
      ...but,
    },
    menus: [{ id: 1, name: "Menu", estimated_prep_time: 10, ...menu }],
  };
}

/** Dumplings by the portion, with a service charge. Its ids are those of the other kitchens too. */
export const DUMPLINGS = aKitchen(
  801,
  "Dumplings",
  {
    items: [
      { id: 1, name: "Pork dumplings", price: "9.99" },
      { id: 2, name: "Last bun", price: "5.00", stock: 1 },
    ],
  },
  { service_charge: "10%" },
);
/** Tacos, two orders per quarter of an hour. */
export const TACOS = aKitchen(802, "Tacos", {
  estimated_prep_time: 20,
  ordering_interval: 15,
  max_orders_per_interval: 2,
  items: [
    {
      id: 1,
      name: "Taco",
      price: "4.35",
      options: [
        {
          id: 5,
          name: "Salsa",
          type: "addons",
          values: [{ id: 6, name: "Extra hot", price: "0.75" }],
        },
      ],
    },
  ],
});
export const SWEETS = aKitchen(
  803,
  "Sweets",
  { items: [{ id: 1, name: "Cake", price: "6.10" }] },
  { tax_rate: { tax1: "0" } },
);
export const KITCHENS = [DUMPLINGS, TACOS, SWEETS];

/** A food hall that takes the payments for all its kitchens. */
export const HALL = {
  restaurant: {
    id: 800,
    name: "The Hall",
    slug: "the-hall",
    group: "the-hall",
    province: "ON",
    marketplace_hub: true,
    hasDiscounts: true,
    voucher: { type: "gift_card" },
    payment_processor: "sandbox",
    tax_rate: HST,
    order_options: { max_items_per_cart: 12 },
  },
  menus: [],
};
export const HALL_OF_ACCOUNTS = { ...HALL, restaurant: { ...HALL.restaurant, multiple_mids: true } };
export const AT_THE_HALL = { "x-restaurant-id": "800" };

/** Returns a cart line with a kitchen's dish, by the hall's ids. */
export function ofKitchen(
  kitchen: { readonly restaurant: { readonly id: number } },
  orderId: number,
  but: object = {},
) {
  return { id: `${kitchen.restaurant.id}~1`, menu_id: `${kitchen.restaurant.id}~1`, orderId, quantity: 1, ...but };
}
