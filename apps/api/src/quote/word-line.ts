import { type CartRefusalName, ERROR_CODES, type InvalidItem } from "@comptoir/contract";
import { formatMoney, m } from "@comptoir/messages";
import {
  type CartRefusalCode,
  findGroup,
  findValue,
  formatCents,
  type Id,
  type LineRefusal,
  type Locale,
  localizedText,
  type MenuItem,
  type OptionValue,
  type ResolvedLine,
} from "@comptoir/ordering";
import { errorMessage } from "../middleware/error-messages.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";

/** The catalogue's name of each refusal of a cart. api#error-codes. */
export const ERROR_NAMES = {
  "orders-paused": "ordersPaused",
  "restaurant-closed": "restaurantClosed",
  "too-soon": "outsideOrderingWindow",
  "interval-full": "intervalFull",
  "menu-not-in-order-type": "menuNotInOrderType",
  "past-last-call": "pastLastCall",
  "not-a-slot": "outsideOrderingWindow",
  "item-sold-out": "itemSoldOut",
  "item-unavailable": "itemUnavailable",
  "out-of-stock": "outOfStock",
  "invalid-options": "optionsInvalid",
  "item-limit": "optionsInvalid",
  "cart-limit": "cartFull",
  "member-promo": "memberPromo",
  "price-changed": "priceChanged",
} as const satisfies Record<CartRefusalCode, CartRefusalName>;

/** What is said of a dish that the wanted moment is too soon or too far for. */
export type TooSoonWords = (name: string, line: ResolvedLine | undefined) => string;

type SaidIn = { readonly locale: Locale; readonly tooSoon: TooSoonWords };

/** A line that cannot be ordered as it stands, with its dish and the reason in words. */
export function wordLine(
  refusal: LineRefusal,
  line: ResolvedLine | undefined,
  venue: LoadedVenue,
  { locale, tooSoon }: SaidIn,
): InvalidItem {
  const item = line?.item ?? findNamed(venue, refusal);
  const name = item ? localizedText(item, "name", locale) : unlisted(refusal, locale);
  const isAboutPrice = refusal.code === "price-changed" || refusal.code === "member-promo";
  return {
    orderId: refusal.orderId,
    id: refusal.id,
    name,
    code: ERROR_CODES[ERROR_NAMES[refusal.code]].code,
    message:
      refusal.goneFromGroupId === undefined
        ? messageOf(refusal, line, name, { locale, tooSoon })
        : wordGoneChoice(item, refusal.goneFromGroupId, name, locale),
    ...(isAboutPrice && refusal.orderPriceCents !== undefined ? { price: formatCents(refusal.orderPriceCents) } : {}),
  };
}

/** The dish that a line without a listing on the menu is named after; none where the line is named by its id alone. */
function findNamed({ index }: LoadedVenue, { id, name }: LineRefusal): MenuItem | undefined {
  return index.listingsByItemId.get(String(id))?.find(({ item }) => item.name === name)?.item;
}

/** A line that is named by its id alone is called in general: a number says nothing to a diner. */
function unlisted({ id, name }: LineRefusal, locale: Locale): string {
  return name === String(id) ? m.cart_unnamed_dish({}, { locale }) : name;
}

/** A choice that the menu has no more has no name: it is told by its group, where that is still there. */
function wordGoneChoice(item: MenuItem | undefined, groupId: Id, name: string, locale: Locale): string {
  const group = item && findGroup(item, groupId);
  if (!group) return m.refusal_choice_gone_named({ name }, { locale });
  return m.refusal_choice_gone_of_group({ name, group: localizedText(group, "name", locale) }, { locale });
}

function messageOf(
  refusal: LineRefusal,
  line: ResolvedLine | undefined,
  name: string,
  { locale, tooSoon }: SaidIn,
): string {
  const language = { locale };
  switch (refusal.code) {
    case "too-soon":
      return tooSoon(name, line);
    case "menu-not-in-order-type":
      return m.refusal_menu_not_in_order_type_named({ name }, language);
    case "past-last-call":
      return m.refusal_past_last_call_named({ name }, language);
    case "item-sold-out":
      return m.refusal_item_sold_out_named({ name: optionName(refusal, line, locale) ?? name }, language);
    case "item-unavailable": {
      const option = optionName(refusal, line, locale);
      return option === null
        ? m.refusal_item_unavailable_named({ name }, language)
        : m.refusal_option_unavailable_named({ name, option }, language);
    }
    case "out-of-stock": {
      const value = refusedValue(refusal, line);
      const remaining = value ? value.stock : (line?.item.stock ?? null);
      if (remaining === null) return errorMessage("outOfStock", locale);
      return m.refusal_out_of_stock_named(
        { name: value ? localizedText(value, "name", locale) : name, remaining },
        language,
      );
    }
    case "invalid-options":
      return wordOptions(refusal, line, name, locale);
    case "item-limit": {
      const maxQuantity = line?.item.maxQuantity ?? 1;
      return m.refusal_item_limit_named({ name, maxQuantity }, language);
    }
    case "member-promo":
      return errorMessage("memberPromo", locale);
    case "price-changed":
      return m.refusal_price_changed_named(
        // Of one portion, as a menu says it: the line's own price is of all of them.
        { name, price: formatMoney((refusal.orderPriceCents ?? 0) / (line?.line.quantity ?? 1), locale) },
        language,
      );
  }
}

function wordOptions(refusal: LineRefusal, line: ResolvedLine | undefined, name: string, locale: Locale): string {
  const problem = refusal.options?.[0];
  const found = problem && line ? findGroup(line.item, problem.groupId) : null;
  if (!problem || !found) return m.refusal_options_invalid_named({ name }, { locale });
  const group = localizedText(found, "name", locale);
  if (problem.code === "required-option-missing")
    return m.refusal_options_invalid_required({ name, group }, { locale });
  const limit =
    problem.code === "option-limit" ? problem.optionGroupLimit : problem.code === "single-choice" ? 1 : null;
  if (limit !== null) return m.refusal_options_invalid_limit({ name, group, limit }, { locale });
  const value = problem.code === "option-max-quantity" && line ? findValue(line.item, problem.valueId) : null;
  if (problem.code !== "option-max-quantity" || !value) return m.refusal_options_invalid_named({ name }, { locale });
  const option = localizedText(value, "name", locale);
  return m.refusal_options_invalid_quantity({ name, option, maxQuantity: problem.maxQuantity }, { locale });
}

function optionName(refusal: LineRefusal, line: ResolvedLine | undefined, locale: Locale): string | null {
  const value = refusedValue(refusal, line);
  return value ? localizedText(value, "name", locale) : null;
}

/** The option value that a refusal is about, where it is about one. */
function refusedValue({ valueId }: LineRefusal, line: ResolvedLine | undefined): OptionValue | undefined {
  return line && valueId !== undefined ? findValue(line.item, valueId) : undefined;
}
