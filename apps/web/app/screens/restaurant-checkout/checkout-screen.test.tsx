import { m } from "@comptoir/messages";
import { act } from "react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { writeCartCopy } from "../../cart/cart-copy.ts";
import { findDishes } from "../../cart/known-dish.ts";
import { type DinerAtPage, dinerAt } from "../../testing/diner-at-page.ts";
import { aFakeApi, aGrill, type FakeApi, refusal, SANDBOX_CONFIG } from "../../testing/fake-api.ts";
import { openScreen, type StubScreen } from "../../testing/open-screen.tsx";
import { CheckoutScreen } from "./checkout-screen.tsx";
import type { CheckoutSetup } from "./form/checkout-setup.ts";
import { loadCheckoutSetup } from "./load-checkout.ts";
import { SOME_TIMES } from "./testing/some-facts.ts";

// @vitest-environment happy-dom

const GRILL = aGrill();
const PAY = m.checkout_pay({ total: "" }).trim();
const ORDER = {
  id: "0b7e2a4e-6c1d-4a51-9a40-6f3f3d4b1c11",
  number: "42",
  type: "dine-in",
  placedAt: "2026-11-20T23:00:00Z",
};

const SCREEN: StubScreen = { path: "checkout", loader: loadCheckoutSetup, Component: Checkout };

function Checkout({ loaderData }: { readonly loaderData: CheckoutSetup }) {
  return <CheckoutScreen setup={loaderData} />;
}

/** Opens the checkout, by default at table 12, with a poutine in the cart; its total is 13.56. */
async function atCheckout(api: FakeApi = aFakeApi(GRILL), link = "tableNum=12", at = GRILL): Promise<DinerAtPage> {
  const line = { orderId: 1, id: 7, menuId: 1, sectionId: null, quantity: 1, options: [], memo: null };
  writeCartCopy(GRILL.restaurant.id, {
    lines: [line],
    dishes: findDishes(GRILL.menus, 7),
    agreed: null,
    unsaved: true,
  });
  const diner = dinerAt(await openScreen(`/grill/checkout?${link}`, SCREEN, at, api));
  await diner.sees("13.56");
  return diner;
}

async function fillIn(diner: DinerAtPage): Promise<void> {
  await diner.fill(m.checkout_name(), "Noémie Tremblay");
  await diner.fill(m.checkout_card_number(), "4242 4242 4242 4242");
  await diner.fill(m.checkout_card_expiry(), "12/34");
  await diner.fill(m.checkout_card_cvd(), "123");
}

/** Presses the pay button, and has the API refuse the order. */
async function payAndBeRefused(answer: () => Response) {
  const api = aFakeApi(GRILL);
  api.answer("POST /orders", answer);
  const diner = await atCheckout(api);
  await fillIn(diner);
  await diner.press(PAY);
  return diner;
}

describe("at a table whose code was scanned", () => {
  test("Only the name and the card are asked for; the table is chosen, marked as done and can be changed.", async () => {
    const diner = await atCheckout();
    const labels = [m.checkout_name(), m.checkout_card_number(), m.checkout_card_expiry(), m.checkout_card_cvd()];
    expect(labels.filter(diner.asksFor)).toEqual(labels);
    expect([m.checkout_table(), m.checkout_phone(), m.checkout_email()].filter(diner.asksFor)).toEqual([]);
    expect([diner.isFixed("where"), diner.isFixed("who")]).toEqual([false, false]);
    expect(document.querySelector('[data-step="where"][open]')).toBeNull();
  });
});

describe("payment#cards-off: while the restaurant's account takes no cards", () => {
  const off = { processor: "stripe", publishableKey: null, account: null, cardsKeptAt: null, cardsOff: true };
  const at = (paymentMethods: string[]) => {
    const api = aFakeApi(GRILL);
    api.answer("POST /payment/get-payment-config", () => Response.json({ ...SANDBOX_CONFIG, ...off, paymentMethods }));
    return atCheckout(api);
  };

  test("The payment step says so in place of the card's fields, and nothing of Stripe's is loaded.", async () => {
    const diner = await at([]);
    expect(diner.reads()).toContain(m.checkout_cards_off());
    expect(diner.asksFor(m.checkout_card_number())).toBe(false);
    expect(document.querySelector('script[src*="stripe"]')).toBeNull();
  });

  test("The other ways to pay stand beside it.", async () => {
    const diner = await at(["invoice"]);
    expect(diner.reads()).toContain(m.checkout_cards_off_others());
    expect(diner.reads()).not.toContain(m.checkout_cards_off());
  });
});

describe("an order to deliver", () => {
  const delivers = {
    latitude: 43.6,
    longitude: -79.4,
    delivery: { type: "address", radius: 5, delivery_charge: "0$" },
  };
  const tip_config = { default_values: ["15%", "20%"], default_value_selected: 1 };
  const wallets = { ...SANDBOX_CONFIG.wallets, applePay: true, standIn: true };

  async function atDelivery() {
    const at = aGrill({ ...delivers, order_options: { ...GRILL.restaurant.order_options, tip_config } });
    const api = aFakeApi(at);
    api.answer("POST /payment/get-payment-config", () => Response.json({ ...SANDBOX_CONFIG, wallets }));
    api.answer("POST /orders/scheduling", () => Response.json(SOME_TIMES));
    return atCheckout(api, "takeout=true&takeoutType=delivery", at);
  }
  const isDone = (step: string) => document.querySelector(`[data-step="${step}"] [data-done]`) !== null;

  test("Without an address the time is not done, and no wallet is offered; the address brings both.", async () => {
    const diner = await atDelivery();
    expect([isDone("where"), isDone("when")]).toEqual([false, false]);
    expect(diner.reads()).not.toContain(m.checkout_wallets());
    await diner.fill(m.checkout_address(), "200 King Street West, Toronto");
    await diner.sees(m.checkout_wallets());
    expect([isDone("where"), isDone("when")]).toEqual([true, true]);
  });

  test("law#tips: The venue's preselected tip is named as a suggestion, on the button too, until the diner picks one.", async () => {
    const diner = await atDelivery();
    expect(diner.reads()).toContain(m.checkout_tip_suggested({ tip: "20%" }));
    expect(diner.reads()).toContain(m.checkout_with_suggested_tip({ tip: "$2.40" }));
    expect(isDone("tip")).toBe(false);
    await diner.press("20%");
    expect(diner.reads()).not.toContain(m.checkout_tip_suggested({ tip: "20%" }));
    expect(diner.reads()).toContain(m.checkout_with_tip({ tip: "$2.40" }));
    expect(isDone("tip")).toBe(true);
  });

  test("An optional step that is left blank is neither open nor done.", async () => {
    await atDelivery();
    expect(document.querySelector('[data-step="extras"][open]')).toBeNull();
    expect(isDone("extras")).toBe(false);
  });
});

test("ordering#catering-minimum: Below the minimum, a link to the menu with the missing amount replaces the pay button and the wallets.", async () => {
  const order_options = { ...GRILL.restaurant.order_options, catering_minimum_order_amount: "30.00" };
  const caterer = aGrill({ catering: true, order_options });
  const api = aFakeApi(caterer);
  const wallets = { ...SANDBOX_CONFIG.wallets, applePay: true, standIn: true };
  api.answer("POST /payment/get-payment-config", () => Response.json({ ...SANDBOX_CONFIG, wallets }));
  const diner = await atCheckout(api, "catering=true", caterer);
  const more = m.checkout_add_more({ amount: "$18.00" });
  expect(diner.reads()).toContain(more);
  expect(diner.reads()).not.toContain(m.checkout_wallets());
  expect(diner.reads()).not.toContain(m.checkout_pay({ total: "$13.56" }));
  const link = [...document.querySelectorAll("a")].find(({ textContent }) => textContent === more);
  expect(link?.getAttribute("href")).toBe("/grill?catering=true");
});

describe("the payment config cannot be loaded", () => {
  test("After one failure the request is repeated, and no error is shown.", async () => {
    const api = aFakeApi(GRILL);
    const call = "POST /payment/get-payment-config";
    api.answer(call, () => {
      api.answer(call, () => Response.json(SANDBOX_CONFIG));
      return refusal(503, "overloaded");
    });
    const diner = await atCheckout(api);
    expect(diner.asksFor(m.checkout_card_number())).toBe(true);
    expect(api.asked.filter((asked) => asked === call)).toHaveLength(2);
  });

  test("A refusal is not retried.", async () => {
    const api = aFakeApi(GRILL);
    const call = "POST /payment/get-payment-config";
    api.answer(call, () => refusal(404, "restaurant_unknown"));
    const diner = await atCheckout(api);
    await diner.sees(m.checkout_pay_unknown());
    expect(api.asked.filter((asked) => asked === call)).toHaveLength(1);
  });

  test("After two failures an error and a retry button are shown.", async () => {
    const api = aFakeApi(GRILL);
    api.answer("POST /payment/get-payment-config", () => refusal(503, "overloaded"));
    const diner = await atCheckout(api);
    await diner.sees(m.checkout_pay_unknown());
    expect(diner.reads()).toContain(m.site_try_again());
    expect(diner.asksFor(m.checkout_card_number())).toBe(false);
  });
});

describe("Scheduling error", () => {
  test("If the times cannot be loaded, the time step says so and offers a retry.", async () => {
    const api = aFakeApi(GRILL);
    api.answer("POST /orders/scheduling", () => refusal(503, "unavailable"));
    const diner = await atCheckout(api, "takeout=true&takeoutType=pickup");
    await diner.sees(m.checkout_times_unheard());
    api.answer("POST /orders/scheduling", () => Response.json(SOME_TIMES));
    await diner.press(m.site_try_again());
    await diner.sees(m.checkout_at_time());
    expect(diner.reads()).not.toContain(m.checkout_times_unheard());
  });
});

describe("problems that prevent an order", () => {
  test("Missing fields are reported at each field and in one list, and nothing is sent.", async () => {
    const api = aFakeApi(GRILL);
    const diner = await atCheckout(api);
    await diner.press(PAY);
    await diner.sees(m.form_fix_below({ count: 4 }));
    for (const label of [
      m.checkout_name(),
      m.checkout_card_number(),
      m.checkout_card_expiry(),
      m.checkout_card_cvd(),
    ]) {
      expect(diner.saidOf(label)).toContain(m.form_required());
      expect(diner.reads()).toContain(m.checkout_error_at({ field: label, message: m.form_required() }));
    }
    expect(api.asked).not.toContain("POST /orders");
  });

  test("The server's message about a field is shown at the field, and the field's step opens.", async () => {
    const issues = [{ path: "data.checkout.contact.full_name", message: "This is no name." }];
    const diner = await payAndBeRefused(() => refusal(400, "invalid_request", { issues }));
    await diner.sees("This is no name.");
    expect(diner.saidOf(m.checkout_name())).toContain("This is no name.");
    expect(diner.field(m.checkout_name()).closest("details")?.open).toBe(true);
  });

  test("The server's message about a field that the page does not show is part of the refusal.", async () => {
    const issues = [{ path: "data.items[0].quantity", message: "Not so many." }];
    const diner = await payAndBeRefused(() => refusal(400, "invalid_request", { issues }));
    await diner.sees("Not so many.");
    expect(diner.alerts().join()).toContain(m.checkout_next_page());
  });

  test.each([
    ["a declined card", 402, 200, "payment"],
    ["a full interval", 409, 422, "where"],
    ["a sold-out dish", 409, 415, null],
  ])("The refusal of %s is shown at its own step, or for the whole page.", async (_, status, code, step) => {
    const diner = await payAndBeRefused(() => refusal(status, code));
    await diner.sees(`Refused: ${code}.`);
    expect(diner.stepOf(`Refused: ${code}.`)).toBe(step);
  });
});

describe("screens#placing", () => {
  test("While an order is placed, its dishes and its amount stay in sight; messages after 4 s and 12 s say that the network is slow.", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const api = aFakeApi(GRILL);
    const { promise, resolve } = Promise.withResolvers<Response>();
    api.answer("POST /orders", () => promise);
    const diner = await atCheckout(api);
    await fillIn(diner);
    await diner.press(PAY);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(diner.dialog()).toMatch(/Poutine.*13\.56/);
    expect(diner.dialog()).toContain(m.checkout_placing());
    await act(() => vi.advanceTimersByTimeAsync(3_500));
    expect(diner.dialog()).toContain(m.checkout_placing_slow_text());
    await act(() => vi.advanceTimersByTimeAsync(8_000));
    expect(diner.dialog()).toContain(m.checkout_placing_very_slow_text());
    resolve(refusal(402, 200));
    await diner.sees("Refused: 200.");
    expect(diner.dialog()).toBe("");
  });
});

describe("an order without an answer", () => {
  test("The diner learns that the order may have been placed; a lookup finds it, and it was sent once.", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const api = aFakeApi(GRILL);
    api.answer("POST /orders", lose);
    api.answer("GET /orders/reference", lose);
    const diner = await atCheckout(api);
    await fillIn(diner);
    await diner.press(PAY);
    // The page repeats the lookup before it reports an unknown outcome.
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await diner.sees(m.checkout_unknown_heading());
    api.answer("GET /orders/reference", () => Response.json({ order: ORDER }));
    await diner.press(m.checkout_look_again());
    await diner.sees("Another screen");
    expect(api.asked.filter((call) => call === "POST /orders")).toHaveLength(1);
  });

  test("Without a network nothing is sent, and the page says so.", async () => {
    const api = aFakeApi(GRILL);
    api.answer("POST /orders/set-costs", lose);
    const diner = await atCheckout(api);
    await fillIn(diner);
    await diner.press(PAY);
    await diner.sees(m.checkout_network_down_heading());
    expect(api.asked).not.toContain("POST /orders");
  });

  test("Without a network, a card that cannot be tokenised is not blamed on the payment service; the message closes once the network is back.", async () => {
    const api = aFakeApi(GRILL);
    api.answer("POST /sandbox-gateway/tokens", lose);
    const diner = await atCheckout(api);
    await fillIn(diner);
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    onTestFinished(() => void vi.restoreAllMocks());
    await diner.press(PAY);
    await diner.sees(m.checkout_network_down_text());
    expect(diner.alerts().join()).toContain(m.network_none());
    expect(diner.reads()).not.toContain(m.checkout_gateway_down());
    vi.restoreAllMocks();
    await act(async () => void dispatchEvent(new Event("online")));
    expect(diner.alerts()).toEqual([]);
  });
});

function lose(): never {
  throw new TypeError("The network is gone.");
}
