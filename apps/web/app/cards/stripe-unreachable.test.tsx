// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import type { Stripe } from "@stripe/stripe-js";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type FormErrors, fieldId } from "../forms/form-errors.ts";
import { dinerAt } from "../testing/diner-at-page.ts";
import { createStripeCards } from "./stripe-gateway.tsx";

const CONFIG = { tokenUrl: null, publishableKey: "pk_test_1", account: null, avs: true, today: "2026-11-20" };
const errors = { messageOf: () => undefined, clearGiven: vi.fn() } as unknown as FormErrors;

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));

/** Returns a fake Stripe library that can only mount fields. */
function aLibrary(): Stripe {
  const frame = { on: vi.fn(), mount: vi.fn(), focus: vi.fn(), clear: vi.fn(), destroy: vi.fn() };
  return { elements: () => ({ create: () => frame }) } as unknown as Stripe;
}

/** Renders the card's fields. `comes` lists the result of each attempt to load Stripe's library. */
async function cardFields(...comes: readonly (Stripe | null)[]) {
  const attempts = [...comes];
  const entry = createStripeCards(async () => attempts.shift() ?? null).mount(CONFIG);
  const page = document.body.appendChild(document.createElement("main"));
  const root = createRoot(page);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    page.remove();
  });
  await act(async () => root.render(<entry.Fields errors={errors} />));
  const showsFields = () => page.querySelector("label")?.closest("[hidden]") === null;
  return { entry, diner: dinerAt(page), showsFields };
}

test("While Stripe is unreachable, its fields are hidden, and none counts as missing.", async () => {
  const { entry, diner, showsFields } = await cardFields(null);
  expect(diner.alerts().join()).toContain(m.checkout_gateway_down());
  expect(showsFields()).toBe(false);
  expect(entry.state()).toMatchObject({ refusals: [], isUnreachable: true });
  expect(await entry.tokenise()).toEqual({ refused: { message: m.checkout_gateway_down(), field: null } });
});

test("After a retry, the fields are shown, the first one has the focus, and all are missing.", async () => {
  const { entry, diner, showsFields } = await cardFields(null, aLibrary());
  await diner.press(m.site_try_again());
  expect(showsFields()).toBe(true);
  expect(diner.alerts()).toEqual([]);
  expect(entry.state().refusals).toHaveLength(4);
  expect(document.activeElement?.id).toBe(fieldId("card.number"));
});

test("Paying loads the fields again, too: nothing is charged, and the fields are shown.", async () => {
  const { entry, showsFields } = await cardFields(null, aLibrary());
  await act(async () => expect(await entry.tokenise()).toMatchObject({ refused: { field: null } }));
  expect(showsFields()).toBe(true);
  expect(entry.state().isUnreachable).toBe(false);
});
