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
import { suiteOf } from "./cart-places.ts";
import { findDish, type KnownDish } from "./known-dish.ts";
import { type OrderTerms, termsOfVisit } from "./order-terms.ts";
import { loadOrderToChange, type OrderToChange } from "./order-to-change.ts";
import { joinPastOrder, type ReorderOutcome, type SavedLines } from "./past-order.ts";

/** What the bill needs of a restaurant, as its data writes it. */
export type BillData = Pick<
  RestaurantData,
  "id" | "slug" | "name" | "tax_rate" | "tax_rate_periods" | "tax_inclusive" | "tax_rebate" | "service_charge"
> & {
  readonly delivery: Pick<NonNullable<RestaurantData["delivery"]>, "delivery_charge"> | null;
  /** The kitchens of a hub, whose dishes are billed apart; absent for any other restaurant. hub#hub-costs. */
  readonly kitchens?: readonly BillData[];
};

/** A cart as the server hands it to a page: what it kept, and what is needed to go on with it. */
export type CartSeed = {
  readonly bill: BillData;
  /** The restaurant's own label for its service charge, in the page's language; null for the product's. */
  readonly serviceChargeLabel: string | null;
  /** The promos of the member whose page it is; none for everyone else. */
  readonly memberPromos: readonly string[];
  readonly maxItemsPerCart: number | null;
  readonly terms: OrderTerms;
  /** For when the order is that the cart takes the place of; absent where it is for as soon as possible, and for any other cart. */
  readonly changed?: NonNullable<OrderToChange["wanted"]>;
  /** The restaurant's wall clock when the page was answered. */
  readonly now: LocalMoment;
  /** From when one can order ahead, where nothing can be had now. time#order-ahead. */
  readonly ahead: LocalMoment | null;
  /** Null when the saved cart could not be asked for; the page then goes on from its own copy. */
  readonly saved: {
    readonly lines: readonly CartLine[];
    readonly dishes: readonly KnownDish[];
    readonly dropped: SavedCartAnswer["dropped"];
    /** The version of the kept cart; null where none is kept. */
    readonly version: SavedCartAnswer["version"];
    /** The keys of the orders that have taken lines out of it; absent for none. */
    readonly taken?: readonly string[] | undefined;
    /** A past order that has joined them, and is in no cart of the server's yet; with the lines that were kept before it joined. */
    readonly again?: SavedLines & { readonly id: string; readonly joins: readonly CartLine[] };
    /** How much of that order could be added. ordering#reorder. */
    readonly reordered?: ReorderOutcome;
  } | null;
};

/**
 * Draws up a restaurant's cart for a page: the cart that the visitor's cookie names, with the dishes that it holds, so that
 * the first view shows its count and total before any script has run. For the loader of a restaurant's screens.
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
 * What was kept, joined by the past order that the link names, or by the suite's pre-order that it is to replace. ordering#reorder,
 * ordering#another-round, ordering#change-by-guest, suites#pre-order-rebuilt.
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
  // Other screens, such as the order's own page, do not begin a cart.
  if (!isMenu && screen !== "cart" && screen !== "checkout") return saved;
  // A round stays in the link as long as the table orders, and a change until it is ordered: they only begin the cart.
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

/** Items and option groups that the menu has no more fail a pre-order's rebuilding; what is sold out only is left out. */
function isOffMenu({ reason }: SavedLines["dropped"][number]): boolean {
  return reason === "missing" || reason === "unavailable" || reason === "option-missing";
}

async function loadSavedCart(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { type, changeId, destination }: OfCart,
): Promise<(SavedLines & Pick<NonNullable<CartSeed["saved"]>, "version" | "taken">) | null> {
  // The cart's cookie is the API's own to name; a visitor without any cookie has none.
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

/** Lines as the server answers them, with the dishes that they hold; null where they cannot be read. */
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
