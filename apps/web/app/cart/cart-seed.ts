import { calls } from "@comptoir/contract/client";
import {
  type CartLine,
  type Locale,
  type LocalMoment,
  parseCartLines,
  type RestaurantData,
  restaurantName,
  restaurantWords,
} from "@comptoir/ordering";
import type { RouterContextProvider } from "react-router";
import { localeContext } from "../load-context.ts";
import { memberContext } from "../member/load-member.ts";
import { suiteContext } from "../suites/suite-visit.ts";
import { serverCaller } from "../venue/api-caller.ts";
import { menuDocumentContext } from "../venue/menu-document.ts";
import { readReorder } from "../visit/reorder-link.ts";
import type { Visit } from "../visit/visit.ts";
import type { SavedCartAnswer } from "./cart-calls.ts";
import { suiteOf } from "./cart-scope.ts";
import { findDish, type KnownDish } from "./known-dish.ts";
import { type OrderTerms, termsOfVisit } from "./order-terms.ts";
import { loadOrderToChange, type OrderToChange } from "./order-to-change.ts";
import { joinPastOrder, type ReorderOutcome, type SavedLines } from "./past-order.ts";

/** The restaurant's data that the bill is computed from. A hub's kitchens each have a bill. */
export type BillData = Pick<
  RestaurantData,
  "id" | "slug" | "name" | "tax_rate" | "tax_rate_periods" | "tax_inclusive" | "tax_rebate" | "service_charge"
> & {
  readonly delivery: Pick<NonNullable<RestaurantData["delivery"]>, "delivery_charge"> | null;
  /** A hub's kitchens; absent for any other restaurant. hub#hub-costs. */
  readonly kitchens?: readonly BillData[];
};

export type CartSeed = {
  readonly bill: BillData;
  /** In the page's language; null for the default label. */
  readonly serviceChargeLabel: string | null;
  /** The promos that set member prices, if the visitor is a member of the venue; else empty. */
  readonly memberPromos: readonly string[];
  readonly maxItemsPerCart: number | null;
  readonly terms: OrderTerms;
  /**
   * The requested time of the order that the cart replaces. Absent if the cart replaces none, or one without
   * a time.
   */
  readonly changed?: NonNullable<OrderToChange["wanted"]>;
  readonly now: LocalMoment;
  /**
   * The earliest time that can be ordered for, while the restaurant takes no immediate orders; else null.
   * time#order-ahead.
   */
  readonly ahead: LocalMoment | null;
  /** The saved cart. Null if it could not be loaded; the page then starts from the browser's copy. */
  readonly saved: {
    readonly lines: readonly CartLine[];
    readonly dishes: readonly KnownDish[];
    readonly dropped: SavedCartAnswer["dropped"];
    /** Null if the server has no saved cart. */
    readonly version: SavedCartAnswer["version"];
    /** The keys of the placed orders whose lines the server removed from the saved cart. */
    readonly taken?: readonly string[] | undefined;
    /**
     * The past order whose lines are already in `lines`, but not saved by the server. `joins` are the lines
     * without it.
     */
    readonly again?: SavedLines & { readonly id: string; readonly joins: readonly CartLine[] };
    /** Absent if the link names no past order. ordering#reorder. */
    readonly reordered?: ReorderOutcome;
  } | null;
};

/**
 * Loads the cart of a restaurant's screens: the saved cart of the visitor's cookie, with its dishes. The
 * first render then shows the cart's count and total before any script has run.
 */
export async function loadCartSeed(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { visit, now, ahead }: { readonly visit: Visit } & Pick<CartSeed, "now" | "ahead">,
): Promise<CartSeed> {
  const { restaurant, kitchens } = context.get(menuDocumentContext);
  const member = context.get(memberContext);
  const begun = termsOfVisit(visit, restaurant, context.get(suiteContext).suite);
  const toChange =
    begun.changeId === null
      ? null
      : await loadOrderToChange(serverCaller(request, context, restaurant.id), begun.changeId);
  const terms = { ...begun, memberIdentifier: member?.identifier ?? null, ...toChange?.terms };
  const locale = context.get(localeContext);
  return {
    bill: {
      ...billDataOf(restaurant, locale),
      ...(kitchens && { kitchens: kitchens.map((kitchen) => billDataOf(kitchen, locale)) }),
    },
    serviceChargeLabel: restaurantWords(restaurant, "service_charge_label", context.get(localeContext)),
    memberPromos: member?.promos ?? [],
    maxItemsPerCart: restaurant.order_options?.max_items_per_cart ?? null,
    terms,
    ...(toChange?.wanted && { changed: toChange.wanted }),
    now,
    ahead,
    saved: await loadLines(request, context, { ...terms, anotherRoundId: visit.anotherRoundId }),
  };
}

function billDataOf(restaurant: RestaurantData, locale: Locale): BillData {
  const { id, slug, tax_rate, tax_rate_periods, tax_inclusive, tax_rebate, service_charge, delivery } = restaurant;
  return {
    id,
    slug,
    name: restaurantName(restaurant, locale),
    ...(tax_rate ? { tax_rate } : {}),
    ...(tax_rate_periods ? { tax_rate_periods } : {}),
    ...(tax_inclusive ? { tax_inclusive } : {}),
    ...(tax_rebate ? { tax_rebate } : {}),
    ...(service_charge ? { service_charge } : {}),
    delivery: delivery?.delivery_charge ? { delivery_charge: delivery.delivery_charge } : null,
  };
}

type OfCart = Pick<OrderTerms, "type" | "changeId" | "destination">;

/**
 * Loads the saved cart, and adds the past order that the link names, or the order or pre-order that the cart
 * replaces. ordering#reorder, ordering#another-round, ordering#change-by-guest, suites#pre-order-rebuilt.
 */
async function loadLines(
  request: Request,
  context: Readonly<RouterContextProvider>,
  visit: Pick<Visit, "anotherRoundId"> & OfCart,
): Promise<CartSeed["saved"]> {
  const { anotherRoundId, changeId } = visit;
  const saved = await loadSavedCart(request, context, visit);
  if (saved === null) return null;
  const { restaurant } = context.get(menuDocumentContext);
  const { pathname, searchParams } = new URL(request.url);
  const [, , screen = ""] = pathname.split("/");
  const isMenu = screen === "" || screen === "items";
  // Only the menu, the cart and the checkout add a past order.
  if (!isMenu && screen !== "cart" && screen !== "checkout") return saved;
  // Links keep both ids while the diner orders, so their lines are added to an empty cart only.
  const round = isMenu && saved.lines.length === 0 ? (changeId ?? anotherRoundId) : null;
  const pastId = readReorder(searchParams) ?? round;
  if (pastId === null) return saved;
  const caller = serverCaller(request, context, restaurant.id);
  const result = await calls.anotherRound(caller, pastId, { changing: pastId === changeId });
  const past = result.ok ? seedOf(context, result.answer) : null;
  if (suiteOf(visit.destination) !== null && (past === null || past.dropped.some(isOffMenu))) {
    return { ...saved, dropped: past?.dropped ?? [], reordered: "not-rebuilt" };
  }
  if (past === null) return { ...saved, reordered: "nothing" };
  const joined = joinPastOrder(saved, past, {
    max: restaurant.order_options?.max_items_per_cart ?? null,
    locale: context.get(localeContext),
  });
  return { ...joined, version: saved.version, taken: saved.taken, again: { ...past, id: pastId, joins: saved.lines } };
}

/**
 * Returns whether a line was dropped because the menu lacks its dish or option. Such a line stops the rebuild of a
 * pre-order; sold-out lines are only skipped.
 */
function isOffMenu({ reason }: SavedLines["dropped"][number]): boolean {
  return reason === "missing" || reason === "unavailable" || reason === "option-missing";
}

async function loadSavedCart(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { type, changeId, destination }: OfCart,
): Promise<(SavedLines & Pick<NonNullable<CartSeed["saved"]>, "version" | "taken">) | null> {
  // A visitor without any cookie has no cart. Only the API knows the name of the cart's own cookie.
  if (!request.headers.has("cookie")) return { lines: [], dishes: [], dropped: [], version: null };
  const { restaurant } = context.get(menuDocumentContext);
  const result = await calls.savedCart(serverCaller(request, context, restaurant.id), type, {
    changeId,
    eventSuiteId: suiteOf(destination),
  });
  const saved = result.ok ? seedOf(context, result.answer) : null;
  if (!result.ok || saved === null) return null;
  const { version = null, taken } = result.answer;
  return { ...saved, version, taken: taken?.map(({ key }) => key) };
}

/** Returns null if the lines are malformed. */
function seedOf(
  context: Readonly<RouterContextProvider>,
  { items, dropped }: Pick<SavedCartAnswer, "items" | "dropped">,
): SavedLines | null {
  const { menus } = context.get(menuDocumentContext);
  const lines = parseCartLines(items);
  if (lines === null) return null;
  const dishes = new Set(lines.flatMap((line) => findDish(menus, line) ?? []));
  return { lines, dishes: [...dishes], dropped };
}
