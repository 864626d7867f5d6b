/** The flags of a restaurant; an absent flag is off. venue#modes. */
export const RESTAURANT_FLAGS = [
  "k12",
  "k12RequiresLogin",
  "catering",
  "suites_enabled",
  "another_round",
  "concourse",
  "isOrderAgain",
  "disable_order_again",
  "pos_integrated",
  "allow_open_tab",
  "loyalty_program",
  "membership_program",
  "hasDiscounts",
  "marketplace_hub",
  "multiple_mids",
  "avs",
  "orders_paused",
  "tax_inclusive",
  "show_split_taxes",
  "hide_items_special_instructions",
  "hide_takeout_special_instructions",
] as const;
export type RestaurantFlag = (typeof RESTAURANT_FLAGS)[number];

/** The flags of a restaurant, and the names of its order types in its point-of-sale system. venue#modes. */
export type RestaurantModes = { readonly [Flag in RestaurantFlag]?: boolean | null } & {
  readonly integration_dine_in_type?: string | null;
  readonly integration_takeout_type?: string | null;
};

/** Tells whether a restaurant offers "order again". ordering#order-again. */
export function offersOrderAgain({ isOrderAgain, disable_order_again }: RestaurantModes): boolean {
  return Boolean(isOrderAgain) && !disable_order_again;
}
