import type { ErrorBody, OrderData } from "@comptoir/contract";
import { type CartLine, isRefused } from "@comptoir/ordering";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { CardRefusal } from "../../../cards/card-gateway.ts";
import { PRICE_CHANGED } from "../../../cart/cart-calls.ts";
import type { ConfirmedCart, TakenOut } from "../../../cart/cart-state.ts";
import {
  findOrderOfKey,
  linesOfOrder,
  type SubmitBody,
  type SubmitOutcome,
  submitOnce,
} from "../../../orders/submit-once.ts";
import { type Prepared, prepareAccount } from "./account-of-order.ts";
import { priceChangesBetween, readRefusal, type SubmitState } from "./submit-state.ts";
import type { AccountOutcome, OrderQueue, SubmitForm, SubmitWorld } from "./submit-world.ts";

/** An order as sent, with the cart that the diner saw (`shown`). */
type Sent = {
  readonly body: SubmitBody;
  readonly key: string;
  readonly shown: ConfirmedCart;
  readonly prepared: Prepared;
};

type Ordered = { readonly lines: readonly CartLine[]; readonly why: TakenOut["why"] };

/** The error code of a declined card. api#error-codes. */
const CARD_DECLINED = 200;

/** Submits a checkout once, and holds its state. A call does nothing while another one runs. */
export type SubmitFlow = {
  readonly state: StoreApi<SubmitState>;
  readonly submit: () => Promise<void>;
  /** Submits at the prices that were shown last. */
  readonly agreeToPrices: () => Promise<void>;
  /** Sends the same order with the same key, after the bank's challenge was passed. */
  readonly passChallenge: () => Promise<void>;
  /** Looks up the order of an unanswered checkout, including one sent before a reload or in a closed tab. */
  readonly lookUp: () => Promise<void>;
  readonly leave: () => void;
  /** Whether a call runs now. Reads the store, since the rendered state lags behind. */
  readonly isSending: () => boolean;
};

type Flow = SubmitWorld & {
  readonly state: StoreApi<SubmitState>;
  readonly show: (next: SubmitState) => void;
  isBusy: boolean;
  sent: Sent | null;
};

export function createSubmitFlow(world: SubmitWorld): SubmitFlow {
  const state = createStore<SubmitState>(() => ({ phase: "editing" }));
  const flow: Flow = { ...world, state, show: (next) => state.setState(next, true), isBusy: false, sent: null };
  return {
    state,
    submit: () => onceAtATime(flow, () => submit(flow)),
    agreeToPrices: () => {
      const now = state.getState();
      flow.cart.dismissChanges();
      return onceAtATime(flow, () => submit(flow, now.phase === "prices-changed" ? now.newTotal : undefined));
    },
    passChallenge: () => onceAtATime(flow, () => passChallenge(flow)),
    lookUp: () => onceAtATime(flow, () => lookUp(flow)),
    leave: () => flow.show({ phase: "editing" }),
    isSending: () => state.getState().phase === "busy",
  };
}

async function onceAtATime(flow: Flow, work: () => Promise<void>): Promise<void> {
  if (flow.isBusy) return;
  flow.isBusy = true;
  try {
    await work();
  } catch (error) {
    // After an unexpected error the order may have been placed. The page offers to look it up.
    flow.show({ phase: "outcome-unknown" });
    throw error;
  } finally {
    flow.isBusy = false;
  }
}

async function submit(flow: Flow, agreedTotal?: string): Promise<void> {
  const { cart, show, form, isOnline } = flow;
  // Another tab may have removed lines. The diner sees the changed cart before anything is sent.
  if (cart.catchUp()) return show({ phase: "editing" });
  show({ phase: "busy" });
  // Read before the first await: another tab may finish the same checkout during an await, which replaces the key.
  const ownKey = flow.key.current();
  const asFilledIn = form();
  const { shownTotal, canWait } = asFilledIn;
  // While offline, an order that can be queued is queued without a request. The diner can withdraw it while it waits.
  const now = canWait && !isOnline() ? null : await cart.confirm();
  if (now === null) return orderWithoutSignal(flow, ownKey);
  const agreed = agreedTotal ?? shownTotal;
  const newTotal = now.answer.costs.totalWithTip;
  if (agreed !== null && agreed !== newTotal) {
    return show({ phase: "prices-changed", changes: [], oldTotal: agreed, newTotal, why: null });
  }
  await payAndSend(flow, asFilledIn, ownKey, now);
}

async function payAndSend(
  flow: Flow,
  { tokenise, register, keeping, bodyOf, onFields }: SubmitForm,
  ownKey: string,
  now: ConfirmedCart,
): Promise<void> {
  const card = tokenise ? await tokenise() : null;
  if (card && isRefused(card)) {
    showCardRefusal(flow, onFields, card.refused);
    return;
  }
  const prepared = await prepareAccount(card, { register, keeping });
  if ("fields" in prepared) {
    onFields(prepared.fields);
    return flow.show({ phase: "editing" });
  }
  await send(flow, { body: bodyOf(now, prepared.kept?.card ?? card), key: ownKey, shown: now, prepared });
}

function showCardRefusal(
  { show, isOnline }: Flow,
  onFields: SubmitForm["onFields"],
  { field, message }: CardRefusal,
): void {
  if (field) onFields({ [field]: message });
  // While offline, the missing network is the fault, and not the payment service.
  else if (!isOnline()) {
    show({ phase: "network-down" });
    return;
  }
  show(field ? { phase: "editing" } : { phase: "refused", error: { code: "payment_required", message } });
}

/**
 * Sends an order. Stores its key and lines first, for a lookup after a reload. If another tab has placed this
 * checkout's order, sends nothing, and the page shows the changed cart.
 */
async function send(flow: Flow, order: Sent, isNewKey = false): Promise<void> {
  const { key, show } = flow;
  const mayBePlaced = key.possiblyPlacedKey() !== null;
  const wasSent = key.sentWith(order.key) !== null;
  if (!key.markSent(order.key, order.shown.lines)) return show({ phase: "editing" });
  flow.sent = order;
  const outcome = await submitOnce(flow.callsWith(order.key, order.body), { mayBePlaced, wasSent });
  if (outcome.kind === "refused") key.markAnswered(outcome);
  if (outcome.kind !== "key-spent") return conclude(flow, outcome, order);
  if (isNewKey) return show({ phase: "outcome-unknown" });
  key.end(order.key);
  return send(flow, { ...order, key: key.current() }, true);
}

async function conclude(
  flow: Flow,
  outcome: Exclude<SubmitOutcome, { kind: "key-spent" }>,
  { key, body, shown, prepared: { news, kept } }: Sent,
): Promise<void> {
  if (outcome.kind === "submitted") {
    const { order, isFound } = outcome;
    const { lines } = shown;
    return isFound ? finishFound(flow, key, order, news) : finish(flow, key, order, news, { lines, why: "placed" });
  }
  if (outcome.kind === "unknown") {
    const isQueued = await waitForSignal(flow, { key, body, shown, isSent: true });
    return flow.show({ phase: isQueued ? "editing" : "outcome-unknown" });
  }
  const { error } = outcome;
  if (error.code === CARD_DECLINED) await kept?.keeping.forget(kept.card);
  if (error.code === PRICE_CHANGED) return showPrices(flow, shown.answer, error);
  const { fieldOf, onFields } = flow.form();
  const { state, fields } = readRefusal(error, shown.answer.costs.totalWithTip, fieldOf);
  if (Object.keys(fields).length > 0) onFields(fields);
  if (error.invalid_items?.length) flow.cart.reprice();
  flow.show(state);
}

/** Queues an order if it can be queued, and takes its lines out of the cart. The queue then reports the outcome. */
async function waitForSignal(flow: Flow, order: Parameters<OrderQueue["put"]>[0]): Promise<boolean> {
  const isQueued = flow.form().canWait && (await flow.queue.put(order));
  if (isQueued) takeOut(flow, order.key, { lines: order.shown.lines, why: "queued" });
  return isQueued;
}

/**
 * Removes the ordered lines from the cart, once per key, in the tab that learns of the order first.
 * ordering#cart-after-order.
 */
function takeOut({ cart, key }: Flow, ownKey: string, { lines, why }: Ordered): void {
  if (key.end(ownKey)) cart.takeOut(lines, { why, key: ownKey });
}

/** Queues an order without the server's confirmation, with the lines and prices that the page shows. */
async function orderWithoutSignal(flow: Flow, ownKey: string): Promise<void> {
  const { show, form, cart } = flow;
  if (flow.key.current() !== ownKey) return show({ phase: "editing" });
  const shown = form().canWait ? cart.shown() : null;
  const isQueued =
    shown !== null &&
    (await waitForSignal(flow, { key: ownKey, body: form().bodyOf(shown, null), shown, isSent: false }));
  show({ phase: isQueued ? "editing" : "network-down" });
}

/** Shows old prices beside new ones. Nothing is paid until the diner agrees. promises#promise-13. */
async function showPrices(
  { cart, show }: Flow,
  shown: ConfirmedCart["answer"],
  { invalid_items: refused = [], message }: ErrorBody,
): Promise<void> {
  cart.reprice();
  const now = await cart.confirm();
  if (now === null) return show({ phase: "network-down" });
  const changes = priceChangesBetween(shown.orderItems, now.answer.orderItems, refused);
  const newTotal = now.answer.costs.totalWithTip;
  const why = changes.length === 0 ? message : null;
  show({ phase: "prices-changed", changes, oldTotal: shown.costs.totalWithTip, newTotal, why });
}

async function finish(flow: Flow, ownKey: string, order: OrderData, news: AccountOutcome, ordered: Ordered) {
  flow.show({ phase: "submitted" });
  void flow.queue.forget(ownKey);
  takeOut(flow, ownKey, ordered);
  flow.form().onSubmitted(order, news);
}

/**
 * Finishes with an order that a lookup found. Takes that order's own lines out of the cart, which may have changed
 * since the order was sent.
 */
function finishFound(flow: Flow, ownKey: string, order: OrderData, news: AccountOutcome): Promise<void> {
  const lines = linesOfOrder(order) ?? flow.key.sentWith(ownKey) ?? [];
  return finish(flow, ownKey, order, news, { lines, why: "found" });
}

async function passChallenge(flow: Flow): Promise<void> {
  // The diner may have closed the bank's challenge before it was answered.
  if (flow.sent === null || flow.state.getState().phase !== "challenged") return;
  flow.show({ phase: "busy" });
  await send(flow, flow.sent);
}

async function lookUp(flow: Flow): Promise<void> {
  const { key, show } = flow;
  const unanswered = key.unanswered();
  const asked = key.possiblyPlacedKey();
  if (asked === null) return show({ phase: "editing" });
  show({ phase: "busy" });
  const found = await findOrderOfKey(flow.lookUpsWith(asked));
  if (found === "unreachable") return show({ phase: unanswered === null ? "editing" : "outcome-unknown" });
  if (found !== "none") return finishFound(flow, asked, found, { account: null, card: null });
  key.markAnswered({ hasLostRequest: true });
  show({ phase: unanswered === null ? "editing" : "not-sent" });
}
