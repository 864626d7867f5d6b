import { compareRates, isZeroRate, parseRate, type Rate } from "../money/rate.ts";
import type { Locale } from "../venue/locale.ts";
import { restaurantWords } from "../venue/localized-text.ts";
import { ORDER_TYPE_RULES, type OrderType } from "../venue/order-type.ts";
import { isInQuebec } from "../venue/province.ts";
import type { RestaurantData } from "../venue/restaurant-data.ts";

/** The tip percentages that a checkout offers. *No tip* and a custom amount are always offered too. */
export type TipChoices = {
  readonly percentages: readonly Rate[];
  /** The preselected choice: an index into `percentages`, *no tip*, or null for none. */
  readonly preselected: number | "no-tip" | null;
  /** Whether the preselected choice is the person's own default; otherwise the venue suggests it. */
  readonly isOwnDefault?: true;
  readonly title: string | null;
};

/**
 * Returns the tips that a venue offers; null if it asks for none. The preselected tip is the person's default
 * tip, else the venue's choice, else the third one at the table. In Québec nothing is preselected.
 * checkout#tip-choices, checkout#default-tip, law#tips.
 */
export function tipChoices(
  data: RestaurantData,
  type: OrderType,
  { ownDefault = null, locale }: { readonly ownDefault?: string | null; readonly locale: Locale },
): TipChoices | null {
  const config = data.order_options?.tip_config ?? data.tipConfig;
  if (!config) return null;
  const percentages = (config.default_values ?? []).map((value) => parseRate(String(value).replace("%", "")));
  const offered = percentages.filter((percentage): percentage is Rate => percentage !== null);
  const selected = config.default_value_selected ?? (ORDER_TYPE_RULES[type].inHouse ? SELECTED_AT_THE_TABLE : null);
  const isOffered = selected !== null && selected >= 0 && selected < offered.length;
  const title = restaurantWords(data, "total_summary_title", locale);
  const own = readDefaultTip(ownDefault);
  if (own !== null) {
    const percentages = withOwn(offered, own);
    const preselected = isInQuebec(data) ? null : placeOf(own, percentages);
    return { percentages, preselected, isOwnDefault: true, title };
  }
  const isMade = isOffered && !isInQuebec(data);
  return { percentages: offered, preselected: isMade ? selected : null, title };
}

/** Index of the preselected tip at the table if the venue sets none. */
const SELECTED_AT_THE_TABLE = 2;

/**
 * Parses a person's default tip: a percentage from 0 to 100 with at most two decimals; null if invalid or not
 * set. checkout#default-tip.
 */
export function readDefaultTip(text: string | null): Rate | null {
  const rate = text === null ? null : parseRate(text);
  return rate !== null && rate.scale <= 2 && compareRates(rate, HIGHEST_TIP) <= 0 ? rate : null;
}

const HIGHEST_TIP: Rate = { digits: 100, scale: 0 };

/** Inserts the person's own percentage into the venue's list, before the first higher one. */
function withOwn(offered: readonly Rate[], own: Rate): readonly Rate[] {
  if (isZeroRate(own) || offered.some((rate) => compareRates(rate, own) === 0)) return offered;
  const higher = offered.findIndex((rate) => compareRates(rate, own) > 0);
  return higher < 0 ? [...offered, own] : offered.toSpliced(higher, 0, own);
}

function placeOf(own: Rate, percentages: readonly Rate[]): TipChoices["preselected"] {
  return isZeroRate(own) ? "no-tip" : percentages.findIndex((rate) => compareRates(rate, own) === 0);
}
