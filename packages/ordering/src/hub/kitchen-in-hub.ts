import type { RestaurantData } from "../venue/restaurant-data.ts";

/**
 * Returns a hub's settings without those that a hub cannot have: delivery, catering, school, points and
 * membership. hub#hub-terms.
 */
export function asHub(hub: RestaurantData): RestaurantData {
  return { ...hub, ...NOT_AT_A_HUB, cards_off: !hub.multiple_mids && (hub.cards_off ?? false) };
}

const NOT_AT_A_HUB = {
  delivery: null,
  catering: false,
  k12: false,
  loyalty_program: false,
  membership_program: false,
} satisfies Partial<RestaurantData>;

/**
 * Returns a kitchen's settings within its hub. hub#hub-terms.
 * - The kitchen sets menus, hours, capacity, taxes, charges and receipt texts.
 * - The hub sets tables, questions, tips, codes, gift cards and the cart limit.
 * - With `multiple_mids` the kitchen sets the payment processor, and no means is billed later. Otherwise the
 * hub sets both.
 * - Either can pause orders.
 */
export function kitchenInHub(hub: RestaurantData, kitchen: RestaurantData): RestaurantData {
  const { tip_config, custom_questions, hide_guest_info, max_items_per_cart, no_takeout_timeslot, card_testing } =
    hub.order_options ?? {};
  return {
    ...kitchen,
    payment_processor: (hub.multiple_mids ? kitchen : hub).payment_processor ?? null,
    cards_off: (hub.multiple_mids ? kitchen : hub).cards_off ?? false,
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
