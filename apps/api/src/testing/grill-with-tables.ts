import { ANY_NUMBER_OPEN, GRILL } from "./grill.ts";

const [dinner, ...others] = GRILL.menus;

/** The grill with tables that order together, 13 % of tax, a soup for 8.00 and a steak for 20.00. */
export const GRILL_WITH_TABLES = {
  ...GRILL,
  restaurant: {
    ...GRILL.restaurant,
    payment_processor: "sandbox",
    tax_rate: { tax1: "0.13" },
    order_options: { ...ANY_NUMBER_OPEN, group_ordering: true, max_items_per_cart: 60 },
  },
  menus: [
    {
      ...dinner,
      items: [
        { id: 11, name: "Soup", price: "8.00" },
        { id: 12, name: "Steak", price: "20.00" },
      ],
    },
    ...others,
  ],
};
