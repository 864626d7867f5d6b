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

/** The restaurant's data that the bill is computed from. */
export type BillData = Pick<
  RestaurantData,
  "id" | "slug" | "name" | "tax_rate" | "tax_rate_periods" | "tax_inclusive" | "tax_rebate" | "service_charge"
> & {
  readonly delivery: Pick<NonNullable<RestaurantData["delivery"]>, "delivery_charge"> | null;
  /** The kitchens of a hub, each with a bill of its own; absent for any other restaurant. hub#hub-costs. */
  readonly kitchens?: readonly BillData[];
};

/** The data that a page's cart starts from: the saved cart, and the context that prices it. */
export type CartSeed = {
  readonly bill: BillData;
  /** The restaurant's label of its service charge in the page's language; null for the default label. */
  readonly serviceChargeLabel: string | null;
  /** The promos of the venue's member who requests the page; empty for everyone else. */
  readonly memberPromos: readonly string[];
  readonly maxItemsPerCart: number | null;
  readonly terms: OrderTerms;
  /**
   * The requested time of the order that the cart replaces; absent for an order as soon as possible, and for any
   * other cart.
   */
  readonly changed?: NonNullable<OrderToChange["wanted"]>;
  /** The restaurant's local time when the page was rendered. */
  readonly now: LocalMoment;
  /**
   * The earliest time for an order ahead, while the restaurant takes no immediate orders; else null.
   * time#order-ahead.
   */
  readonly ahead: LocalMoment | null;
  /** The saved cart. If it could not be loaded, `saved` is null, and the page continues from its own copy. */
  readonly saved: {
    readonly lines: readonly CartLine[];
    readonly dishes: readonly KnownDish[];
    readonly dropped: SavedCartAnswer["dropped"];
    /** The version of the saved cart; null if none is saved. */
    readonly version: SavedCartAnswer["version"];
    /** The keys of the orders that took lines out of the saved cart; absent if there are none. */
    readonly taken?: readonly string[] | undefined;
    /**
     * A past order whose lines were added, which the server has not saved yet. `joins` holds the lines before they
     * were added.
     */
    readonly again?: SavedLines & { readonly id: string; readonly joins: readonly CartLine[] };
    /** How much of the past order could be added. ordering#reorder. */
    readonly reordered?: ReorderOutcome;
  } | null;
};

/**
 * Builds the cart's data in the loader of a restaurant's screens: the saved cart of the visitor's cookie, with
 * its dishes. The first render shows its count and total before any script has run.
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
 * Loads the saved cart, and adds the past order that the link names, or the suite's pre-order that it replaces.
 * ordering#reorder, ordering#another-round, ordering#change-by-guest, suites#pre-order-rebuilt.
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
  // Other screens, such as the order's own page, do not add past orders.
  if (!isMenu && screen !== "cart" && screen !== "checkout") return saved;
  // Links keep `anotherRoundId` while the table orders, and `changeId` until the change is submitted. Both only
  // fill an empty cart.
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
 * Returns whether a line was dropped because its dish or an option is missing or unavailable. Such a line
 * stops the rebuild of a pre-order, while sold-out lines are only skipped.
 */
function isOffMenu({ reason }: SavedLines["dropped"][number]): boolean {
  return reason === "missing" || reason === "unavailable" || reason === "option-missing";
}

async function loadSavedCart(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { type, changeId, destination }: OfCart,
): Promise<(SavedLines & Pick<NonNullable<CartSeed["saved"]>, "version" | "taken">) | null> {
  // A visitor without any cookie has no cart. The cart's own cookie cannot be checked here, because only the
  // API knows its name.
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

/** Parses the server's lines, and adds their dishes; null if the lines are malformed. */
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
