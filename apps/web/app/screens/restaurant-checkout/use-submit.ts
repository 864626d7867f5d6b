import type { ErrorBody, InvalidItem, OrderData } from "@comptoir/contract";
import { calls } from "@comptoir/contract/client";
import { isRefused } from "@comptoir/ordering";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ConfirmedCart } from "../../cart/cart-state.ts";
import { useCartActions } from "../../cart/use-cart.ts";
import { browserCaller } from "../../venue/api-caller.ts";
import {
  browserKeyPlaces,
  checkoutKey,
  endCheckoutKey,
  forgetPending,
  makeUuid,
  pendingCheckout,
  rememberPending,
} from "./checkout-key.ts";
import type { CardEntry, CardRefusal, CardToken } from "./payment/card-gateway.ts";
import { type PriceChange, priceChangesBetween } from "./price-changes.ts";
import type { SubmitBody } from "./submit-body.ts";
import { findPlacedOrder, type SubmitCalls, type SubmitOutcome, submitCheckout } from "./submit-checkout.ts";

/** Where the submitting stands. */
export type SubmitState =
  | { readonly phase: "idle" }
  | { readonly phase: "busy"; readonly doing: "looking" | "placing" }
  | { readonly phase: "refused"; readonly error: Pick<ErrorBody, "code" | "message" | "invalid_items" | "issues"> }
  | {
      readonly phase: "prices";
      readonly changes: readonly PriceChange[];
      readonly oldTotal: string;
      readonly newTotal: string;
    }
  | { readonly phase: "challenge"; readonly url: string; readonly total: string }
  /** Nobody can be reached, and nothing was sent. */
  | { readonly phase: "away" }
  /** It was sent and nobody answered; asking again is safe. */
  | { readonly phase: "unknown" }
  | { readonly phase: "placed" };

/** What the diner saw when they pressed: the lines with their prices and the total to pay. */
export type Shown = Pick<ConfirmedCart["answer"], "orderItems" | "costs">;

export type SubmitParts = {
  readonly restaurantId: string | number;
  /** The total that the button said; null when there was none yet. */
  readonly shownTotal: string | null;
  /** The card's token, asked of the gateway anew for each press; null when there is nothing to charge. */
  readonly tokenise: CardEntry["tokenise"] | null;
  readonly bodyOf: (cart: ConfirmedCart, card: CardToken | null) => SubmitBody;
  readonly onPlaced: (order: OrderData) => void;
  /** The field of the page that a path in the body is of; null for one that the page does not show. */
  readonly fieldOf: (path: string) => string | null;
  readonly onFields: (messages: Readonly<Record<string, string>>) => void;
};

/** A submit that is not answered for this long counts as lost; the order is then asked for. */
const SUBMIT_PATIENCE_MS = 45_000;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Submits the checkout, once, and says where that stands. Pressing again while it is being done does nothing. */
export function useSubmit(parts: SubmitParts) {
  const [state, setState] = useState<SubmitState>({ phase: "idle" });
  const cart = useCartActions();
  const isBusy = useRef(false);
  const held = useRef<{ readonly body: SubmitBody; readonly key: string } | null>(null);
  const latest = useRef(parts);
  latest.current = parts;
  const phase = useRef(state.phase);
  phase.current = state.phase;
  const { restaurantId } = parts;

  const callsWith = useCallback(
    (key: string, body: SubmitBody | null): SubmitCalls => {
      const caller = () => ({ ...browserCaller(restaurantId), signal: AbortSignal.timeout(SUBMIT_PATIENCE_MS) });
      return {
        submit: () => calls.submitOrder(caller(), key, body as SubmitBody),
        find: () => calls.getOrderByReference(caller(), key),
        wait,
      };
    },
    [restaurantId],
  );

  const finish = useCallback(
    (order: OrderData) => {
      setState({ phase: "placed" });
      endCheckoutKey(restaurantId, browserKeyPlaces());
      cart.clearAfterOrder();
      latest.current.onPlaced(order);
    },
    [restaurantId, cart],
  );

  /** Sends a body with the checkout's key; the key is left behind where the browser finds it again before anything leaves. */
  const send = async (body: SubmitBody, key: string): Promise<SubmitOutcome> => {
    const places = browserKeyPlaces();
    const mayStand = pendingCheckout(restaurantId, places) !== null;
    rememberPending(restaurantId, places, { key, at: Date.now() });
    held.current = { body, key };
    const outcome = await submitCheckout(callsWith(key, body), { mayStand });
    if (outcome.kind === "refused") forgetPending(restaurantId, places);
    if (outcome.kind !== "key-spent") return outcome;
    endCheckoutKey(restaurantId, places);
    const freshKey = checkoutKey(restaurantId, places, makeUuid);
    rememberPending(restaurantId, places, { key: freshKey, at: Date.now() });
    return submitCheckout(callsWith(freshKey, body));
  };

  const settle = async (): Promise<ConfirmedCart | null> => {
    const { confirmed, lines, terms, sync } = await cart.settle();
    return sync === "settled" && confirmed?.lines === lines && confirmed.terms === terms ? confirmed : null;
  };

  /** Prices that are not those that were shown are shown first, the old beside the new. Nothing is charged until then. */
  const askAboutPrices = async (shown: Shown | null, oldTotal: string, items: readonly InvalidItem[]) => {
    cart.retry();
    const now = await settle();
    if (now === null) return setState({ phase: "away" });
    const changes = priceChangesBetween(shown?.orderItems ?? [], now.answer.orderItems, items);
    setState({ phase: "prices", changes, oldTotal, newTotal: now.answer.costs.totalWithTip });
  };

  const takeIn = async (outcome: SubmitOutcome, shown: Shown | null) => {
    if (outcome.kind === "placed") return finish(outcome.order);
    if (outcome.kind !== "refused") return setState({ phase: "unknown" });
    const { error } = outcome;
    const total = shown?.costs.totalWithTip ?? "0.00";
    if (error.code === 428) return askAboutPrices(shown, total, error.invalid_items ?? []);
    if (error.code === "challenge_required" && error.challenge_url) {
      return setState({ phase: "challenge", url: error.challenge_url, total });
    }
    const { fieldOf, onFields } = latest.current;
    const issues = error.issues ?? [];
    const fields = issues.flatMap(({ path, message }) => [[fieldOf(path), message] as const]);
    const known = fields.filter((field): field is [string, string] => field[0] !== null);
    if (known.length > 0) onFields(Object.fromEntries(known));
    // What the server says of lines is to be seen at the lines.
    if (error.invalid_items?.length) cart.retry();
    setState({ phase: "refused", error: { ...error, issues: issues.filter(({ path }) => fieldOf(path) === null) } });
  };

  const press = (agreedTotal?: string) =>
    onceAtATime(isBusy, async () => {
      setState({ phase: "busy", doing: "placing" });
      // Read before anything is waited for: another tab may finish the same checkout meanwhile, and its key must still be ours.
      const key = checkoutKey(restaurantId, browserKeyPlaces(), makeUuid);
      const { shownTotal, tokenise, bodyOf, onFields } = latest.current;
      const now = await settle();
      if (now === null) return setState({ phase: "away" });
      const agreed = agreedTotal ?? shownTotal;
      if (agreed !== null && agreed !== now.answer.costs.totalWithTip) {
        return setState({ phase: "prices", changes: [], oldTotal: agreed, newTotal: now.answer.costs.totalWithTip });
      }
      const card = tokenise ? await tokenise() : null;
      if (card && isRefused(card)) {
        const { field, message }: CardRefusal = card.refused;
        if (field) onFields({ [field]: message });
        return setState(field ? { phase: "idle" } : { phase: "refused", error: { code: "payment_required", message } });
      }
      await takeIn(await send(bodyOf(now, card), key), now.answer);
    });

  const agreeToPrices = () => {
    cart.dismissChanges();
    void press(state.phase === "prices" ? state.newTotal : undefined);
  };

  /** The bank has asked and the diner said yes: the same order with the same key. */
  const passChallenge = () =>
    onceAtATime(isBusy, async () => {
      const sent = held.current;
      if (sent === null || phase.current !== "challenge") return;
      setState({ phase: "busy", doing: "placing" });
      await takeIn(await send(sent.body, sent.key), null);
    });

  const lookAgain = useCallback(
    () =>
      onceAtATime(isBusy, async () => {
        const places = browserKeyPlaces();
        const pending = pendingCheckout(restaurantId, places);
        if (pending === null) return setState({ phase: "idle" });
        setState({ phase: "busy", doing: "looking" });
        const found = await findPlacedOrder(callsWith(pending.key, null));
        if (found === "unreachable") return setState({ phase: "unknown" });
        if (found !== "none") return finish(found);
        forgetPending(restaurantId, places);
        setState({ phase: "idle" });
      }),
    [restaurantId, callsWith, finish],
  );

  // Made when the page opens, so that two tabs never make one each at the same moment.
  useEffect(() => void checkoutKey(restaurantId, browserKeyPlaces(), makeUuid), [restaurantId]);
  // A checkout that was sent before a reload, or in a tab that was closed, may have become an order.
  useEffect(() => void lookAgain(), [lookAgain]);
  useEffect(() => {
    if (state.phase !== "unknown") return;
    addEventListener("online", lookAgain);
    return () => removeEventListener("online", lookAgain);
  }, [state.phase, lookAgain]);

  return { state, press, agreeToPrices, passChallenge, lookAgain, leave: () => setState({ phase: "idle" }) };
}

/** Pressing twice is pressing once. */
async function onceAtATime(isBusy: { current: boolean }, work: () => Promise<void>): Promise<void> {
  if (isBusy.current) return;
  isBusy.current = true;
  try {
    await work();
  } finally {
    isBusy.current = false;
  }
}
