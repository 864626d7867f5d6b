import type { RestaurantData } from "../venue/restaurant-data.ts";

/**
 * A hub as it sells: without what is of a restaurant by itself, whatever its file says. It brings nothing to a door, and its kitchens have
 * their own members, points and days of school. hub#hub-terms.
 */
export function asHub(hub: RestaurantData): RestaurantData {
  return { ...hub, ...NOT_AT_A_HUB };
}

const NOT_AT_A_HUB = {
  delivery: null,
  catering: false,
  k12: false,
  loyalty_program: false,
  membership_program: false,
} satisfies Partial<RestaurantData>;

/**
 * A kitchen as its hub sells it. The hub says how one orders and pays: at which tables, with which questions, tips, codes and gift cards, how
 * many dishes, and, unless each kitchen has an account of its own (`multiple_mids`), who is paid and who bills. The rest is the kitchen's:
 * menus, hours, capacity, taxes, charges, and what a receipt says. Either may pause. hub#hub-terms.
 */
export function kitchenInHub(hub: RestaurantData, kitchen: RestaurantData): RestaurantData {
  const { tip_config, custom_questions, hide_guest_info, max_items_per_cart, no_takeout_timeslot, card_testing } =
    hub.order_options ?? {};
  return {
    ...kitchen,
    payment_processor: (hub.multiple_mids ? kitchen : hub).payment_processor ?? null,
    avs: hub.avs ?? false,
    extra_payment_methods: (hub.multiple_mids ? null : hub.extra_payment_methods) ?? null,
    orders_paused: Boolean(hub.orders_paused || kitchen.orders_paused),
    tipConfig: hub.tipConfig ?? null,
    tables: hub.tables ?? null,
    generic_table_locations: hub.generic_table_locations ?? null,
    order_options: {
      ...kitchen.order_options,
      ...{ tip_config, custom_questions, hide_guest_info, max_items_per_cart, no_takeout_timeslot, card_testing },
    },
    ...NOT_AT_A_HUB,
    hasDiscounts: false,
    voucher: null,
  };
}
