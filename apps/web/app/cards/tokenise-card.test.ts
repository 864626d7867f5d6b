import { describe, expect, test } from "vitest";
import { tokeniseCard } from "./tokenise-card.ts";

const CARD = { number: "4242-4242-4242-4242", cvd: "123", expiryDate: "12/30", postalCode: " M5V 2T6 " };

function aGateway(status: number, answer: unknown) {
  const sent: { url: string; body: unknown }[] = [];
  const send = (async (url: string, { body }: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(body)) });
    return new Response(JSON.stringify(answer), { status });
  }) as typeof fetch;
  return { send, sent };
}

describe("tokenising a card", () => {
  test("The card is sent to the gateway's address, which returns a token, the brand and the last four digits.", async () => {
    const { send, sent } = aGateway(201, { token: "tok", type: "VISA", last4: "4242", expiry_date: "12/30" });
    expect(await tokeniseCard(CARD, "/sandbox-gateway/tokens", send)).toEqual({
      token: "tok",
      type: "VISA",
      last4: "4242",
      expiry_date: "12/30",
      postal_code: "M5V 2T6",
    });
    expect(sent).toMatchObject([{ url: "/sandbox-gateway/tokens", body: { number: "4242424242424242" } }]);
  });

  test("If the gateway refuses the number, the error is at the number's field.", async () => {
    const { send } = aGateway(422, { code: "not_a_test_card", message: "Test cards only." });
    expect(await tokeniseCard(CARD, "/tokens", send)).toEqual({
      refused: { message: "Test cards only.", field: "card.number" },
    });
  });

  test("If the gateway is unreachable, nothing is charged, and the diner is told so.", async () => {
    const away = (() => Promise.reject(new TypeError("network"))) as typeof fetch;
    expect(await tokeniseCard(CARD, "/tokens", away)).toMatchObject({ refused: { field: null } });
  });
});
