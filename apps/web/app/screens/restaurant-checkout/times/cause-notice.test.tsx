import type { TimeCauseData, TimesData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { act } from "react";
import { expect, test } from "vitest";
import { writeCartCopy } from "../../../cart/cart-copy.ts";
import { findDishes } from "../../../cart/known-dish.ts";
import { dinerAt } from "../../../testing/diner-at-page.ts";
import { aFakeApi, aGrill } from "../../../testing/fake-api.ts";
import { openScreen, type StubScreen } from "../../../testing/open-screen.tsx";
import { CheckoutScreen } from "../checkout-screen.tsx";
import type { CheckoutSetup } from "../form/checkout-setup.ts";
import { loadCheckoutSetup } from "../load-checkout.ts";
import { SOME_TIMES } from "../testing/some-facts.ts";

// @vitest-environment happy-dom

const GRILL = aGrill();
const SCREEN: StubScreen = { path: "checkout", loader: loadCheckoutSetup, Component: Checkout };

function Checkout({ loaderData }: { readonly loaderData: CheckoutSetup }) {
  return <CheckoutScreen setup={loaderData} />;
}

/** The first line was served until half past eleven, Toronto time; the other can be ordered now. */
const WHY: TimeCauseData = {
  kind: "dish-hours",
  orderIds: [1],
  from: null,
  until: "2026-11-20T16:30:00.000Z",
  minutes: null,
  isFreeWithout: true,
};
const MOVED: TimesData = {
  ...SOME_TIMES,
  asap: { ...SOME_TIMES.asap, available: false, readyAt: null, why: WHY },
  daysWithout: [],
};

/** Opens the checkout of a pickup with two lines, whose times have moved. */
async function atMovedTimes() {
  const api = aFakeApi(GRILL);
  api.answer("POST /orders/scheduling", () => Response.json(MOVED));
  const line = { orderId: 1, id: 7, menuId: 1, sectionId: null, quantity: 1, options: [], memo: null };
  writeCartCopy(GRILL.restaurant.id, {
    lines: [line, { ...line, orderId: 2, quantity: 2 }],
    dishes: findDishes(GRILL.menus, 7),
    agreed: null,
    unsaved: true,
  });
  const page = await openScreen("/grill/checkout?takeout=true&takeoutType=pickup", SCREEN, GRILL, api);
  const diner = dinerAt(page);
  await diner.sees(m.checkout_proposal_hint());
  const step = () => page.querySelector<HTMLDetailsElement>("details[data-step=when]");
  const proposed = () => page.querySelector<HTMLElement>("button[aria-pressed]");
  const isTaken = () => proposed()?.getAttribute("aria-pressed");
  return { api, diner, page, step, proposed, isTaken };
}

test("time#cause: The cause of a moved time is named, and the proposal is undecided until the diner chooses it.", async () => {
  const { diner, step, proposed, isTaken } = await atMovedTimes();
  expect(step()?.open).toBe(true);
  expect(diner.reads()).toContain(
    m.checkout_why_dish_until({ dishes: "Poutine", time: "11:30\u00a0a.m." }).replace(/\s/g, " "),
  );
  expect(isTaken()).toBe("false");
  expect(proposed()?.textContent).toContain("11:30");
  await act(async () => proposed()?.click());
  expect(isTaken()).toBe("true");
  expect(diner.reads()).not.toContain(m.checkout_proposal_hint());
});

test("time#cause: The dishes that cause it can be removed with an undo, and the rest is ordered for as soon as possible.", async () => {
  const { api, diner, page, step } = await atMovedTimes();
  api.answer("POST /orders/scheduling", () => Response.json(SOME_TIMES));
  await diner.press(m.checkout_without({ dishes: "Poutine" }));
  await diner.sees(m.cart_removed({ name: "Poutine" }));
  await diner.sees(m.checkout_asap());
  expect(page.ownerDocument.activeElement?.textContent).toBe(m.cart_undo());
  api.answer("POST /orders/scheduling", () => Response.json(MOVED));
  await diner.press(m.cart_undo());
  await diner.sees(m.checkout_without({ dishes: "Poutine" }));
  expect(step()?.open).toBe(true);
});
