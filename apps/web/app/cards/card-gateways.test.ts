import { describe, expect, test } from "vitest";
import type { CardGatewayConfig } from "./card-gateway.ts";
import { cardGatewayOf } from "./card-gateways.ts";

const CONFIG: CardGatewayConfig = { tokenUrl: "/tokens", publishableKey: null, avs: true, today: "2026-11-20" };

function aSandboxCard(config: Partial<CardGatewayConfig> = {}) {
  const entry = cardGatewayOf("sandbox")?.mount({ ...CONFIG, ...config });
  if (!entry) throw new Error("The page has no sandbox.");
  return entry;
}

describe("the gateway of a page", () => {
  test("The processor of the payment config chooses it; one that the page does not know takes no card.", () => {
    expect(cardGatewayOf("sandbox")).not.toBeNull();
    expect(cardGatewayOf("stripe")).not.toBeNull();
    expect([null, "payOnPremise"].map(cardGatewayOf)).toEqual([null, null]);
  });

  test("A card that is not entered yet is missing, with its postal code where avs says so.", () => {
    const missing = (avs: boolean) => aSandboxCard({ avs }).state().refusals;
    const fields = ["card.number", "card.expiry_date", "card.cvd"];
    expect(missing(false).map(({ field }) => field)).toEqual(fields);
    expect(missing(true).map(({ field }) => field)).toEqual([...fields, "card.postal_code"]);
  });

  test("Every field that can be refused has a label.", () => {
    const { labels, state } = aSandboxCard();
    expect(state().refusals.map(({ field }) => labels[field]?.())).toEqual(Array(4).fill(expect.stringMatching(/./)));
  });

  test("The checkout hears of a card that is forgotten, and never of its number.", () => {
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
