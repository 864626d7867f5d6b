import { parseRate, type Rate } from "../money/rate.ts";
import { ORDER_TYPE_RULES, type OrderType } from "../venue/order-type.ts";
import { isInQuebec } from "../venue/province.ts";
import type { RestaurantData } from "../venue/restaurant-data.ts";

/** The tips that a checkout offers as percentages, beside *no tip* and an amount of one's own, which are always there. */
export type TipChoices = {
  readonly percentages: readonly Rate[];
  /** The index of the choice that is made for the diner, who can change it with one touch; null for none. */
  readonly preselected: number | null;
  readonly title: string | null;
};

/**
 * Reads the tips that a venue offers; null when it asks for none. Its choice is made for the diner at the table alone, where
 * somebody serves, and in Québec nowhere. checkout#tip-choices, law#tips.
 */
export function tipChoices(data: RestaurantData, type: OrderType): TipChoices | null {
  const config = data.order_options?.tip_config ?? data.tipConfig;
  if (!config) return null;
  const percentages = (config.default_values ?? []).map((value) => parseRate(String(value).replace("%", "")));
  const offered = percentages.filter((percentage): percentage is Rate => percentage !== null);
  const selected = config.default_value_selected ?? null;
  const isOffered = selected !== null && selected >= 0 && selected < offered.length;
  return {
    percentages: offered,
    preselected: isOffered && ORDER_TYPE_RULES[type].inHouse && !isInQuebec(data) ? selected : null,
    title: config.total_summary_title ?? null,
  };
}
