import { beforeAll, describe, expect, test } from "vitest";
import { GRILL } from "../../testing/grill.ts";
import { openTestApi } from "../../testing/test-api.ts";

const api = await openTestApi();
beforeAll(() =>
  api.load({
    ...GRILL,
    restaurant: {
      ...GRILL.restaurant,
      latitude: 43.6462,
      longitude: -79.3919,
      delivery: { type: "address", radius: 3, unit: "mi" },
    },
  }),
);

function search(body: object, headers: Record<string, string> = {}) {
  return api.call("/api/restaurants/autocomplete-search", body, { "x-restaurant-id": "7", ...headers });
}

describe("POST /restaurants/autocomplete-search", () => {
  test("For a chain no restaurant is named, and nothing is near; without either the call is not understood.", async () => {
    const ofChain = await api.call("/api/restaurants/autocomplete-search", { group: "grills", description: "M5V 2T" });
    expect(ofChain.status).toBe(200);
    expect(ofChain.body.suggestions[0]).toMatchObject({ distance: null });
    const ofNobody = await api.call("/api/restaurants/autocomplete-search", { description: "M5V 2T" });
    expect([ofNobody.status, ofNobody.body.issues]).toMatchObject([400, [{ path: "x-restaurant-id" }]]);
  });

  test("suggests possible addresses with their distance, in the requested unit.", async () => {
    const { status, body } = await search({ description: "123 Main St, Toron", unit: "km", sessionToken: "a-token" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ attribution: null, problem: null });
    expect(body.suggestions[0]).toEqual({
      description: "123 Main St, Toronto, ON",
      gmapPlaceId: null,
      terms: ["123 Main St", "Toronto", "ON"],
      types: ["locality"],
      distance: 6.3,
    });
    expect(body.suggestions.length).toBeLessThanOrEqual(5);
  });

  test("checks a complete address for the restaurant's delivery, in the diner's language.", async () => {
    const whole = { types: ["street_address"] };
    const near = await search({ ...whole, description: "123 King St W, Toronto, M5V 2T6" });
    expect(near.body).toEqual({ suggestions: [], attribution: null, problem: null });
    const far = await search({ ...whole, description: "1 Rideau St, Ottawa, K1A 0B1" }, { "x-locale": "fr-CA" });
    expect(far.body.problem).toEqual({
      code: "address_too_far",
      message: expect.stringMatching(/trop loin du restaurant.*3\u00a0mi/),
    });
  });

  test("takes the fields of the specification, and no other kind of them.", async () => {
    const full = { group: "a-group", radius: 10, unit: "mi", sessionToken: "t", description: "Tor", terms: ["Tor"] };
    expect((await search({ ...full, gmapPlaceId: "ChIJd8BlQ2BZwokRAFUEcm_qrcA", types: ["locality"] })).status).toBe(
      200,
    );
    const bad = await search({ description: "Tor", gmapPlaceId: "../x?y", unit: "feet" });
    expect(bad.status).toBe(400);
    expect(bad.body.issues.map(({ path }: { path: string }) => path).sort()).toEqual(["gmapPlaceId", "unit"]);
  });
});
