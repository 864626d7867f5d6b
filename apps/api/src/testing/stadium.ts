import { aRestaurant } from "@comptoir/test-kit";
import { PASSWORD } from "./people.ts";

const user = (email: string, firstName: string, but: Record<string, unknown> = {}) => ({
  email,
  password: PASSWORD,
  firstName,
  lastName: "Tremblay",
  phoneNumber: "416-555-0123",
  ...but,
});

/**
 * A stadium with a final on 5 December 2026 at 18:00 in Toronto (operator Olu), and a concert two weeks later
 * (operator Piet). Ana owns suites at both, Ben one; Carl is host of one of Ana's.
 */
export const STADIUM = {
  restaurant: aRestaurant({
    id: 9,
    name: "The Stadium",
    slug: "the-stadium",
    payment_processor: "sandbox",
    suites_enabled: true,
    extra_payment_methods: [{ type: "invoice" }],
    order_options: { max_items_per_cart: 50 },
  }),
  menus: [
    {
      id: 1,
      name: "Suite menu",
      items: [
        { id: 10, name: "Nacho tray", price: "60.00" },
        { id: 11, name: "Pop", price: "4.00" },
      ],
    },
  ],
  events: [
    {
      id: "final",
      name: "The final",
      starts_at: "2026-12-05T23:00:00Z",
      ends_at: "2026-12-06T02:00:00Z",
      pre_order_closes_at: "2026-12-03T17:00:00Z",
      operators: ["olu@example.ca"],
      event_suites: [
        { id: "s-1", name: "Suite 1", owner: "ana@example.ca", hosts: ["carl@example.ca"], tab_limit: "500.00" },
        { id: "s-2", name: "Suite 2", owner: "ben@example.ca" },
      ],
    },
    {
      id: "concert",
      name: "The concert",
      starts_at: "2026-12-20T00:00:00Z",
      ends_at: "2026-12-20T03:00:00Z",
      operators: ["piet@example.ca"],
      event_suites: [{ id: "c-1", name: "Suite 1", owner: "ana@example.ca" }],
    },
  ],
  users: [
    user("ana@example.ca", "Ana"),
    user("ben@example.ca", "Ben"),
    user("carl@example.ca", "Carl"),
    user("olu@example.ca", "Olu", { suiteOperator: true }),
    user("piet@example.ca", "Piet", { suiteOperator: true }),
  ],
};

export const AT_THE_STADIUM = { "x-restaurant-id": "9" };
