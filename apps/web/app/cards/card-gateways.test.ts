import { describe, expect, test } from "vitest";
import type { CardGatewayConfig } from "./card-gateway.ts";
import { cardGatewayOf } from "./card-gateways.ts";

const CONFIG: CardGatewayConfig = {
  tokenUrl: "/tokens",
  publishableKey: null,
  account: null,
  avs: true,
  today: "2026-11-20",
};

function aSandboxCard(config: Partial<CardGatewayConfig> = {}) {
  const entry = cardGatewayOf("sandbox")?.mount({ ...CONFIG, ...config });
  if (!entry) throw new Error("The page has no sandbox.");
  return entry;
}

describe("the gateway of a page", () => {
  test("The processor of the payment config chooses the gateway; an unknown processor accepts no cards.", () => {
    expect(cardGatewayOf("sandbox")).not.toBeNull();
    expect(cardGatewayOf("stripe")).not.toBeNull();
    expect([null, "payOnPremise"].map(cardGatewayOf)).toEqual([null, null]);
  });

  test("An empty card has missing fields; the postal code is one of them if `avs` is set.", () => {
    const missing = (avs: boolean) => aSandboxCard({ avs }).state().refusals;
    const fields = ["card.number", "card.expiry_date", "card.cvd"];
    expect(missing(false).map(({ field }) => field)).toEqual(fields);
    expect(missing(true).map(({ field }) => field)).toEqual([...fields, "card.postal_code"]);
  });

  test("Every field that can be invalid has a label.", () => {
    const { labels, state } = aSandboxCard();
    expect(state().refusals.map(({ field }) => labels[field]?.())).toEqual(Array(4).fill(expect.stringMatching(/./)));
  });

  test("The checkout is notified when the card is cleared, and never receives its number.", () => {
    const { state, onChange, clear } = aSandboxCard();
    let times = 0;
    onChange(() => {
      times += 1;
    });
    clear();
    expect(times).toBe(1);
    expect(Object.keys(state())).toEqual(["refusals", "last4"]);
  });
});
