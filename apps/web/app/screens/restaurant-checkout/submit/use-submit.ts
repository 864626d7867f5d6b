import { calls } from "@comptoir/contract/client";
import type { Id } from "@comptoir/ordering";
import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import type { PageCartActions } from "../../../cart/page-cart.ts";
import { useCartActions } from "../../../cart/use-cart.ts";
import { browserCaller } from "../../../venue/api-caller.ts";
import { checkoutKey } from "./checkout-key.ts";
import { k12Body } from "./k12-body.ts";
import { createSubmitFlow, type SubmitFlow } from "./submit-flow.ts";
import type { LookUpCalls } from "./submit-once.ts";
import type { SubmitState } from "./submit-state.ts";
import type { SubmitForm, SubmitWorld } from "./submit-world.ts";

/** A submit that is not answered for this long counts as lost; its order is then asked for. */
const SUBMIT_PATIENCE_MS = 45_000;

/** The submitting of the page's checkout, and where it stands. */
export type Submit = Omit<SubmitFlow, "state"> & { readonly state: SubmitState };

/** Whose cart is submitted: a restaurant's, in the place of an order there or of none, as the browser keeps it. */
type SubmittedFrom = { readonly restaurantId: Id; readonly changeId: string | null; readonly place: Id };

/** Ties the submitting to the page, of a new order or in the place of an earlier one: its cart, its form as it is at the moment, its server, and what its browser keeps. */
export function useSubmit({ restaurantId, changeId, place }: SubmittedFrom, form: SubmitForm): Submit {
  const cart = useCartActions();
  const latest = useRef(form);
  latest.current = form;
  const [flow] = useState(() =>
    createSubmitFlow({
      form: () => latest.current,
      key: checkoutKey(place),
      ...serverCalls(restaurantId, changeId),
      cart: cartToSubmit(cart),
    }),
  );
  const state = useStore(flow.state);
  const { lookUp } = flow;

  useEffect(() => {
    // Made when the page opens, so that two tabs never make one each at the same moment.
    checkoutKey(place).current();
    // A checkout that was sent before a reload, or in a tab that was closed, may have become an order.
    void lookUp();
  }, [place, lookUp]);
  useEffect(() => {
    if (state.phase !== "outcome-unknown") return;
    addEventListener("online", lookUp);
    return () => removeEventListener("online", lookUp);
  }, [state.phase, lookUp]);
  return { ...flow, state };
}

function serverCalls(restaurantId: Id, changeId: string | null): Pick<SubmitWorld, "callsWith" | "lookUpsWith"> {
  const caller = () => ({ ...browserCaller(restaurantId), signal: AbortSignal.timeout(SUBMIT_PATIENCE_MS) });
  const lookUpsWith = (key: string): LookUpCalls => ({
    find: () => calls.getOrderByReference(caller(), key),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  return {
    lookUpsWith,
    callsWith: (key, body) => ({
      ...lookUpsWith(key),
      submit: () => {
        if (body.type === "school") return calls.createK12Order(caller(), key, k12Body(body));
        return changeId === null
          ? calls.submitOrder(caller(), key, body)
          : calls.changeOrder(caller(), changeId, key, body);
      },
    }),
  };
}

function cartToSubmit(cart: PageCartActions): SubmitWorld["cart"] {
  return {
    confirm: async () => {
      const { confirmed, lines, terms, sync } = await cart.confirm();
      return sync === "in-sync" && confirmed?.lines === lines && confirmed.terms === terms ? confirmed : null;
    },
    reprice: cart.retry,
    dismissChanges: cart.dismissChanges,
    clearAfterOrder: cart.clearAfterOrder,
  };
}
