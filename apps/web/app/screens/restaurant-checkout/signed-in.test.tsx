import type { UserData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { cents, formatCents } from "@comptoir/ordering";
import { act } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { writeCartCopy } from "../../cart/cart-copy.ts";
import { findDishes } from "../../cart/known-dish.ts";
import { aUser } from "../../testing/a-user.ts";
import { dinerAt } from "../../testing/diner-at-page.ts";
import { aFakeApi, aGrill, type FakeApi, priceCart, refusal } from "../../testing/fake-api.ts";
import { openScreen } from "../../testing/open-screen.tsx";
import { CheckoutScreen } from "./checkout-screen.tsx";
import type { CheckoutSetup } from "./form/checkout-setup.ts";
import { loadCheckoutSetup } from "./load-checkout.ts";

// @vitest-environment happy-dom

const GRILL = aGrill();
const PAY = m.checkout_pay({ total: "" }).trim();
const VISA = m.order_card_ending({ brand: "Visa", last4: "4242" });

function Checkout({ loaderData }: { readonly loaderData: CheckoutSetup }) {
  return <CheckoutScreen setup={loaderData} />;
}

/** Opens the checkout of table 12 with a poutine in the cart; `sent` holds the submitted orders. */
async function atCheckout(user: UserData | null, grill = GRILL, answers: Parameters<FakeApi["answer"]>[] = []) {
  const api = aFakeApi(grill);
  const sent: unknown[] = [];
  api.answer("POST /orders", async (request) => {
    sent.push((await request.json()).data);
    return refusal(402, 200);
  });
  for (const answer of answers) api.answer(...answer);
  const line = { orderId: 1, id: 7, menuId: 1, sectionId: null, quantity: 1, options: [], memo: null };
  writeCartCopy(GRILL.restaurant.id, {
    lines: [line],
    dishes: findDishes(GRILL.menus, 7),
    agreed: null,
    unsaved: true,
  });
  const screen = { path: "checkout", loader: loadCheckoutSetup, Component: Checkout };
  const diner = dinerAt(await openScreen("/grill/checkout?tableNum=12", screen, grill, api, user));
  await diner.sees("13.56");
  return { diner, api, sent };
}

test("For credit_card with a logged-in user the default saved card is chosen: one press pays, and nothing is typed.", async () => {
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

test("Another card is entered in empty fields, and the saved card does not pay.", async () => {
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

test.each([
  ["a guest", null],
  ["a person without a saved card", aUser({ paymentMethods: [] })],
])("For %s the fields of a new card are shown.", async (_, user) => {
  const { diner } = await atCheckout(user);
  expect(diner.asksFor(m.checkout_card_number())).toBe(true);
  expect(diner.asksFor(m.checkout_card_other())).toBe(false);
});

const WITH_TIPS = aGrill({ order_options: { tip_config: { default_values: [15, 20] } } });

const tips = () => [...document.querySelectorAll<HTMLInputElement>("input[name=tip]")];

test("The default tip of a signed-in person is preselected, even if the restaurant does not offer it.", async () => {
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

test("A signed-in person whose default is no tip has no tip preselected, and can change it.", async () => {
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

test("The account's promo code is tried automatically; if it does not apply, a text says so and the order is not prevented.", async () => {
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

const taking = setCosts((code, body) => {
  const priced = priceCart(WITH_CODES, body);
  const discount = { code, type: "dollar", percentageValue: null, amount: code ? "2.00" : "0.00" };
  return Response.json({ ...priced, costs: { ...priced.costs, discount } });
});
const afterwards = () => onTestFinished(() => sessionStorage.clear());

test("An applied promo code of the account shows its effect, and is not applied again after it was removed.", async () => {
  afterwards();
  sessionStorage.clear();
  const { diner } = await atCheckout(aUser({ promoCode: "LUNCH" }), WITH_CODES, [taking]);
  await diner.sees(m.cart_discount_applied({ amount: "$2.00" }));
  await diner.press(m.cart_code_remove({ code: "LUNCH" }));
  expect(diner.reads()).not.toContain("LUNCH");
});

test("A promo code that was tried in this tab is not tried again.", async () => {
  afterwards();
  sessionStorage.setItem(`comptoir-promo-tried ${WITH_CODES.restaurant.id}`, "LUNCH");
  const { diner } = await atCheckout(aUser({ promoCode: "LUNCH" }), WITH_CODES, [taking]);
  expect(diner.reads()).not.toContain("LUNCH");
});

const WITH_POINTS = aGrill({ loyalty_program: true });
const enrolled = (points?: object): Parameters<FakeApi["answer"]> => [
  "POST /auth/get-user-enrolled-program-status",
  () => Response.json({ userStatus: "enrolled", ...(points ? { points } : {}) }),
];
/** A bill of 13.56, less the amount that points pay. */
const takingPoints = setCosts((_, body) => {
  const priced = priceCart(WITH_POINTS, body);
  const { points } = (body as { costs: { points: { points: number | null } } }).costs.points;
  if (points === null) return Response.json(priced);
  const paid = { points, amount: formatCents(cents(points * 5)) };
  const totalWithTip = formatCents(cents(1356 - points * 5));
  return Response.json({ ...priced, costs: { ...priced.costs, points: paid, totalWithTip } });
});

/** Retries `check` until it passes, and flushes React's updates before each attempt. */
const comesTo = (check: () => void) =>
  vi.waitFor(
    async () => {
      await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
      check();
    },
    { timeout: 20_000, interval: 1 },
  );

test("A signed-in person pays with points in whole steps up to the total, and pays the rest by another means.", async () => {
  const own = enrolled({ balance: 1350, step: 100, value: "5.00", minimum: 100 });
  const { diner } = await atCheckout(aUser(), WITH_POINTS, [own, takingPoints]);
  await comesTo(() => expect(diner.reads()).toContain(m.checkout_points_hint({ balance: "1,350" })));
  const choice = document.querySelector<HTMLSelectElement>("#points");
  expect([...(choice?.options ?? [])].map(({ value }) => value)).toEqual(["", "200", "100"]);
  await act(async () => {
    if (choice) choice.value = "200";
    choice?.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await diner.sees(m.bill_points({ points: "200" }));
  await diner.sees(`${PAY} $3.56`);
});

test.each([
  ["a person at a venue where points are only collected", aUser()],
  ["a guest", null],
])("No points are offered to %s.", async (_, user) => {
  const { diner } = await atCheckout(user, WITH_POINTS, [enrolled()]);
  expect(diner.asksFor(m.checkout_points())).toBe(false);
});

/** Opens the checkout with an entered card that the gateway accepts; the API answers the orders in turn. */
async function payingByCard(user: UserData | null, orders: readonly (() => Response)[]) {
  const asked: { call: string; body: Record<string, unknown> }[] = [];
  let turn = 0;
  const noted = (call: string, respond: (body: Record<string, unknown>) => Response): Parameters<FakeApi["answer"]> => [
    `POST ${call}`,
    async (request) => {
      const body = await request.json();
      asked.push({ call, body });
      return respond(body);
    },
  ];
  const kept = { ...aUser().paymentMethods[0], paymentCardId: "11111111-1111-4111-8111-111111111111", last4: "4444" };
  const { diner } = await atCheckout(user, GRILL, [
    noted("/orders", () => {
      turn += 1;
      return orders[turn - 1]?.() ?? refusal(402, 200);
    }),
    noted("/auth/payment-method", () =>
      Response.json({ paymentMethods: [kept], paymentCardId: kept.paymentCardId }, { status: 201 }),
    ),
    noted("/auth/delete-payment", () => Response.json({ paymentMethods: [] })),
    noted("/auth/register-user", ({ email }) =>
      email === "taken@example.ca"
        ? refusal(409, "email_in_use")
        : Response.json(aUser({ paymentMethods: [] }), { status: 201 }),
    ),
  ]);
  const enterCard = async () => {
    await diner.fill(m.checkout_card_number(), "4242 4242 4242 4242");
    await diner.fill(m.checkout_card_expiry(), "12/34");
    await diner.fill(m.checkout_card_cvd(), "123");
  };
  return { diner, asked, enterCard, calls: () => asked.map(({ call }) => call), kept };
}

const signInHere = (user: UserData) => {
  // biome-ignore lint/suspicious/noDocumentCookie: it is the page's half of a session.
  document.cookie = `person=${user.id}.${user.token}; Path=/`;
};
const signOutHere = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: it deletes the page's half of a session.
  document.cookie = "person=; Max-Age=0; Path=/";
};

test("A card is saved only if its checkbox is ticked; the saved card then pays the order.", async () => {
  const noor = aUser({ paymentMethods: [] });
  signInHere(noor);
  onTestFinished(signOutHere);
  const { diner, asked, enterCard, calls, kept } = await payingByCard(noor, [() => refusal(409, 422)]);
  await enterCard();
  await diner.press(m.checkout_card_save());
  await diner.press(PAY);
  await diner.sees("Refused: 422.");
  expect(calls()).toEqual(["/auth/payment-method", "/orders"]);
  expect(asked[0]?.body).toMatchObject({ userId: noor.id, card: { token: "tok" }, savingFromCheckout: true });
  expect(asked[1]?.body).toMatchObject({ data: { chosenCreditCard: { paymentCardId: kept.paymentCardId } } });
});

test("A declined card is not saved, and neither is a card without the ticked checkbox.", async () => {
  const noor = aUser({ paymentMethods: [] });
  signInHere(noor);
  onTestFinished(signOutHere);
  const { diner, asked, enterCard, calls, kept } = await payingByCard(noor, []);
  await enterCard();
  await diner.press(m.checkout_card_save());
  await diner.press(PAY);
  await diner.sees("Refused: 200.");
  expect(calls()).toEqual(["/auth/payment-method", "/orders", "/auth/delete-payment"]);
  expect(asked[2]?.body).toMatchObject({ paymentCardId: kept.paymentCardId });
  await diner.press(m.checkout_card_save());
  await diner.press(PAY);
  await diner.sees("Refused: 200.");
  expect(calls().slice(3)).toEqual(["/orders"]);
});

test("A guest registers together with the order and may have the card saved; the password is sent in the registration only.", async () => {
  onTestFinished(signOutHere);
  const { diner, asked, enterCard, calls } = await payingByCard(null, []);
  await diner.fill(m.checkout_name(), "Noor Haddad");
  await enterCard();
  expect(diner.asksFor(m.checkout_card_save())).toBe(false);
  await diner.press(m.checkout_register());
  await diner.press(PAY);
  await diner.sees(m.form_required());
  expect(calls()).toEqual([]);
  await diner.fill(m.checkout_email(), "noor@example.ca");
  await diner.fill(m.login_password(), "Haddad1987!");
  await diner.sees(m.form_password_common());
  await diner.fill(m.login_password(), "Two poutines & 1 Caesar!");
  await diner.press(m.checkout_card_save());
  await diner.press(m.person_consent());
  await diner.press(PAY);
  await diner.sees("Refused: 200.");
  expect(calls()).toEqual(["/auth/register-user", "/auth/payment-method", "/orders", "/auth/delete-payment"]);
  expect(asked[0]?.body).toEqual({
    email: "noor@example.ca",
    password: "Two poutines & 1 Caesar!",
    firstName: "Noor",
    lastName: "Haddad",
    phoneNumber: "",
    consent: true,
    registerAtCheckout: true,
  });
  expect(document.cookie).toContain(aUser().token);
  const elsewhere = JSON.stringify([asked.slice(1), { ...sessionStorage }, { ...localStorage }, document.cookie]);
  expect(elsewhere).not.toContain("Caesar");
  await diner.press(PAY);
  await diner.sees("Refused: 200.");
  expect(calls().filter((call) => call === "/auth/register-user")).toHaveLength(1);
});

test("Email already in use is reported at the email field, and nothing is ordered.", async () => {
  const { diner, enterCard, calls } = await payingByCard(null, []);
  await diner.fill(m.checkout_name(), "Noor Haddad");
  await enterCard();
  await diner.press(m.checkout_register());
  await diner.fill(m.checkout_email(), "taken@example.ca");
  await diner.fill(m.login_password(), "Two poutines & 1 Caesar!");
  await diner.press(PAY);
  await diner.sees("Refused: email_in_use.");
  expect(diner.saidOf(m.checkout_email())).toContain("Refused: email_in_use.");
  expect(calls()).toEqual(["/auth/register-user"]);
});
