import { formatMoney, formatNumber, m } from "@comptoir/messages";
import { act } from "react";
import type { LoaderFunctionArgs } from "react-router";
import { expect, test, vi } from "vitest";
import { aUser } from "../../testing/a-user.ts";
import { dinerAt } from "../../testing/diner-at-page.ts";
import { aFakeApi, aGrill, refusal, SANDBOX_CONFIG } from "../../testing/fake-api.ts";
import { openScreen } from "../../testing/open-screen.tsx";
import { codeSettingsOf } from "../restaurant-cart/codes.ts";
import { type CardsOfVisitor, loadCards } from "../restaurant-checkout/load-checkout.ts";
import { PayForm } from "./pay-form.tsx";

// @vitest-environment happy-dom

const CLAIM = { id: "c1", person: "ana", amount: "12.00", until: "2026-11-20T17:01:30Z", tipBase: "10.00" };
const GRILL = aGrill();
const CODES = codeSettingsOf(GRILL.restaurant, "en-CA");
const POINTS = { balance: 900, step: 100, value: "1.00", minimum: 100 };

function Pay({ loaderData }: { readonly loaderData: CardsOfVisitor }) {
  return (
    <PayForm
      {...{ claim: CLAIM, cards: loaderData, codes: CODES, app8RestaurantId: "1", ownEmail: aUser().email }}
      isByKitchen={false}
      isTaxIncluded={false}
      onEnd={() => undefined}
    />
  );
}

/** Opens the payment of a share of 12.00 by Noor, who has 900 points. `sent`: each request to pay, with its key. */
async function atPayment(config: object, answers: ((request: Request) => Response)[]) {
  const api = aFakeApi(GRILL);
  api.answer("POST /payment/get-payment-config", () => Response.json({ ...SANDBOX_CONFIG, ...config }));
  api.answer("POST /auth/get-user-enrolled-program-status", () =>
    Response.json({ userStatus: "enrolled", points: POINTS }),
  );
  // biome-ignore lint/suspicious/noExplicitAny: each test says what it expects of a request.
  const sent: { key: string | null; body: any }[] = [];
  api.answer("POST /table/pay", async (request) => {
    sent.push({ key: request.headers.get("idempotency-key"), body: await request.json() });
    const answer = answers[sent.length - 1];
    if (answer === undefined) throw new Error("Paid too often.");
    return answer(request);
  });
  const screen = {
    path: "table/pay",
    loader: (args: LoaderFunctionArgs) => loadCards(args, "dine-in"),
    Component: Pay,
  };
  const page = await openScreen("/grill/table/pay?tableNum=12", screen, GRILL, api, aUser());
  return { diner: dinerAt(page), page, sent };
}

/** Chooses how many points pay; 100 are worth a dollar. */
async function choosePoints(page: HTMLElement, diner: ReturnType<typeof dinerAt>, points: number): Promise<void> {
  const choice = { points: formatNumber(points), amount: formatMoney(points) };
  // The balance is asked for a moment after the page is shown.
  await vi.waitFor(() => expect(diner.reads()).toContain(m.checkout_points_choice(choice)), { timeout: 10_000 });
  const field = page.querySelector<HTMLSelectElement>("#points");
  if (field === null) throw new Error("Points cannot be chosen.");
  await act(async () => {
    field.value = String(points);
    field.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

const LOST = () => {
  throw new TypeError("lost");
};
const pay = (cents: number) => m.table_pay_now({ amount: formatMoney(cents) });

test("table#table-paying: After a lost answer the same request is sent again under the same key; after a decline, another.", async () => {
  const { diner, sent } = await atPayment({}, [LOST, () => refusal(402, 200), () => Response.json({})]);
  await diner.press(pay(12_00));
  await diner.sees(m.table_pay_unknown());
  await diner.press(pay(12_00));
  await diner.sees("Refused: 200.");
  await diner.press(pay(12_00));
  await diner.sees("Another screen");
  expect(sent).toHaveLength(3);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
});

test("table#table-points: Points are chosen with what they pay; the card pays the rest, and the request states both.", async () => {
  const { diner, page, sent } = await atPayment({}, [() => Response.json({})]);
  await choosePoints(page, diner, 900);
  await diner.press(pay(3_00));
  await diner.sees("Another screen");
  expect(sent[0]?.body).toMatchObject({
    ...{ claim: "c1", amount: "12.00", points: { points: 900, amount: "9.00" }, giftCard: null },
    chosenCreditCard: { paymentCardId: aUser().paymentMethods[0]?.paymentCardId },
  });
});

test("payment#least-charge: Points that leave less than a card may pay are told before paying.", async () => {
  const { diner, page } = await atPayment({ leastCents: 500 }, []);
  const tooLittle = m.refusal_charge_too_little({ least: formatMoney(5_00) });
  expect(diner.reads()).not.toContain(tooLittle);
  await choosePoints(page, diner, 900);
  await diner.sees(tooLittle);
  await choosePoints(page, diner, 700);
  expect(diner.reads()).not.toContain(tooLittle);
});
