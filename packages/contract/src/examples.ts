// The order of all examples: at table 12 of a grill in Toronto, a guest orders two poutines with gravy and
// tips 18%.

import { CREDIT_CARD } from "@comptoir/ordering";

export const GRILL = {
  revision: 7,
  restaurant: {
    id: 1,
    name: "Braise",
    slug: "braise",
    address: "12 King Street West, Toronto",
    province: "ON",
    payment_processor: "sandbox",
    tax_rate: { tax1: "0.13" },
    tax_numbers: { HST: "12345 6789 RT0001" },
    hours: [{ weekday: 4, start_time: "11:00", end_time: "23:00" }],
    order_options: { max_items_per_cart: 20 },
    menu_configuration: { zone: "America/Toronto" },
  },
  menu_groups: [],
  menus: [
    {
      id: 11,
      name: "Dinner",
      localization: { "fr-CA": { name: "Souper" } },
      estimated_prep_time: 15,
      sections: [
        {
          id: 101,
          name: "Poutines",
          items: [
            {
              id: 1204,
              name: "Classic poutine",
              description: "Fries and cheese curds",
              localization: { "fr-CA": { name: "Poutine classique" } },
              price: "12.50",
              options: [
                {
                  id: 310,
                  name: "Sauce",
                  required: true,
                  limit: 1,
                  values: [
                    { id: 311, name: "Brown gravy", price: "0.00" },
                    { id: 312, name: "Pepper gravy", price: "1.50", roll_up: false },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
} as const;

const GRAVY = { id: 310, values: [{ id: 312, quantity: 1, options: [] }] } as const;
const MEMO = { memo: true, values: [{ name: "No salt", price: "0.00" }] } as const;

export const SAVED_LINE = {
  id: 1204,
  menu_id: 11,
  section_id: 101,
  orderId: 1,
  quantity: 2,
  orderOptions: [GRAVY, MEMO],
} as const;

/** Two poutines, as a line of a request with the shown price. */
export const SENT_LINE = { ...SAVED_LINE, orderPrice: "28.00" } as const;

export const PRICED_LINE = {
  ...SENT_LINE,
  memberOrderPrice: "28.00",
  name: "Classic poutine",
  image: null,
  orderOptions: [
    {
      id: 310,
      name: "Sauce",
      values: [{ id: 312, quantity: 1, name: "Pepper gravy", price: "1.50", roll_up: false, options: [] }],
    },
    MEMO,
  ],
} as const;

const NOTHING = { type: null, percentageValue: null, amount: "0.00" } as const;

export const COSTS = {
  subtotal: "28.00",
  memberDiscount: { preTax: "0.00", amount: "0.00" },
  discount: { code: null, ...NOTHING },
  subtotalDiscounted: "28.00",
  serviceCharge: { ...NOTHING, label: "Service fee" },
  deliveryCharge: NOTHING,
  taxBrackets: [{ base: "28.00", tax1: { rate: "0.13", amount: "3.64" }, tax2: { rate: "0", amount: "0.00" } }],
  taxInfo: { tax1: "3.64", tax2: "0.00" },
  taxes: "3.64",
  total: "31.64",
  totalWithoutTaxes: "28.00",
  tip: { type: "percentage", percentageValue: "18", amount: "5.04" },
  voucher: { code: null, balance: "0.00", amount: "0.00" },
  totalWithTip: "36.68",
} as const;

/** The tip and the total with tip of the example's bill. */
export const EXPLANATION = [
  {
    rule: "tip",
    step: 10,
    amountCents: 504,
    basisCents: 2800,
    madeOf: [{ from: "amount", rule: "subtotal-discounted", cents: 2800 }],
    derivation: { by: "setting", setting: { type: "percentage", percentage: { digits: 18, scale: 0 } } },
  },
  {
    rule: "total-with-tip",
    step: 12,
    amountCents: 3668,
    basisCents: 3668,
    madeOf: [
      { from: "amount", rule: "total", cents: 3164 },
      { from: "amount", rule: "tip", cents: 504 },
    ],
    derivation: null,
  },
] as const;

export const ORDER = {
  id: "0b7e2a4e-6c1d-4a51-9a40-6f3f3d4b1c11",
  number: "42",
  status: "placed",
  type: "dine-in",
  destination: { kind: "table", tableNum: "12" },
  tableNum: "12",
  placedAt: "2026-11-20T23:15:00.000Z",
  readyAt: "2026-11-20T23:30:00.000Z",
  date: null,
  zone: "America/Toronto",
  locale: "en-CA",
  restaurant: {
    id: 1,
    slug: "braise",
    name: "Braise",
    address: "12 King Street West, Toronto",
    phone: "416-555-0188",
    support_email: "hello@braise.example",
    tax_numbers: [{ label: "HST", number: "12345 6789 RT0001" }],
  },
  yours: true,
  items: [PRICED_LINE],
  costs: COSTS,
  explanation: EXPLANATION,
  payment: { method: CREDIT_CARD.name, status: "authorised", amount: "36.68", type: "VISA", last4: "4242" },
  refunds: [],
  history: [{ status: "placed", at: "2026-11-20T23:15:00.000Z" }],
  cancelledByGuest: false,
  contact: { full_name: "Gabrielle Guest", email: "gabrielle@example.ca", phone_number: "416-555-0123" },
  notes: "Nut allergy at the table.",
  questions: [{ question: "Cutlery?", answer: "No, thank you" }],
  checkId: false,
  tellsReady: true,
} as const;

const OF_GRILL = {
  restaurantId: 1,
  slug: "grill",
  name: "The Grill",
  id: ORDER.id,
  number: "42",
  status: "placed",
  readyAt: ORDER.readyAt,
  total: "36.68",
  items: [PRICED_LINE],
} as const;

/** The example's order as a hub's order with one kitchen. */
export const HUB_ORDER = {
  ...ORDER,
  id: "0b7e2a4e-6c1d-4a51-9a40-6f3f3d4b1c22",
  restaurant: { id: 9, slug: "hall", name: "The Hall", address: null, tax_numbers: [], hub: null },
  explanation: [],
  kitchens: [OF_GRILL],
} as const;
