import type { addItem, CheckoutInput, validateCart } from "@comptoir/contract";
import {
  commonSaleTimes,
  isRefused,
  limitsOrders,
  type Menu,
  needsLogin,
  type OrderType,
  type ReceivedLine,
  type Refused,
  slotsAt,
  type Work,
  workOfLines,
} from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import type { Context } from "hono";
import { holderOf } from "../../people/owner.ts";
import { inRefusableTransaction } from "../../platform/db/refusable-transaction.ts";
import { inTransaction, type Transaction } from "../../platform/db/transaction.ts";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { localMomentOf } from "../../platform/time/zoned.ts";
import { lostTime } from "../../venue/fulfilment/lost-time.ts";
import { findHold, type HoldWanted, holdSlots, letHoldGo } from "../../venue/fulfilment/slot-holds.store.ts";
import { type SlotTaken, slotsWanted } from "../../venue/fulfilment/slots-wanted.ts";
import {
  addressForLimits,
  hasManyHolds,
  hasShareOfSlots,
  lockVisitor,
} from "../../venue/fulfilment/visitor-share.store.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import { type CartQuote, NO_COSTS, type OwnTaken } from "../quote/cart-request.ts";
import { loadOwnTaken } from "../quote/own-taken.store.ts";
import { type QuoteDeps, quoteCart } from "../quote/quote-cart.ts";
import { wordOfKitchen } from "../quote/quote-hub.ts";
import { wordLostTime } from "../quote/word-refusal.ts";
import { suiteOfCart } from "./suite-of-cart.ts";

/** Handles `POST /orders/item`: whether an item may be added to the cart. api#item-call. */
export function handleAddItem(deps: QuoteDeps): RouteHandler<typeof addItem, ApiEnv> {
  return async (c) => {
    const cart = c.req.valid("json");
    if (needsLogin(cart.type, c.var.venue.ordering, c.var.caller.who)) return refuse(c, "loginRequired");
    const own = await ownTakenOf(c, deps, cart.changeId);
    const quote = await checkLines(c, deps, cart, own);
    if (isRefused(quote)) return refuse(c, quote.refused.name);
    const { refusal } = quote;
    return refusal ? refuse(c, refusal.name, refusal) : c.json({ valid: true as const }, 200);
  };
}

/**
 * Handles `POST /orders/validate`: whether the restaurant can take this cart. If the caller has a session, a
 * chosen time is held for some minutes, and a request without a time releases the caller's hold.
 * api#validate, time#slot-held.
 */
export function handleValidateCart(deps: QuoteDeps): RouteHandler<typeof validateCart, ApiEnv> {
  return async (c) => {
    const { venue, locale, caller } = c.var;
    const cart = c.req.valid("json");
    if (needsLogin(cart.type, venue.ordering, caller.who)) return refuse(c, "loginRequired");
    const own = await ownTakenOf(c, deps, cart.changeId);
    const ownSlots = own?.slots ?? [];
    const quote = await checkLines(c, deps, cart, own);
    if (isRefused(quote)) return refuse(c, quote.refused.name);
    const holder = holderOf(caller);
    const now = deps.clock();
    const parts = partsOf(venue, quote);
    const lost = async ({ venue: full, resolved, menus, work }: PartOfCart) => {
      const { type, date: wantedAt } = cart;
      const { ordering } = full;
      const isSoldAt = commonSaleTimes(resolved, { type, settings: ordering });
      const wanted = { type, menus, work, now, holder, ownSlots, isSoldAt, wantedAt };
      const message = wordLostTime(await lostTime(deps.kitchens, full, wanted), locale);
      return refuse(c, "intervalFull", { message: full.hub ? wordOfKitchen(full, message, locale) : message });
    };
    const { refusal } = quote;
    const [only, second] = parts;
    if (refusal?.name === "intervalFull" && only && !second) return lost(only);
    if (refusal) return refuse(c, refusal.name, refusal);
    if (holder === null) return c.json({ valid: true as const }, 200);
    const untils: (Date | null)[] = [];
    for (const part of parts) {
      const wanted = holdOf(part, cart, { holder, address: caller.address, now, ownSlots });
      const held = wanted && (await hold(deps, part.venue, wanted));
      if (held && isRefused(held)) {
        // Hold a hub's time at every kitchen or at none.
        await letGo(deps, parts, holder);
        return lost(part);
      }
      if (held === null) await letGo(deps, [part], holder);
      else untils.push(held.heldUntil);
    }
    const until = earliestOf(untils)?.toISOString();
    return c.json({ valid: true as const, ...(until && { hold: { until } }) }, 200);
  };
}

/** The part of a cart that one restaurant prepares: a kitchen's lines at a hub, otherwise the whole cart. */
type PartOfCart = {
  readonly venue: LoadedVenue;
  readonly resolved: CartQuote["resolved"];
  readonly menus: readonly Menu[];
  readonly work: Work;
};

function partsOf(venue: LoadedVenue, quote: CartQuote): readonly PartOfCart[] {
  return (venue.kitchens ?? [venue]).map((kitchen) => {
    const isOwn = ({ menu }: CartQuote["resolved"][number]) => venue.kitchens === null || kitchen.menus.includes(menu);
    const resolved = quote.resolved.filter(isOwn);
    const menus = [...new Set(resolved.map(({ menu }) => menu))];
    return { venue: kitchen, resolved, menus, work: workOfLines(resolved) };
  });
}

async function letGo({ database }: QuoteDeps, parts: readonly PartOfCart[], holder: string): Promise<void> {
  for (const { venue } of parts) {
    // `inTransaction` retries after a deadlock: other transactions lock the same slots.
    const free = (transaction: Transaction) => letHoldGo(transaction, venue.restaurantId, holder);
    await inTransaction(database, "read committed", free, venue.restaurantId);
  }
}

/** Returns the earliest end of several holds; null if there are none, or if one of them was not granted. */
function earliestOf(untils: readonly (Date | null)[]): Date | null {
  const times = untils.flatMap((until) => until?.getTime() ?? []);
  return times.length === 0 || times.length < untils.length ? null : new Date(Math.min(...times));
}

type OwnSlots = { readonly ownSlots: readonly SlotTaken[] };

function ownTakenOf(c: Context<ApiEnv>, { database }: QuoteDeps, changeId: string | null) {
  const { venue, caller } = c.var;
  return loadOwnTaken(database, venue.restaurantId, { changeId, caller });
}

/**
 * Returns the hold to make for a part of a cart. Null if no time is chosen, the venue holds no slots, or no
 * limited slot remains beside the slots of the order being changed.
 */
function holdOf(
  { venue: { ordering, restaurantId, zone }, menus, work }: PartOfCart,
  { date }: LinesToCheck,
  { holder, address, now, ownSlots }: Omit<HoldWanted, "restaurantId" | "slots" | "until"> & OwnSlots,
): HoldWanted | null {
  if (date === null || ordering.slotHoldMinutes === 0) return null;
  // The order being changed keeps its own slots, which need no hold.
  const isOwn = (slot: SlotTaken) =>
    ownSlots.some(({ menuId, startsAt }) => menuId === slot.menuId && startsAt === slot.startsAt);
  const slots = slotsWanted(slotsAt(menus, ordering.hours, localMomentOf(date, zone), work), zone).filter(
    (slot) => !isOwn(slot),
  );
  if (slots.length === 0) return null;
  const until = new Date(now.getTime() + ordering.slotHoldMinutes * 60_000);
  return { restaurantId, holder, address: addressForLimits(restaurantId, address), slots, now, until };
}

/**
 * Holds slots; an existing hold keeps its end. `heldUntil` is null if the visitor has used up their share of
 * holds. Nothing is held then, and the order is refused if the slots are full by that time.
 * ordering#unpaid-slots.
 */
function hold(
  { database }: Pick<QuoteDeps, "database">,
  { ordering }: LoadedVenue,
  wanted: HoldWanted,
): Promise<{ readonly heldUntil: Date | null } | Refused<{ readonly code: "full" }>> {
  const { restaurantId, holder, address, slots, now, until } = wanted;
  const limits = ordering.unpaidOrders;
  return inRefusableTransaction<{ readonly heldUntil: Date | null }, { readonly code: "full" }>(
    database,
    "read committed",
    async (transaction) => {
      const visitor = { guest: holder, address, card: null, isPaid: false, limits };
      await lockVisitor(transaction, restaurantId, visitor);
      const held = await findHold(transaction, wanted);
      if (held?.isWhole) return { heldUntil: held.until };
      const isBeyond =
        (address !== null && (await hasManyHolds(transaction, restaurantId, { address, holder, limits, now }))) ||
        !(await hasShareOfSlots(transaction, restaurantId, visitor, slots, now));
      if (isBeyond) return { heldUntil: null };
      // Resizing a hold does not extend it.
      const holdUntil = held?.until ?? until;
      const isHeld = (await holdSlots(transaction, { ...wanted, until: holdUntil })) === "held";
      return isHeld ? { heldUntil: holdUntil } : { refused: { code: "full" } };
    },
    restaurantId,
  );
}

type LinesToCheck = {
  readonly lines: readonly ReceivedLine[];
  readonly type: OrderType;
  readonly date: Date | null;
  /** Whether no time is chosen yet. time#nearest. */
  readonly isTimeOpen: boolean;
  /** Order that the cart changes; null for none. ordering#change-by-guest. */
  readonly changeId: string | null;
  readonly checkout: CheckoutInput;
  readonly eventSuiteId: string | null;
};

type NoCheck = Refused<{ readonly name: "memberPromo" | "noEventSuite" | "notAssignedToSuite" }>;

/**
 * Checks whether the restaurant can take some lines, for `item` and `validate`. If the request has no member,
 * the member prices that the page showed are ignored here; `set-costs` compares them. ordering#cart-check.
 * @param own stock and slots of the order that the lines replace
 */
async function checkLines(
  c: Context<ApiEnv>,
  deps: QuoteDeps,
  cart: LinesToCheck,
  own: OwnTaken | null,
): Promise<CartQuote | NoCheck> {
  const suite = await suiteOfCart(deps, c.var, cart);
  if (isRefused(suite)) return suite;
  const { memberInfo: member, pickup } = cart.checkout;
  const quote = await quoteCart(deps, c.var.venue, {
    lines: member
      ? cart.lines
      : cart.lines.map((line) => ({ ...line, shown: { ...line.shown, memberOrderPriceCents: null } })),
    type: cart.type,
    date: cart.date ?? suite.deliveredAt,
    isTimeOpen: cart.isTimeOpen,
    eventEndsAt: suite.endsAt,
    deliveryFlag: pickup?.delivery ?? false,
    costs: NO_COSTS,
    member,
    locale: c.var.locale,
    now: deps.clock(),
    caller: c.var.caller,
    looksAtKitchen: c.var.venue.menus.some(limitsOrders),
    own,
  });
  if (!isRefused(quote)) return quote;
  if (quote.refused.name !== "memberPromo")
    throw new Error("Pricing without codes returned a refusal other than memberPromo.");
  return { refused: { name: "memberPromo" } };
}
