// The rules of ordering, in the order in which a diner meets them.

export * from "./cart/line.ts";
export * from "./cart/resolved-line.ts";
export * from "./costs/costs.ts";
export * from "./menu/menu.ts";
export * from "./money/cents.ts";
export * from "./money/rate.ts";
export * from "./refusal.ts";
export * from "./time/local-moment.ts";
export * from "./venue/charge-setting.ts";
export * from "./venue/locale.ts";
export * from "./venue/order-type.ts";
export * from "./venue/restaurant.ts";
