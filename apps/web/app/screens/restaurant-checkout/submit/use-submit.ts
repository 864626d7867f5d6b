import { calls } from "@comptoir/contract/client";
import { type Id, ORDER_TYPE_RULES } from "@comptoir/ordering";
import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import type { Cart } from "../../../cart/cart-base.ts";
import { usePageCart } from "../../../cart/cart-provider.tsx";
import { checkoutKey } from "../../../cart/checkout-key.ts";
import { computeInstantCosts, shownPrices } from "../../../cart/instant-costs.ts";
import type { LookUpCalls } from "../../../orders/submit-once.ts";
import { loadQueueNotices } from "../../../queued-orders/queued-orders.tsx";
import { browserCaller } from "../../../venue/api-caller.ts";
import { holdTablet } from "../../restaurant/kiosk/held-tablet.ts";
import { orderQueue } from "./order-queue.ts";
import { k12Body } from "./submit-body.ts";
import { createSubmitFlow, type SubmitFlow } from "./submit-flow.ts";
import type { SubmitState } from "./submit-state.ts";
import type { SubmitForm, SubmitWorld } from "./submit-world.ts";

/** Timeout of a submit, in ms. The page then looks up whether the order was placed. */
const SUBMIT_TIMEOUT_MS = 45_000;

export type Submit = Omit<SubmitFlow, "state"> & { readonly state: SubmitState };

/**
 * The cart to submit. `changeId` is the order that it changes, null for a new one. `place` is the scope under
 * which the browser stores the cart.
 */
type SubmittedFrom = {
  readonly restaurant: { readonly id: Id; readonly slug: string; readonly name: string };
  /** Whether the cart is a hub's. api#create-marketplace-order. */
  readonly isHub: boolean;
  readonly changeId: string | null;
  /** The group of which the order is one; absent for an order alone. table#group-send. */
  readonly groupId?: string | undefined;
  readonly place: Id;
};

export function useSubmit({ restaurant, isHub, changeId, groupId, place }: SubmittedFrom, form: SubmitForm): Submit {
  const cart = usePageCart();
  const latest = useRef(form);
  latest.current = form;
  const [flow] = useState(() =>
    createSubmitFlow({
      form: () => latest.current,
      key: checkoutKey(place),
      ...serverCalls({ restaurantId: restaurant.id, isHub, changeId, groupId }),
      queue: orderQueue({
        restaurant,
        place,
        query: () => location.search,
        prepMinutes: () => cart.store.getState().confirmed?.answer.queue.prepTime ?? null,
      }),
      isOnline: () => navigator.onLine,
      cart: cartToSubmit(cart),
    }),
  );
  const state = useStore(flow.state);
  const { lookUp, leave } = flow;

  useEffect(() => {
    // The idempotency key is created when the page opens. Otherwise two tabs could each create one at the same moment.
    checkoutKey(place).current();
    // Prefetched for use while offline: the notices of the queue, and the order's screen.
    void loadQueueNotices().catch(() => undefined);
    void fetchOrderScreen();
    // A checkout sent before a reload, or in a closed tab, may have been placed.
    void lookUp();
  }, [place, lookUp]);
  useEffect(() => {
    if (state.phase !== "outcome-unknown" && state.phase !== "network-down") return;
    // When the network returns, the notice about the network closes. After an unknown outcome, the order is looked up.
    const onOnline = state.phase === "network-down" ? leave : lookUp;
    addEventListener("online", onOnline);
    return () => removeEventListener("online", onOnline);
  }, [state.phase, lookUp, leave]);
  useEffect(() => (ON_ITS_WAY.includes(state.phase) ? holdTablet() : undefined), [state.phase]);
  return { ...flow, state };
}

const ON_ITS_WAY: readonly SubmitState["phase"][] = ["busy", "challenged", "outcome-unknown"];

export function serverCalls({
  restaurantId,
  isHub,
  changeId,
  groupId,
}: Omit<SubmittedFrom, "place" | "restaurant"> & { readonly restaurantId: Id }): Pick<
  SubmitWorld,
  "callsWith" | "lookUpsWith"
> {
  const caller = () => ({ ...browserCaller(restaurantId), signal: AbortSignal.timeout(SUBMIT_TIMEOUT_MS) });
  const lookUpsWith = (key: string): LookUpCalls => ({
    find: () => calls.getOrderByReference(caller(), key),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  return {
    lookUpsWith,
    callsWith: (key, body) => ({
      ...lookUpsWith(key),
      submit: () => {
        if (ORDER_TYPE_RULES[body.type].bySchoolDate) return calls.createK12Order(caller(), key, k12Body(body));
        if (groupId !== undefined) return calls.submitGroupOrder(caller(), key, body);
        if (isHub) return calls.createMarketplaceOrder(caller(), key, body);
        return changeId === null
          ? calls.submitOrder(caller(), key, body)
          : calls.changeOrder(caller(), changeId, key, body);
      },
    }),
  };
}

export function cartToSubmit({ store, pricing, actions: cart }: Cart): SubmitWorld["cart"] {
  return {
    shown: () => {
      const state = store.getState();
      const costs = computeInstantCosts(state, pricing());
      if (costs === null) return null;
      const prices = [...shownPrices(state, pricing())].map(([orderId, { orderPrice }]) => ({ orderId, orderPrice }));
      const { lines, dishes, terms } = state;
      return { lines, dishes, terms, answer: { orderItems: prices, costs } };
    },
    confirm: async () => {
      const { confirmed, lines, dishes, terms, sync } = await cart.confirm();
      const isConfirmed = sync === "in-sync" && confirmed?.lines === lines && confirmed.terms === terms;
      return isConfirmed ? { ...confirmed, dishes } : null;
    },
    catchUp: cart.catchUp,
    reprice: cart.retry,
    dismissChanges: cart.dismissChanges,
    takeOut: cart.takeOut,
  };
}

type Site = {
  readonly __reactRouterManifest?: { readonly routes: { readonly order?: { readonly module: string } } };
};

/**
 * Prefetches the scripts of the order's screen, so that it opens even if the network is lost right after the
 * submit. screens#order-unreached.
 */
async function fetchOrderScreen({ __reactRouterManifest: site }: Site = globalThis as Site): Promise<void> {
  const screen = site?.routes.order;
  if (screen !== undefined) await import(/* @vite-ignore */ screen.module).catch(() => undefined);
}
