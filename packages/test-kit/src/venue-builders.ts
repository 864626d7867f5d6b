import type { RestaurantData } from "@comptoir/ordering";

/** A grill in Toronto as its venue file has it: HST, always open, a sandbox for cards. */
export function aRestaurant(but: Partial<RestaurantData> = {}): RestaurantData {
  return {
    id: "grill",
    name: "The Grill",
    slug: "grill",
    province: "ON",
    payment_processor: "sandbox",
    tax_rate: { tax1: "0.13", tax2: null },
    menu_configuration: { zone: "America/Toronto" },
    ...but,
  };
}
