import type { RestaurantData } from "./restaurant-data.ts";

const QUEBEC = /^(qc|québec|quebec)$/i;

/** Tells whether a restaurant is in Québec, where the law has rules of its own for words and tips. law#french, law#tips. */
export function isInQuebec(data: Pick<RestaurantData, "province">): boolean {
  return QUEBEC.test((data.province ?? "").trim());
}
