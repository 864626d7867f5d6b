import type { EventSuiteData, UserData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { act } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { writeCartCopy } from "../../cart/cart-copy.ts";
import { findDishes } from "../../cart/known-dish.ts";
import { keepSeenVersion } from "../../suites/seen-pre-order.ts";
import { anEventSuite, aSuiteVisit, PRE_ORDER } from "../../testing/a-suite.ts";
import { aUser } from "../../testing/a-user.ts";
import { type DinerAtPage, dinerAt } from "../../testing/diner-at-page.ts";
import { aFakeApi, aGrill, type FakeApi, refusal } from "../../testing/fake-api.ts";
import { openScreen } from "../../testing/open-screen.tsx";
import { CheckoutScreen } from "./checkout-screen.tsx";
import type { CheckoutSetup } from "./form/checkout-setup.ts";
import { loadCheckoutSetup } from "./load-checkout.ts";

// @vitest-environment happy-dom

const GRILL = aGrill();
const { id: ID } = GRILL.restaurant;
const NOOR = aUser();
const PAY = m.checkout_pay({ total: "" }).trim();
const AHEAD = "eventSuite=s-1";
const TODAY = "eventSuite=s-1&eventDayOrdering=true";
const INVOICES = {
  processor: "sandbox",
  paymentMethods: ["credit_card", "invoice"],
  tokenUrl: "/sandbox-gateway/tokens",
  publishableKey: null,
  account: null,
  cardsKeptAt: "sandbox",
  cardsOff: false,
  leastCents: null,
  pageSources: { script: [], frame: [], connect: [], formAction: [] },
  avs: false,
  wallets: { applePay: true, googlePay: true },
};

function Checkout({ loaderData }: { readonly loaderData: CheckoutSetup }) {
  return <CheckoutScreen setup={loaderData} />;
}

type Begun = {
  readonly diner: DinerAtPage;
  readonly api: FakeApi;
  /** The bodies of the sent orders. */
  readonly sent: { readonly id?: string; readonly operatorToken?: string; readonly data: Record<string, unknown> }[];
};

/** Opens the checkout of Suite 1 with a poutine in the cart; its total is 13.56. */
async function atCheckout(
  query: string,
  suite: Partial<EventSuiteData> = {},
  { user = NOOR, cookies = "" }: { readonly user?: UserData; readonly cookies?: string } = {},
): Promise<Begun> {
  const api = aFakeApi(GRILL);
  const sent: Begun["sent"] = [];
  api.answer("POST /payment/get-payment-config", () => Response.json(INVOICES));
  api.answer(`GET /orders/${PRE_ORDER.id}`, () => refusal(404, "not_found"));
  api.answer("POST /orders", async (request) => {
    sent.push(await request.json());
    return refusal(402, 200);
  });
  vi.spyOn(document, "cookie", "get").mockReturnValue(`person=${user.id}.${user.token}; ${cookies}`);
  onTestFinished(() => void vi.restoreAllMocks());
  const line = { orderId: 1, id: 7, menuId: 1, sectionId: null, quantity: 1, options: [], memo: null };
  const isChange = suite.orders !== undefined && query === AHEAD;
  const place = isChange ? `${ID} ${PRE_ORDER.id}` : `${ID} suite s-1`;
  writeCartCopy(place, { lines: [line], dishes: findDishes(GRILL.menus, 7), agreed: null, unsaved: true });
  const screen = { path: "checkout", loader: loadCheckoutSetup, Component: Checkout };
  const diner = dinerAt(await openScreen(`/grill/checkout?${query}`, screen, GRILL, api, user, aSuiteVisit(suite)));
  await diner.sees("13.56");
  return { diner, api, sent };
}

test("A suite's pre-order is priced for its delivery time and sent with that time and its notes; the default saved card pays.", async () => {
  const { diner, sent } = await atCheckout(AHEAD, { pre_order_additional_notes: "By the window" });
  expect(diner.reads().replace(/\s/g, " ")).toContain("5:30");
  await diner.press(m.suite_delivery_half_time());
  await diner.press(PAY);
  await diner.sees(m.checkout_next_card());
  expect(sent).toMatchObject([
    {
      type: "catering",
      data: {
        config: { tableNum: null },
        suites: {
          eventSuiteId: "s-1",
          deliveryTime: "half-time",
          notes: "By the window",
          tabLimit: "500.00",
          version: null,
        },
        chosenCreditCard: { paymentCardId: NOOR.paymentMethods[0]?.paymentCardId },
        date: "2026-12-06T00:30:00.000Z",
      },
    },
  ]);
  expect(sent[0]).not.toHaveProperty("id");
  expect(sent[0]).not.toHaveProperty("operatorToken");
});

test("Suite delivery preferences: before, beginning, half-time of the event. Payment preference: charge or invoice.", async () => {
  const { diner, sent } = await atCheckout(AHEAD);
  const choices = [m.suite_delivery_before(), m.suite_delivery_beginning(), m.suite_delivery_half_time()];
  expect(choices.filter(diner.asksFor)).toEqual(choices);
  await diner.press(m.checkout_method_invoice());
  await diner.press(m.checkout_place_amount({ total: "" }).trim());
  await diner.sees(m.checkout_next_card());
  expect(sent[0]?.data).toMatchObject({ checkout: { paymentMethod: "invoice" } });
});

test("Pre-ordering needs at least one saved payment method. Otherwise the pre-order-without-payment-method message is shown.", async () => {
  const { diner } = await atCheckout(AHEAD, {}, { user: aUser({ paymentMethods: [] }) });
  expect(diner.reads()).toContain(m.refusal_pre_order_without_payment_method());
  expect(diner.asksFor(m.checkout_card_number())).toBe(false);
  expect(diner.canPress(m.checkout_place_amount({ total: "" }).trim())).toBe(false);
});

test("The operator token is then sent with the order.", async () => {
  const acting = {
    eventSuiteId: "s-1",
    suite: "Suite 1",
    eventId: "final",
    event: "The final",
    restaurantSlug: "grill",
  };
  const owner = aUser({ acting });
  const { diner, sent } = await atCheckout(AHEAD, {}, { user: owner, cookies: "operator=olu.olus-own" });
  await diner.press(PAY);
  await diner.sees(m.checkout_next_card());
  expect(sent).toMatchObject([{ operatorToken: "olus-own" }]);
});

test("Optional id to modify a suite catering order: it goes with the version that the cart was made from.", async () => {
  keepSeenVersion(`${ID} ${PRE_ORDER.id}`, 1, { isRebuilt: true });
  const { diner, sent } = await atCheckout(AHEAD, { orders: [PRE_ORDER] });
  await diner.press(PAY);
  await diner.sees(m.checkout_next_card());
  expect(sent).toMatchObject([{ id: PRE_ORDER.id, data: { suites: { version: 1 } } }]);
});

test("A pre-order that another person has changed is shown as it is now, and is replaced only on request.", async () => {
  keepSeenVersion(`${ID} ${PRE_ORDER.id}`, 1, { isRebuilt: true });
  const done = { act: "pre-order-changed", by: "Olu Stewart", for: "Ana Tremblay", device: null, details: {} };
  const newer = {
    orders: [{ ...PRE_ORDER, version: 2, total: "99.00" }],
    acts: [{ ...done, address: null, at: "2026-11-20T23:00:00.000Z" }],
  } as unknown as Partial<EventSuiteData>;
  const { diner, sent } = await atCheckout(AHEAD, newer);
  await diner.sees(m.suite_changed_meanwhile());
  expect(diner.reads()).toContain("99.00");
  expect(diner.reads()).toContain("Olu Stewart");
  await diner.press(PAY);
  await diner.sees(m.checkout_next_card());
  await diner.press(m.suite_send_mine());
  await act(async () => vi.waitFor(() => expect(sent).toHaveLength(2), { timeout: 10_000 }));
  expect(sent.map(({ data }) => data)).toMatchObject([{ suites: { version: 1 } }, { suites: { version: 2 } }]);
});

test("A host whose suite has another person's pre-order is told so, and cannot replace it.", async () => {
  const { diner } = await atCheckout(AHEAD, { state: "placed" });
  expect(diner.reads()).toContain(m.suite_placed_meanwhile());
  expect(diner.reads()).toContain(m.suite_placed_by_other());
  expect(diner.reads()).not.toContain(m.suite_send_mine());
});

test("suites#hosts: A host is told who can open the tab, and is offered no settings.", async () => {
  const { diner } = await atCheckout(TODAY, { event_day: true, as_host: true });
  expect(diner.reads()).toContain(m.suite_tab_opened_by());
  for (const words of [m.suite_settings_confirm(), m.suite_tab_prepare()]) expect(diner.reads()).not.toContain(words);
});

const OPEN = { event_day: true, tab_open: true, tab_total: "20.00", preference_fixed: true } as const;

test("On the event day an order goes on the suite's tab without a card, and the amount left of the limit is shown.", async () => {
  const { diner, sent } = await atCheckout(TODAY, { ...OPEN, tab_limit: "100.00" });
  expect(diner.reads()).toContain(m.suite_tab_left({ amount: "$80.00" }));
  expect(diner.reads()).toContain(m.suite_tab_charged());
  expect(diner.asksFor(m.checkout_card_number())).toBe(false);
  await diner.press(m.suite_put_on_tab({ total: "$13.56" }));
  await diner.sees(m.checkout_next_card());
  expect(sent).toMatchObject([
    {
      type: "dine-in",
      data: { config: { eventDayOrdering: true }, suites: { eventSuiteId: "s-1", tabLimit: "100.00" } },
    },
  ]);
  expect(sent[0]?.data).not.toHaveProperty("chosenCreditCard");
});

test.each([
  ["the owner has no saved card", { owner_has_card: false }, m.suite_tab_no_card()],
  ["a host orders", { owner_has_card: null, as_host: true }, m.suite_tab_owner_pays()],
] as const)("suites#tab-closing: No payment by a saved card is announced if %s.", async (_, suite, words) => {
  const { diner } = await atCheckout(TODAY, { ...OPEN, ...suite });
  expect(diner.reads()).toContain(words);
  expect(diner.reads()).not.toContain(m.suite_tab_charged());
});

test("A limit that is not an amount is refused, and nothing is confirmed.", async () => {
  const { diner, api } = await atCheckout(TODAY, { event_day: true });
  const settings: unknown[] = [];
  api.answer("PUT /catering/events/final/event-suites/s-1/update-event-day-settings", async (request) => {
    settings.push(await request.json());
    return Response.json({ eventSuite: anEventSuite(OPEN) });
  });
  await diner.fill(m.suite_tab_limit(), "a lot");
  await diner.press(m.suite_settings_confirm());
  await diner.sees(m.suite_tab_limit_wrong());
  expect(settings).toEqual([]);
});

test("If another person has confirmed the settings, the page says so, and the form starts with the current ones.", async () => {
  const { diner, api } = await atCheckout(TODAY, { event_day: true, tab_limit: "500.00" });
  const words = m.refusal_suite_version();
  api.answer("PUT /catering/events/final/event-suites/s-1/update-event-day-settings", () =>
    Response.json({ code: "version_conflict", message: words }, { status: 409 }),
  );
  api.answer("POST /catering/events/auth-get-event-info", () =>
    Response.json({ eventSuite: anEventSuite({ ...OPEN, tab_limit: "650.00", version: 2 }) }),
  );
  await diner.fill(m.suite_tab_limit(), "950");
  await diner.press(m.suite_settings_confirm());
  await diner.sees(words);
});

test("An order above the tab's limit is not sent, and the page says why.", async () => {
  const { diner, sent } = await atCheckout(TODAY, { ...OPEN, tab_limit: "30.00" });
  await diner.press(m.suite_put_on_tab({ total: "$13.56" }));
  await diner.sees(m.refusal_tab_limit_reached());
  expect(sent).toEqual([]);
});

test("Suite owner: the tab owner who activates a tab with a limit.", async () => {
  const { diner, api, sent } = await atCheckout(TODAY, { event_day: true, tab_limit: null });
  await diner.press(m.suite_put_on_tab({ total: "$13.56" }));
  await diner.sees(m.refusal_tab_not_open());
  expect(sent).toEqual([]);
  const settings: unknown[] = [];
  api.answer("PUT /catering/events/final/event-suites/s-1/update-event-day-settings", async (request) => {
    settings.push(await request.json());
    return Response.json({ eventSuite: anEventSuite(OPEN) });
  });
  await diner.press(m.suite_preference_invoice());
  await diner.fill(m.suite_tab_limit(), "1500,00 $");
  await diner.press(m.suite_settings_confirm());
  await act(async () => vi.waitFor(() => expect(settings).toHaveLength(1), { timeout: 10_000 }));
  expect(settings).toMatchObject([
    { event_day_payment_preference: "invoice", tab_limit: "1500.00", version: 1, order_restaurant_id: ID },
  ]);
});

test("The event-day payment preference cannot be changed after submission.", async () => {
  const { diner } = await atCheckout(TODAY, OPEN);
  await diner.press(m.suite_settings_change());
  await diner.sees(m.suite_preference_fixed());
  const preferences = [...document.querySelectorAll<HTMLInputElement>("input[name=event-day-payment]")];
  expect(preferences.map(({ disabled }) => disabled)).toEqual([true, true]);
});

test("If the session has ended, confirming the day's settings says so.", async () => {
  const { diner, api } = await atCheckout(TODAY, { event_day: true, tab_limit: null });
  vi.restoreAllMocks();
  await diner.press(m.suite_settings_confirm());
  await diner.sees(m.refusal_session_expired());
  expect(api.asked.some((call) => call.startsWith("PUT"))).toBe(false);
});

test("The suite's usual delivery time is a suggestion until it is confirmed; that of a placed pre-order is chosen.", async () => {
  const { diner } = await atCheckout(AHEAD);
  expect(diner.reads()).toContain(m.checkout_time_proposed());
  expect(document.querySelector('[data-step="suite"] [data-done]')).toBeNull();
  await diner.press(m.suite_delivery_before());
  expect(diner.reads()).not.toContain(m.checkout_time_proposed());
  expect(document.querySelector('[data-step="suite"] [data-done]')).not.toBeNull();
});
