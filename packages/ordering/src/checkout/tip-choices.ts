import { compareRates, isZeroRate, parseRate, type Rate } from "../money/rate.ts";
import type { Locale } from "../venue/locale.ts";
import { restaurantWords } from "../venue/localized-text.ts";
import { ORDER_TYPE_RULES, type OrderType } from "../venue/order-type.ts";
import { isInQuebec } from "../venue/province.ts";
import type { RestaurantData } from "../venue/restaurant-data.ts";

/** The tips that a checkout offers as percentages, beside *no tip* and an amount of one's own, which are always there. */
export type TipChoices = {
  readonly percentages: readonly Rate[];
  /** The choice that is made before the diner has touched it, which one touch changes: its index, or *no tip*; null for none. */
  readonly preselected: number | "no-tip" | null;
  readonly title: string | null;
};

/**
 * Reads the tips that a venue offers; null when it asks for none. The choice that it set is preselected for every type of order; where it
 * set none the third is at the table and nothing elsewhere; in Québec nothing ever is. A person's own default tip is offered among them, and made wherever the law lets a
 * choice be made. checkout#tip-choices, checkout#default-tip, law#tips.
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
    return { percentages, preselected: isInQuebec(data) ? null : placeOf(own, percentages), title };
  }
  const isMade = isOffered && !isInQuebec(data);
  return { percentages: offered, preselected: isMade ? selected : null, title };
}

/** What is preselected at the table where the venue does not say. */
const SELECTED_AT_THE_TABLE = 2;

/** A default tip as a person keeps it, a percentage from 0 to 100 with two decimals at most; null for none. checkout#default-tip. */
export function readDefaultTip(text: string | null): Rate | null {
  const rate = text === null ? null : parseRate(text);
  return rate !== null && rate.scale <= 2 && compareRates(rate, HIGHEST_TIP) <= 0 ? rate : null;
}

const HIGHEST_TIP: Rate = { digits: 100, scale: 0 };

/** The venue's choices and the person's own, where it is none of them: before the first one that is higher. */
function withOwn(offered: readonly Rate[], own: Rate): readonly Rate[] {
  if (isZeroRate(own) || offered.some((rate) => compareRates(rate, own) === 0)) return offered;
  const higher = offered.findIndex((rate) => compareRates(rate, own) > 0);
  return higher < 0 ? [...offered, own] : offered.toSpliced(higher, 0, own);
}

function placeOf(own: Rate, percentages: readonly Rate[]): TipChoices["preselected"] {
  return isZeroRate(own) ? "no-tip" : percentages.findIndex((rate) => compareRates(rate, own) === 0);
}
