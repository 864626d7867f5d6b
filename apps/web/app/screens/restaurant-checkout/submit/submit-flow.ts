import type { InvalidItem, OrderData } from "@comptoir/contract";
import { isRefused } from "@comptoir/ordering";
import { createStore, type StoreApi } from "zustand/vanilla";
import { PRICE_CHANGED } from "../../../cart/cart-calls.ts";
import type { ConfirmedCart } from "../../../cart/cart-state.ts";
import { priceChangesBetween } from "./price-changes.ts";
import type { SubmitBody } from "./submit-body.ts";
import { findOrderOfKey, type SubmitOutcome, submitOnce } from "./submit-once.ts";
import { readRefusal, type SubmitState } from "./submit-state.ts";
import type { SubmitWorld } from "./submit-world.ts";

/** What was sent, with the key that it was sent with and what the diner was shown. */
type Sent = { readonly body: SubmitBody; readonly key: string; readonly shown: ConfirmedCart["answer"] };

/** Submits a checkout, once, and says where that stands. While something is under way, asking for more does nothing. */
export type SubmitFlow = {
  readonly state: StoreApi<SubmitState>;
  readonly submit: () => Promise<void>;
  /** Submits at the prices that the diner was told last. */
  readonly agreeToPrices: () => Promise<void>;
  /** The bank is satisfied: sends the same order with the same key. */
  readonly passChallenge: () => Promise<void>;
  /** Asks what became of a checkout that was sent and not answered, also before a reload or in a tab that was closed. */
  readonly lookUp: () => Promise<void>;
  readonly leave: () => void;
};

/** The submitting of one page's checkout. */
export function createSubmitFlow({ form, key, callsWith, lookUpsWith, cart }: SubmitWorld): SubmitFlow {
  const state = createStore<SubmitState>(() => ({ phase: "editing" }));
  const show = (next: SubmitState) => state.setState(next, true);
  let isBusy = false;
  let sent: Sent | null = null;

  const onceAtATime = async (work: () => Promise<void>) => {
    if (isBusy) return;
    isBusy = true;
    try {
      await work();
    } catch (error) {
      // A mistake of ours on the way: the order may stand, and looking it up tells.
      show({ phase: "outcome-unknown" });
      throw error;
    } finally {
      isBusy = false;
    }
  };

  /** Sends an order. Its key is kept by the browser before anything leaves, for whoever comes after a reload. */
  const send = async (order: Sent) => {
    const mayStand = key.unanswered() !== null;
    key.markSent(order.key);
    sent = order;
    const outcome = await submitOnce(callsWith(order.key, order.body), { mayStand });
    if (outcome.kind === "refused") key.markAnswered();
    return conclude(outcome.kind === "key-spent" ? await sendWithNewKey(order.body) : outcome, order.shown);
  };

  const sendWithNewKey = (body: SubmitBody) => {
    key.end();
    const newKey = key.current();
    key.markSent(newKey);
    return submitOnce(callsWith(newKey, body));
  };

  const conclude = async (outcome: SubmitOutcome, shown: ConfirmedCart["answer"]) => {
    if (outcome.kind === "submitted") return finish(outcome.order);
    if (outcome.kind !== "refused") return show({ phase: "outcome-unknown" });
    const { error } = outcome;
    if (error.code === PRICE_CHANGED) return showPrices(shown, error.invalid_items ?? []);
    const { fieldOf, onFields } = form();
    const { state: next, fields } = readRefusal(error, shown.costs.totalWithTip, fieldOf);
    if (Object.keys(fields).length > 0) onFields(fields);
    // What the server says of lines is to be seen at the lines.
    if (error.invalid_items?.length) cart.reprice();
    show(next);
  };

  /** Shows old prices beside new ones. Nothing is charged until the diner agrees. promises#promise-13. */
  const showPrices = async (shown: ConfirmedCart["answer"], refused: readonly InvalidItem[]) => {
    cart.reprice();
    const now = await cart.confirm();
    if (now === null) return show({ phase: "network-down" });
    const changes = priceChangesBetween(shown.orderItems, now.answer.orderItems, refused);
    const newTotal = now.answer.costs.totalWithTip;
    show({ phase: "prices-changed", changes, oldTotal: shown.costs.totalWithTip, newTotal });
  };

  const finish = (order: OrderData) => {
    show({ phase: "submitted" });
    key.end();
    cart.clearAfterOrder();
    form().onSubmitted(order);
  };

  const submit = (agreedTotal?: string) =>
    onceAtATime(async () => {
      show({ phase: "busy" });
      // Read before anything is waited for: another tab may finish the same checkout meanwhile, and its key must still be ours.
      const ownKey = key.current();
      const { shownTotal, tokenise, bodyOf, onFields } = form();
      const now = await cart.confirm();
      if (now === null) return show({ phase: "network-down" });
      const agreed = agreedTotal ?? shownTotal;
      const newTotal = now.answer.costs.totalWithTip;
      if (agreed !== null && agreed !== newTotal) {
        return show({ phase: "prices-changed", changes: [], oldTotal: agreed, newTotal });
      }
      const card = tokenise ? await tokenise() : null;
      if (card && isRefused(card)) {
        const { field, message } = card.refused;
        if (field) onFields({ [field]: message });
        return show(field ? { phase: "editing" } : { phase: "refused", error: { code: "payment_required", message } });
      }
      await send({ body: bodyOf(now, card), key: ownKey, shown: now.answer });
    });

  return {
    state,
    submit: () => submit(),
    agreeToPrices: async () => {
      const now = state.getState();
      cart.dismissChanges();
      await submit(now.phase === "prices-changed" ? now.newTotal : undefined);
    },
    passChallenge: () =>
      onceAtATime(async () => {
        // The diner may have left the bank's question before it was answered.
        if (sent === null || state.getState().phase !== "challenged") return;
        show({ phase: "busy" });
        await send(sent);
      }),
    lookUp: () =>
      onceAtATime(async () => {
        const unanswered = key.unanswered();
        if (unanswered === null) return show({ phase: "editing" });
        show({ phase: "busy" });
        const found = await findOrderOfKey(lookUpsWith(unanswered));
        if (found === "unreachable") return show({ phase: "outcome-unknown" });
        if (found !== "none") return finish(found);
        key.markAnswered();
        show({ phase: "editing" });
      }),
    leave: () => show({ phase: "editing" }),
  };
}
