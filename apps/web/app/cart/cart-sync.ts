import type { ErrorBody } from "@comptoir/contract";
import { formatCartLines, isSameId } from "@comptoir/ordering";
import type { StoreApi } from "zustand/vanilla";
import { isUnreachable, silenceWords } from "../venue/api-caller.ts";
import { type AgreedCart, readConflict, type ServerCart } from "./cart-agreed.ts";
import { type CartCalls, PRICE_CHANGED, type SetCostsAnswer } from "./cart-calls.ts";
import type { CartState, ConfirmedCart } from "./cart-state.ts";
import { dropLate } from "./drop-late.ts";
import { type PricingContext, shownPrices } from "./instant-costs.ts";
import { findDish, joinDishes } from "./known-dish.ts";
import { type OrderTerms, setCostsBody } from "./order-terms.ts";

/** Merges quick presses on a stepper into one call. */
const DEBOUNCE_MS = 200;

/** Backoff between retries while the server is unreachable, in ms. */
const RETRY_MS = [2_000, 4_000, 8_000, 15_000, 30_000] as const;

const TOO_MANY_REQUESTS = "too_many_requests";

export type CartSync = {
  readonly ask: () => void;
  readonly askNow: () => void;
  /** Resolves once the server has answered for the current cart, or is unreachable. */
  readonly answered: () => Promise<void>;
  readonly stop: () => void;
};

/**
 * Prices and saves the page's cart through `set-costs`. It sends one request at a time, always with the
 * current cart, so that an older cart never overwrites a newer one.
 */
export function createCartSync(
  store: StoreApi<CartState>,
  parts: {
    readonly calls: CartCalls;
    readonly pricing: () => PricingContext;
    readonly latest: () => CartState;
    /** Called after each save: the server has `now` instead of `before`. The page may have changed since. */
    readonly onAgreed: (now: AgreedCart, before: AgreedCart | null) => void;
    readonly onConfirmed: () => void;
    /**
     * Called on a version conflict: the server's cart is not `before`, the agreed one. ordering#cart-version.
     */
    readonly onConflict: (theirs: ServerCart, before: AgreedCart | null) => void;
  },
): CartSync {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let failures = 0;
  /** Whether `failure` is about a removed code. It then stays until the next change. */
  let keepsFailure = false;
  let waiting: (() => void)[] = [];

  const endWaits = () => {
    for (const resolve of waiting) resolve();
    waiting = [];
  };

  const plan = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(askServer, ms);
  };

  async function askServer() {
    clearTimeout(timer);
    timer = undefined;
    if (isAsking) return;
    isAsking = true;
    const { lines, terms, agreed, result } = await parts.calls.inTurn(async () => {
      const latest = parts.latest();
      const body = { ...bodyOf(store.getState(), parts.pricing()), cartVersion: latest.agreed?.version ?? null };
      return { ...latest, result: await parts.calls.setCosts(body) };
    });
    isAsking = false;
    parts.latest();
    const isCurrent = store.getState().lines === lines && store.getState().terms === terms;
    if (result.ok) {
      parts.onAgreed({ version: result.answer.cartVersion ?? 0, lines }, agreed);
      return takeBlockedCodesBack(result.answer)
        ? plan(0)
        : confirm({ lines, terms, answer: result.answer }, isCurrent);
    }
    const theirs = readConflict(result.error);
    if (theirs) {
      parts.onConflict(theirs, agreed);
      plan(0);
    } else if (isUnreachable(result)) {
      store.setState({ sync: "offline", away: silenceWords(result) });
      plan(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0);
      failures += 1;
      endWaits();
    } else {
      refuse(result.error, isCurrent);
    }
  }

  /**
   * Removes the codes that the server did not check because of its rate limit; it would refuse an order with
   * them. Returns whether any code was removed.
   */
  function takeBlockedCodesBack(answer: SetCostsAnswer): boolean {
    const unblocked = withoutBlockedCodes(store.getState().terms, answer);
    if (!answer.warning || unblocked === null) return false;
    const { message } = answer.warning;
    store.setState({ sync: "pending", failure: { code: TOO_MANY_REQUESTS, message }, terms: unblocked });
    keepsFailure = true;
    return true;
  }

  /**
   * Applies the server's prices. Sends the cart again if it changed during the call, or if lines past their
   * cutoff were removed.
   */
  async function confirm(confirmed: ConfirmedCart, isCurrent: boolean) {
    const { answer } = confirmed;
    failures = 0;
    const changed = (answer.warning?.invalid_items ?? []).filter(({ code }) => code === PRICE_CHANGED);
    store.setState(({ priceChanges, failure }) => ({
      confirmed,
      failure: keepsFailure ? failure : null,
      sync: isCurrent ? "in-sync" : "pending",
      priceChanges: [...priceChanges.filter(({ orderId }) => !changed.some((c) => c.orderId === orderId)), ...changed],
    }));
    if (!isCurrent) return plan(0);
    const kept = dropLate(store.getState(), answer);
    if (kept) {
      store.setState({ ...kept, sync: "pending" });
      return plan(0);
    }
    parts.onConfirmed();
    endWaits();
    if (changed.length > 0 || hasUnknownDish(store.getState())) await refreshDishes(store, parts.calls);
  }

  /**
   * Shows a refusal. If the server refused a code, removes the code and prices the cart without it.
   * checkout#discount-code.
   */
  function refuse(failure: ErrorBody | null, isCurrent: boolean) {
    const withoutCode = withoutRefusedCode(store.getState().terms, failure);
    keepsFailure = withoutCode !== null;
    if (withoutCode) store.setState({ sync: "pending", failure, terms: withoutCode });
    else store.setState({ sync: "failed", failure });
    if (withoutCode || !isCurrent) plan(0);
    else endWaits();
  }

  return {
    ask: () => {
      keepsFailure = false;
      store.setState({ sync: "pending" });
      plan(DEBOUNCE_MS);
    },
    askNow: () => {
      store.setState({ sync: "pending" });
      plan(0);
    },
    answered: () => {
      if (store.getState().sync !== "pending") return Promise.resolve();
      return new Promise((resolve) => waiting.push(resolve));
    },
    stop: () => clearTimeout(timer),
  };
}

function bodyOf(state: CartState, pricing: PricingContext) {
  const shown = shownPrices(state, pricing);
  const items = formatCartLines(state.lines).map((line) => ({ ...line, ...shown.get(line.orderId) }));
  return setCostsBody(items, state.terms);
}

function hasUnknownDish({ lines, dishes }: CartState): boolean {
  return lines.some((line) => !dishes.some(({ item }) => isSameId(item.id, line.id)));
}

/** Reloads the menus, so that instant prices of the cart's dishes are current. */
async function refreshDishes(store: StoreApi<CartState>, calls: CartCalls): Promise<void> {
  const menus = await calls.menus();
  if (menus === null) return;
  const newer = store.getState().lines.flatMap((line) => findDish(menus, line) ?? []);
  store.setState(({ dishes }) => ({ dishes: joinDishes(dishes, newer) }));
}

/** Returns null if the server refused something other than a code. */
function withoutRefusedCode(terms: OrderTerms, error: ErrorBody | null): OrderTerms | null {
  const code = error?.code;
  if (code === "discount_invalid" && terms.discountCode !== null) return { ...terms, discountCode: null };
  const isGiftCard = code === "gift_card_invalid" || code === "gift_card_empty";
  if (isGiftCard && terms.voucherCode !== null) return { ...terms, voucherCode: null };
  if (code === 2202 && terms.memberIdentifier !== null) return { ...terms, memberIdentifier: null };
  return null;
}

/**
 * Returns the terms without the codes that the rate limit left unchecked: those missing from the server's
 * bill. Null if it checked all codes. checkout#codes-blocked.
 */
function withoutBlockedCodes(terms: OrderTerms, { warning, costs }: SetCostsAnswer): OrderTerms | null {
  if (warning?.code !== TOO_MANY_REQUESTS) return null;
  const isDiscountOut = terms.discountCode !== null && costs.discount.code === null;
  const isGiftCardOut = terms.voucherCode !== null && costs.voucher.code === null;
  return {
    ...terms,
    ...(isDiscountOut ? { discountCode: null } : {}),
    ...(isGiftCardOut ? { voucherCode: null } : {}),
    ...(isDiscountOut || isGiftCardOut ? {} : { memberIdentifier: null }),
  };
}
