import type { ErrorBody, OrderData } from "@comptoir/contract";
import { type CartLine, isRefused } from "@comptoir/ordering";
import { createStore, type StoreApi } from "zustand/vanilla";
import { PRICE_CHANGED } from "../../../cart/cart-calls.ts";
import type { ConfirmedCart, TakenOut } from "../../../cart/cart-state.ts";
import type { KeptCard } from "../steps/checkout-step.ts";
import type { AccountNews } from "./account-of-order.ts";
import { priceChangesBetween } from "./price-changes.ts";
import type { ShownCart, SubmitBody } from "./submit-body.ts";
import { findOrderOfKey, linesOfOrder, type SubmitOutcome, submitOnce } from "./submit-once.ts";
import { readRefusal, type SubmitState } from "./submit-state.ts";
import type { CardKeeping, SubmitWorld } from "./submit-world.ts";

/** What was sent, with the key that it was sent with, what the diner was shown, and what was done for their account before. */
type Sent = {
  readonly body: SubmitBody;
  readonly key: string;
  readonly shown: ConfirmedCart;
  readonly prepared: Prepared;
};

/** What is done before an order is sent: an account that is made, a card that is saved. */
type Prepared = {
  readonly news: AccountNews;
  readonly kept: { readonly card: KeptCard; readonly keeping: CardKeeping } | null;
};
/** An order that stands, and what of the cart it is. */
type Ordered = {
  readonly order: OrderData;
  readonly news: AccountNews;
  readonly lines: readonly CartLine[];
  readonly why: TakenOut["why"];
};
const NO_NEWS: AccountNews = { account: null, card: null };

/** The code of a card that was declined. api#error-codes. */
const CARD_DECLINED = 200;

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
export function createSubmitFlow({
  form,
  key,
  callsWith,
  lookUpsWith,
  queue,
  isOnline,
  cart,
}: SubmitWorld): SubmitFlow {
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

  /**
   * Sends an order. The browser keeps its key and lines before anything leaves, for a page that comes after a reload. Where another tab has
   * ordered meanwhile, the cart is another: it is shown before anything is sent.
   */
  const send = async (order: Sent, isNewKey = false): Promise<void> => {
    const mayStand = key.mayStand() !== null;
    const wasSent = key.sentWith(order.key) !== null;
    if (!key.markSent(order.key, order.shown.lines)) return show({ phase: "editing" });
    sent = order;
    const outcome = await submitOnce(callsWith(order.key, order.body), { mayStand, wasSent });
    if (outcome.kind === "refused") key.markAnswered(outcome);
    if (outcome.kind !== "key-spent") return conclude(outcome, order);
    if (isNewKey) return show({ phase: "outcome-unknown" });
    key.end(order.key);
    return send({ ...order, key: key.current() }, true);
  };

  const conclude = async (outcome: Exclude<SubmitOutcome, { kind: "key-spent" }>, sent: Sent) => {
    const {
      shown: { answer: shown, lines },
      prepared: { news, kept },
    } = sent;
    if (outcome.kind === "submitted") {
      const { order, isFound } = outcome;
      return isFound ? finishFound(sent.key, order, news) : finish(sent.key, { order, news, lines, why: "placed" });
    }
    if (outcome.kind !== "refused") return show({ phase: (await waits(sent, true)) ? "editing" : "outcome-unknown" });
    const { error } = outcome;
    if (error.code === CARD_DECLINED) await kept?.keeping.forget(kept.card);
    if (error.code === PRICE_CHANGED) return showPrices(shown, error);
    const { fieldOf, onFields } = form();
    const { state: next, fields } = readRefusal(error, shown.costs.totalWithTip, fieldOf);
    if (Object.keys(fields).length > 0) onFields(fields);
    // What the server says of lines is to be seen at the lines.
    if (error.invalid_items?.length) cart.reprice();
    show(next);
  };

  /** Has an order wait for signal where it may. From then on the queue knows of it, and says what becomes of it. */
  const waits = async (
    order: { readonly key: string; readonly body: SubmitBody; readonly shown: ShownCart },
    isSent: boolean,
  ) => {
    const isQueued = form().canWait && (await queue.put({ ...order, isSent }));
    if (isQueued) takeOut(order.key, { lines: order.shown.lines, why: "queued" });
    return isQueued;
  };

  /** Takes what was ordered out of the cart, once for each key, whichever tab learns of it first. ordering#cart-after-order. */
  const takeOut = (ownKey: string, { lines, why }: Pick<Ordered, "lines" | "why">) => {
    if (key.end(ownKey)) cart.takeOut(lines, { why, key: ownKey });
  };

  /** What is ordered without signal: what the page shows, which the server has yet to see. */
  const orderWithoutSignal = async (ownKey: string) => {
    if (key.current() !== ownKey) return show({ phase: "editing" });
    const shown = form().canWait ? cart.shown() : null;
    const isQueued = shown !== null && (await waits({ key: ownKey, body: form().bodyOf(shown, null), shown }, false));
    show({ phase: isQueued ? "editing" : "network-down" });
  };

  /** Shows old prices beside new ones. Nothing is charged until the diner agrees. promises#promise-13. */
  const showPrices = async (shown: ConfirmedCart["answer"], { invalid_items: refused = [], message }: ErrorBody) => {
    cart.reprice();
    const now = await cart.confirm();
    if (now === null) return show({ phase: "network-down" });
    const changes = priceChangesBetween(shown.orderItems, now.answer.orderItems, refused);
    const newTotal = now.answer.costs.totalWithTip;
    const why = changes.length === 0 ? message : null;
    show({ phase: "prices-changed", changes, oldTotal: shown.costs.totalWithTip, newTotal, why });
  };

  const finish = async (ownKey: string, { order, news, ...ordered }: Ordered) => {
    show({ phase: "submitted" });
    void queue.forget(ownKey);
    takeOut(ownKey, ordered);
    form().onSubmitted(order, news);
  };

  /** An order that is found may have been sent before the cart was changed: it says itself what was ordered. */
  const finishFound = (ownKey: string, order: OrderData, news: AccountNews) =>
    finish(ownKey, { order, news, lines: linesOfOrder(order) ?? key.sentWith(ownKey) ?? [], why: "found" });

  const submit = (agreedTotal?: string) =>
    onceAtATime(async () => {
      // What another tab has taken out is not ordered: the cart is shown as it is now before anything is sent.
      if (cart.catchUp()) return show({ phase: "editing" });
      show({ phase: "busy" });
      // Read before anything is waited for: another tab may finish the same checkout meanwhile, and its key must still be ours.
      const ownKey = key.current();
      const { shownTotal, tokenise, register, keeping, bodyOf, onFields, canWait } = form();
      // What is known not to arrive does not leave: while it waits, it can be taken back.
      const now = canWait && !isOnline() ? null : await cart.confirm();
      if (now === null) return orderWithoutSignal(ownKey);
      const agreed = agreedTotal ?? shownTotal;
      const newTotal = now.answer.costs.totalWithTip;
      if (agreed !== null && agreed !== newTotal) {
        return show({ phase: "prices-changed", changes: [], oldTotal: agreed, newTotal, why: null });
      }
      const card = tokenise ? await tokenise() : null;
      if (card && isRefused(card)) {
        const { field, message } = card.refused;
        if (field) onFields({ [field]: message });
        // The payment service is not to blame where nothing has left.
        else if (!isOnline()) return show({ phase: "network-down" });
        return show(field ? { phase: "editing" } : { phase: "refused", error: { code: "payment_required", message } });
      }
      const account = register ? await register() : null;
      if (account !== null && typeof account !== "string") {
        onFields(account.fields);
        return show({ phase: "editing" });
      }
      const kept = card && keeping && account !== "not-now" ? await keeping.keep(card) : null;
      const news: AccountNews = { account, card: card && keeping ? (kept ? "kept" : "not-kept") : null };
      const prepared = { news, kept: kept && keeping ? { card: kept, keeping } : null };
      await send({ body: bodyOf(now, kept ?? card), key: ownKey, shown: now, prepared });
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
        const asked = key.mayStand();
        if (asked === null) return show({ phase: "editing" });
        show({ phase: "busy" });
        const found = await findOrderOfKey(lookUpsWith(asked));
        if (found === "unreachable") return show({ phase: unanswered === null ? "editing" : "outcome-unknown" });
        if (found !== "none") return finishFound(asked, found, NO_NEWS);
        key.markAnswered({ isOneLost: true });
        show({ phase: unanswered === null ? "editing" : "not-sent" });
      }),
    leave: () => show({ phase: "editing" }),
  };
}
