// @vitest-environment happy-dom
import type { UserData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { expect, test } from "vitest";
import { writeCartCopy } from "../../cart/cart-copy.ts";
import { findDishes } from "../../cart/known-dish.ts";
import { aUser } from "../../testing/a-user.ts";
import { dinerAt } from "../../testing/diner-at-page.ts";
import { aFakeApi, aGrill, type FakeApi, priceCart, refusal } from "../../testing/fake-api.ts";
import { openScreen } from "../../testing/open-screen.tsx";
import { CheckoutScreen } from "./checkout-screen.tsx";
import { type CheckoutSetup, loadCheckoutSetup } from "./checkout-setup.ts";

const GRILL = aGrill();
const PAY = m.checkout_pay({ total: "" }).trim();
const VISA = m.order_card_ending({ brand: "Visa", last4: "4242" });

function Checkout({ loaderData }: { readonly loaderData: CheckoutSetup }) {
  return <CheckoutScreen setup={loaderData} />;
}

/** Somebody at the checkout of table 12 with a poutine in the cart; `sent` is what they submitted. */
async function atCheckout(user: UserData | null, grill = GRILL, answers: Parameters<FakeApi["answer"]>[] = []) {
  const api = aFakeApi(grill);
  for (const answer of answers) api.answer(...answer);
  const sent: unknown[] = [];
  api.answer("POST /orders", async (request) => {
    sent.push((await request.json()).data);
    return refusal(402, 200);
  });
  const line = { orderId: 1, id: 7, menuId: 1, sectionId: null, quantity: 1, options: [], memo: null };
  writeCartCopy(GRILL.restaurant.id, { lines: [line], dishes: findDishes(GRILL.menus, 7), unsaved: true });
  const screen = { path: "checkout", loader: loadCheckoutSetup, Component: Checkout };
  const diner = dinerAt(await openScreen("/grill/checkout?tableNum=12", screen, grill, api, user));
  await diner.sees("13.56");
  return { diner, api, sent };
}

test("For credit_card with a logged-in user the default saved card is chosen: one touch pays, and nothing is typed.", async () => {
  const user = aUser();
  const { diner, api, sent } = await atCheckout(user);
  expect(diner.field(m.checkout_name()).value).toBe("Noor Haddad");
  expect(document.querySelector("input[name=saved-card]:checked")?.closest("label")?.textContent).toContain(VISA);
  expect(diner.asksFor(m.checkout_card_number())).toBe(false);
  await diner.press(PAY);
  await diner.sees(m.checkout_next_card());
  expect(sent).toMatchObject([
    {
      checkout: { paymentMethod: "credit_card", contact: { full_name: "Noor Haddad" } },
      chosenCreditCard: { paymentCardId: user.paymentMethods[0]?.paymentCardId, isDefault: true },
    },
  ]);
  expect(api.asked).not.toContain("POST /sandbox-gateway/tokens");
});

test("Another card is entered in empty fields, and the saved one is not charged.", async () => {
  const { diner, sent } = await atCheckout(aUser());
  await diner.press(m.checkout_card_other());
  expect(diner.field(m.checkout_card_number()).value).toBe("");
  await diner.fill(m.checkout_card_number(), "4242 4242 4242 4242");
  await diner.fill(m.checkout_card_expiry(), "12/34");
  await diner.fill(m.checkout_card_cvd(), "123");
  await diner.press(PAY);
  await diner.sees(m.checkout_next_card());
  expect(sent).toMatchObject([{ checkout: { card: { token: "tok" } } }]);
  expect(JSON.stringify(sent)).not.toContain("chosenCreditCard");
});

test("Without a saved card, and for guests, the card fields are there as they were.", async () => {
  for (const user of [null, aUser({ paymentMethods: [] })]) {
    const { diner } = await atCheckout(user);
    expect(diner.asksFor(m.checkout_card_number())).toBe(true);
    expect(diner.asksFor(m.checkout_card_other())).toBe(false);
  }
});

const WITH_TIPS = aGrill({ order_options: { tip_config: { default_values: [15, 20] } } });

const tips = () => [...document.querySelectorAll<HTMLInputElement>("input[name=tip]")];

test("The default tip of whoever is signed in is preselected, also where the restaurant does not offer it.", async () => {
  const { diner } = await atCheckout(aUser({ defaultTip: "18" }), WITH_TIPS);
  expect(tips().map((tip) => tip.closest("label")?.textContent?.replace(/\$.*/, ""))).toEqual([
    "15%",
    "18%",
    "20%",
    m.checkout_tip_none(),
    m.checkout_tip_own(),
  ]);
  expect(tips().findIndex(({ checked }) => checked)).toBe(1);
  await diner.sees("15.72");
});

test("Whoever never tips by default has that preselected, and can change it.", async () => {
  await atCheckout(aUser({ defaultTip: "0" }), WITH_TIPS);
  expect(
    tips()
      .filter(({ checked }) => checked)
      .map((tip) => tip.closest("label")?.textContent),
  ).toEqual([expect.stringContaining(m.checkout_tip_none())]);
});

const WITH_CODES = aGrill({ hasDiscounts: true });
const setCosts = (answer: (code: string | null, body: never) => Response): Parameters<FakeApi["answer"]> => [
  "POST /orders/set-costs",
  async (request) => {
    const body = await request.json();
    return answer(body.costs.discount.code, body as never);
  },
];

test("A promo code of whoever is signed in is tried for them; one that does not apply is said quietly and holds nothing back.", async () => {
  const tried: (string | null)[] = [];
  const refusing = setCosts((code, body) => {
    tried.push(code);
    return code === null ? Response.json(priceCart(WITH_CODES, body)) : refusal(409, "discount_invalid");
  });
  const { diner, sent } = await atCheckout(aUser({ promoCode: "LUNCH" }), WITH_CODES, [refusing]);
  await diner.sees(m.cart_promo_not_here({ code: "LUNCH" }));
  expect(diner.alerts()).toEqual([]);
  await diner.press(PAY);
  await diner.sees(m.checkout_next_card());
  expect(sent).toMatchObject([{ costs: { discount: { code: null } } }]);
  expect(tried.filter((code) => code === "LUNCH")).toHaveLength(1);
});

test("A promo code that applies is shown with what it does, and one that was taken off is not tried again.", async () => {
  sessionStorage.clear();
  const taking = setCosts((code, body) => {
    const priced = priceCart(WITH_CODES, body);
    const discount = { code, type: "dollar", percentageValue: null, amount: code ? "2.00" : "0.00" };
    return Response.json({ ...priced, costs: { ...priced.costs, discount } });
  });
  const { diner } = await atCheckout(aUser({ promoCode: "LUNCH" }), WITH_CODES, [taking]);
  await diner.sees(m.cart_discount_applied({ amount: "$2.00" }));
  await diner.press(m.cart_code_remove({ code: "LUNCH" }));
  const again = await atCheckout(aUser({ promoCode: "LUNCH" }), WITH_CODES, [taking]);
  expect(again.diner.reads()).not.toContain("LUNCH");
  sessionStorage.clear();
});
