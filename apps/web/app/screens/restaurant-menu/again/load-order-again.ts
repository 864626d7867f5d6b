import { calls } from "@comptoir/contract/client";
import {
  billSettings,
  formatCents,
  indexMenus,
  isRefused,
  isValueAvailable,
  itemAvailability,
  type Locale,
  type LocalMoment,
  localizedText,
  type Menu,
  offersOrderAgain,
  parseCartLines,
  priceLine,
  type ResolvedChoice,
  reorder,
  resolveLine,
  scheduleSlotAt,
  type TemporaryItem,
} from "@comptoir/ordering";
import { foldedWords, viewOfResolvedLine } from "@comptoir/receipt";
import type { RouterContextProvider } from "react-router";
import { findDish, type KnownDish } from "../../../cart/known-dish.ts";
import { memberContext } from "../../../member/load-member.ts";
import { personContext } from "../../../session/person-context.ts";
import { serverCaller } from "../../../venue/api-caller.ts";
import { menuDocumentContext } from "../../../venue/menu-document.ts";

/** Maximum number of dishes shown, most frequent first. */
const SHOWN = 8;

/** A dish that was ordered before. `item` is the line that one press adds. */
export type AgainView = {
  readonly item: TemporaryItem;
  readonly dish: KnownDish;
  readonly name: string;
  /** The choices in one sentence; empty for none. */
  readonly words: string;
  /** The price as decimal text, `"13.50"`; for a member, the member price. menu#member-price. */
  readonly price: string;
};

/**
 * Returns the dishes that the signed-in diner has ordered here before, most frequent first. Omits dishes and
 * choices that are unavailable now. ordering#order-again.
 */
export async function loadOrderAgain(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { menus, moment, locale }: { readonly menus: readonly Menu[]; readonly moment: LocalMoment; readonly locale: Locale },
): Promise<readonly AgainView[]> {
  const signedIn = context.get(personContext);
  const { restaurant, menus: menuData } = context.get(menuDocumentContext);
  if (signedIn === null || !offersOrderAgain(restaurant)) return [];
  const result = await calls.getPreviouslyOrderedItems(serverCaller(request, context, restaurant.id), signedIn.half);
  const { lastItemsOrdered } = signedIn.user;
  const past = parseCartLines(result.ok ? result.answer.items : lastItemsOrdered) ?? [];
  const index = indexMenus(menus);
  const slot = scheduleSlotAt(moment);
  const { taxRate } = billSettings(restaurant);
  const memberPromos = context.get(memberContext)?.promos ?? [];
  const once = past.map((line) => ({ ...line, quantity: 1 }));
  const { lines } = reorder([], once, { index, maxItemsPerCart: null });
  const views = lines.flatMap((line): AgainView[] => {
    const resolved = resolveLine(index, line);
    const dish = findDish(menuData, line);
    if (isRefused(resolved) || !dish) return [];
    const { state } = itemAvailability(resolved, moment);
    const priced = priceLine(resolved, { ...slot, memberPromos, taxRate });
    if (state !== "available" || !resolved.choices.every(isSold) || isRefused(priced)) return [];
    const { orderId: _, ...item } = line;
    const { choices } = viewOfResolvedLine(resolved, null, { slot, locale });
    const words = foldedWords(choices.map((choice) => ({ ...choice, cents: null })));
    return [
      {
        item,
        dish,
        name: localizedText(resolved.item, "name", locale),
        words,
        price: formatCents(priced.memberOrderPriceCents),
      },
    ];
  });
  return views.slice(0, SHOWN);

  function isSold({ value, choices }: ResolvedChoice): boolean {
    return isValueAvailable(value, moment) && choices.every(isSold);
  }
}
