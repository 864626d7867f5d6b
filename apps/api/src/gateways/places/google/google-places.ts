import type { LocatedAddress, Position } from "@comptoir/ordering";
import type { PlaceQuestion, PlaceSuggestion, PlacesGateway } from "../port.ts";

/** The only host that is called. promises#promise-40. */
const ORIGIN = "https://places.googleapis.com";
const PLACE_ID = /^[\w-]{10,300}$/;
const SUGGESTED_MAX = 5;
/** Radius of the location bias around the venue in metres: the API's maximum. Farther results rank lower. */
const BIAS_METRES = 50_000;
/** Timeout in ms, short because a diner waits and the embedded data is the fallback. */
const ANSWER_WITHIN_MS = 2_500;

const SUGGESTION_FIELDS = ["placeId", "text.text", "types"].map((field) => `suggestions.placePrediction.${field}`);
const PLACE_FIELDS = ["location", "types", "addressComponents.types"];

type GooglePlacesParts = {
  readonly apiKey: string;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
};

type Prediction = {
  readonly placePrediction?: {
    readonly placeId?: string;
    readonly text?: { readonly text?: string };
    readonly types?: readonly string[];
  };
};
type GooglePlace = {
  readonly location?: Partial<Position>;
  readonly types?: readonly string[];
  readonly addressComponents?: readonly { readonly types?: readonly string[] }[];
};

/**
 * Creates the gateway of Google Places (New). Only the server has the key. Field masks limit the billed
 * fields, and a session token bills a session's queries and its look-up as one. ordering#places-google,
 * promises#promise-33.
 */
export function googlePlaces({ apiKey, fetch: send = fetch }: GooglePlacesParts): PlacesGateway {
  async function ask(path: string, fields: readonly string[], body?: object): Promise<unknown> {
    const response = await send(`${ORIGIN}${path}`, {
      method: body ? "POST" : "GET",
      redirect: "error",
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      headers: {
        "x-goog-api-key": apiKey,
        "x-goog-fieldmask": fields.join(","),
        ...(body ? { "content-type": "application/json" } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (response.status === 404) return null;
    // Omits the response body, which may contain the query: a person's street address.
    if (!response.ok) throw new Error(`Google Places answered ${response.status}`);
    return response.json();
  }

  return {
    attribution: "Google Maps",
    suggest: async (question) => {
      const answer = await ask("/v1/places:autocomplete", SUGGESTION_FIELDS, {
        input: question.text,
        ...inTheirWords(question),
        includedRegionCodes: ["ca", "us"],
        ...(question.sessionToken ? { sessionToken: question.sessionToken } : {}),
      });
      const { suggestions = [] } = (answer ?? {}) as { readonly suggestions?: readonly Prediction[] };
      return suggestions.slice(0, SUGGESTED_MAX).flatMap(readPrediction);
    },
    locate: async ({ placeId, ...question }) => {
      if (placeId !== null && PLACE_ID.test(placeId)) {
        const query = new URLSearchParams({ languageCode: question.locale });
        if (question.sessionToken) query.set("sessionToken", question.sessionToken);
        return readPlace((await ask(`/v1/places/${placeId}?${query}`, PLACE_FIELDS)) as GooglePlace | null);
      }
      const answer = await ask(
        "/v1/places:searchText",
        PLACE_FIELDS.map((field) => `places.${field}`),
        { textQuery: question.text, ...inTheirWords(question), pageSize: 1 },
      );
      const { places = [] } = (answer ?? {}) as { readonly places?: readonly GooglePlace[] };
      return readPlace(places[0] ?? null);
    },
  };
}

function inTheirWords({ near, locale }: Pick<PlaceQuestion, "near" | "locale">) {
  return {
    languageCode: locale,
    regionCode: "ca",
    ...(near ? { locationBias: { circle: { center: near, radius: BIAS_METRES } } } : {}),
  };
}

function readPrediction({ placePrediction }: Prediction): PlaceSuggestion[] {
  const description = placePrediction?.text?.text;
  if (!description) return [];
  const { placeId = null, types = [] } = placePrediction;
  return [{ description, placeId, types, position: null }];
}

/** Reads a place. One with a street number or a building is precise (`door`); any other is `vague`. */
function readPlace(place: GooglePlace | null): LocatedAddress | null {
  const { latitude, longitude } = place?.location ?? {};
  if (latitude === undefined || longitude === undefined) return null;
  const hasNumber = place?.addressComponents?.some(({ types }) => types?.includes("street_number")) ?? false;
  const isBuilding = place?.types?.some((type) => type === "premise" || type === "subpremise") ?? false;
  return { latitude, longitude, precision: hasNumber || isBuilding ? "door" : "vague" };
}
