import { describe, expect, it } from "vitest";
import { googlePlaces } from "./google-places.ts";

type Asked = { readonly url: string; readonly init: RequestInit };

/** Fakes the API from its public documentation, by path, and records the requests. */
function google(answers: Readonly<Record<string, object>>) {
  const asked: Asked[] = [];
  const places = googlePlaces({
    apiKey: "the-key",
    fetch: async (url, init) => {
      asked.push({ url, init });
      const answer = answers[new URL(url).pathname];
      return answer ? Response.json(answer) : Response.json({ error: { status: "INTERNAL" } }, { status: 500 });
    },
  });
  return { places, asked };
}

const QUESTION = {
  text: "123 main",
  near: { latitude: 43.6462, longitude: -79.3919 },
  locale: "fr-CA",
  sessionToken: "0198c0de",
} as const;

const AUTOCOMPLETE = {
  "/v1/places:autocomplete": {
    suggestions: [
      {
        placePrediction: {
          place: "places/ChIJd8BlQ2BZwokRAFUEcm_qrcA",
          placeId: "ChIJd8BlQ2BZwokRAFUEcm_qrcA",
          text: { text: "123 Main Street, Toronto, ON, Canada", matches: [{ endOffset: 8 }] },
          types: ["street_address", "geocode"],
        },
      },
      { queryPrediction: { text: { text: "main street" } } },
    ],
  },
};

const DOOR = {
  location: { latitude: 43.684, longitude: -79.299 },
  types: ["street_address"],
  addressComponents: [{ longText: "123", shortText: "123", types: ["street_number"] }, { types: ["route"] }],
};

describe("Google Places", () => {
  it("suggests addresses with their ids, near the venue and in the diner's language", async () => {
    const { places, asked } = google(AUTOCOMPLETE);
    expect(await places.suggest(QUESTION)).toEqual([
      {
        description: "123 Main Street, Toronto, ON, Canada",
        placeId: "ChIJd8BlQ2BZwokRAFUEcm_qrcA",
        types: ["street_address", "geocode"],
        position: null,
      },
    ]);
    expect(JSON.parse(String(asked[0]?.init.body))).toMatchObject({
      input: "123 main",
      languageCode: "fr-CA",
      sessionToken: "0198c0de",
      includedRegionCodes: ["ca", "us"],
      locationBias: { circle: { center: QUESTION.near } },
    });
  });

  it("locates the door of a suggestion, in the same session, and asks for no more than it needs", async () => {
    const { places, asked } = google({ "/v1/places/ChIJd8BlQ2BZwokRAFUEcm_qrcA": DOOR });
    const located = await places.locate({ ...QUESTION, placeId: "ChIJd8BlQ2BZwokRAFUEcm_qrcA" });
    expect(located).toEqual({ ...DOOR.location, precision: "door" });
    expect(new URL(asked[0]?.url ?? "").searchParams.get("sessionToken")).toBe("0198c0de");
    expect(new Headers(asked[0]?.init.headers).get("x-goog-fieldmask")).toBe("location,types,addressComponents.types");
  });

  it("looks for an address that was typed without a suggestion", async () => {
    const { places } = google({ "/v1/places:searchText": { places: [DOOR] } });
    expect(await places.locate({ ...QUESTION, placeId: null })).toMatchObject({ precision: "door" });
    const { places: streets } = google({
      "/v1/places:searchText": { places: [{ ...DOOR, types: ["route"], addressComponents: [{ types: ["route"] }] }] },
    });
    expect(await streets.locate({ ...QUESTION, placeId: null })).toMatchObject({ precision: "vague" });
    const { places: nothing } = google({ "/v1/places:searchText": {} });
    expect(await nothing.locate({ ...QUESTION, placeId: null })).toBeNull();
  });

  it("goes to one host alone, follows nowhere, and sends its key in a header, never in an address", async () => {
    const { places, asked } = google({ ...AUTOCOMPLETE, "/v1/places:searchText": {} });
    await places.suggest({ ...QUESTION, text: "https://evil.example/?x=" });
    // A malformed place id is ignored, so that it cannot change the URL; the typed text is searched for.
    await places.locate({ ...QUESTION, placeId: "../../v1/elsewhere@evil.example" });
    for (const { url, init } of asked) {
      expect(new URL(url).origin).toBe("https://places.googleapis.com");
      expect(url).not.toContain("the-key");
      expect([init.redirect, new Headers(init.headers).get("x-goog-api-key")]).toEqual(["error", "the-key"]);
    }
  });

  it("fails in words that hold neither the key nor the address", async () => {
    const { places } = google({});
    await expect(places.suggest(QUESTION)).rejects.toThrow(/^Google Places answered 500$/);
  });
});
