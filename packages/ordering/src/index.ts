// The rules of ordering, in the order in which a diner meets them.

export * from "./money/allocate.ts";
export * from "./money/cents.ts";
export * from "./money/rate.ts";
export { amountAtRate, percentageOf, roundHalfAway } from "./money/round.ts";
export * from "./refusal.ts";
export * from "./time/calendar-date.ts";
export * from "./time/clock-time.ts";
export * from "./time/local-moment.ts";
export * from "./time/moment-arithmetic.ts";

// Venue: where the diner is, and what kind of order it will be.

export * from "./venue/bill-settings.ts";
export * from "./venue/charge-setting.ts";
export * from "./venue/destination.ts";
export * from "./venue/html-text.ts";
export * from "./venue/locale.ts";
export * from "./venue/localized-text.ts";
export * from "./venue/opening-hours.ts";
export * from "./venue/order-type.ts";
export * from "./venue/ordering-config.ts";
export * from "./venue/ordering-settings.ts";
export * from "./venue/province.ts";
export * from "./venue/restaurant.ts";
export * from "./venue/restaurant-data.ts";
export * from "./venue/table-locations.ts";
export * from "./venue/view-only.ts";

// Menu: what is offered.

export * from "./menu/availability.ts";
export * from "./menu/filters.ts";
export * from "./menu/member-price.ts";
export * from "./menu/menu.ts";
export * from "./menu/menu-data.ts";
export * from "./menu/menu-index.ts";
export * from "./menu/normalize-menu.ts";
export { MAX_OPTION_DEPTH } from "./menu/normalize-options.ts";
export * from "./menu/offered-menus.ts";
export * from "./menu/price-schedule.ts";
export { indexForSearch, type SearchIndex, searchMenu } from "./menu/search.ts";
export * from "./menu/sold-out.ts";
export * from "./menu/stock-marks.ts";

// Cart: what the diner chose.

export * from "./cart/cart.ts";
export * from "./cart/cart-wire.ts";
export * from "./cart/check-options.ts";
export * from "./cart/limits.ts";
export * from "./cart/line.ts";
export * from "./cart/option-limits.ts";
export * from "./cart/option-selection.ts";
export * from "./cart/resolve-line.ts";
export * from "./cart/resolved-line.ts";
export * from "./cart/restore-cart.ts";

// Costs: what it comes to.

export { computeCosts } from "./costs/compute-costs.ts";
export * from "./costs/costs.ts";
export * from "./costs/costs-data.ts";
export { explainCosts } from "./costs/explain-costs.ts";
export * from "./costs/explanation.ts";
export * from "./costs/line-price.ts";
export * from "./costs/order-to-cost.ts";
export * from "./costs/priced-line.ts";
export { parseTipChoice, type TipData, type TipUnreadable } from "./costs/tip.ts";

// Checkout and fulfilment: how and when the diner receives it.

export * from "./checkout/alcohol-age.ts";
export * from "./checkout/card-format.ts";
export * from "./checkout/contact.ts";
export * from "./checkout/custom-questions.ts";
export * from "./checkout/digits.ts";
export * from "./checkout/field-refusal.ts";
export * from "./checkout/phone-format.ts";
export * from "./checkout/review-checkout.ts";
export * from "./checkout/tip-choices.ts";
export * from "./fulfilment/capacity.ts";
export * from "./fulfilment/catering-minimum.ts";
export * from "./fulfilment/cutoff-date.ts";
export * from "./fulfilment/menu-time.ts";
export * from "./fulfilment/queue.ts";
export * from "./fulfilment/strictest-menus.ts";
export * from "./fulfilment/time-slots.ts";

// Account: who the diner is.

export * from "./account/who.ts";

// Payment: how the diner pays.

export * from "./payment/payment-not-required.ts";

// Order: whether all of it may be ordered, and what becomes of it.

export * from "./order/cart-refusal.ts";
export * from "./order/cart-to-check.ts";
export * from "./order/check-cart.ts";
export * from "./order/order-status.ts";
export * from "./order/stock-needs.ts";
