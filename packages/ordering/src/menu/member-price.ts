import type { Cents } from "../money/cents.ts";
import type { Pricing } from "./menu.ts";

/**
 * What a thing costs a member in cents, given the price that a guest pays in that slot. The member price counts where
 * the thing's promos and the member's share a code and it is lower than the guest's: a member never pays more than a
 * guest. Without promos of one's own, the guest's price. menu#member-price.
 */
export function memberPriceOf(pricing: Pricing, priceCents: Cents, memberPromos: readonly string[]): Cents {
  const { memberPriceCents, promos } = pricing;
  if (memberPriceCents === null || memberPriceCents >= priceCents) return priceCents;
  return promos.some((promo) => memberPromos.includes(promo)) ? memberPriceCents : priceCents;
}
