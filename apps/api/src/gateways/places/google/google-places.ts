import type { LocatedAddress, Position } from "@comptoir/ordering";
import type { PlaceQuestion, PlaceSuggestion, PlacesGateway } from "../port.ts";

/** The one host that is ever asked. promises#promise-40. */
const ORIGIN = "https://places.googleapis.com";
const PLACE_ID = /^[\w-]{10,300}$/;
const SUGGESTED_MAX = 5;
/** What is farther from the venue than this may come later, in metres; the most that the API takes. */
const BIAS_METRES = 50_000;
/** A diner waits for an address that they have typed already: after this the offline answer is better. */
const ANSWER_WITHIN_MS = 2_500;

const SUGGESTION_FIELDS = ["placeId", "text.text", "types"].map((field) => `suggestions.placePrediction.${field}`);
const PLACE_FIELDS = ["location", "types", "addressComponents.types"];

/** What the gateway takes beside its key. */
type GooglePlacesParts = {
  readonly apiKey: string;
  /** The platform's; tests answer themselves. */
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
 * Google Places (New) over REST, from the server alone: the key goes in a header and never to a page. Field masks name what is
 * billed; a session's questions end with the look-up of the place that was chosen, so that they are billed as one.
 * ordering#places-google, promises#promise-33.
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
    // The error body is not logged: it may contain the query, a person's address.
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

/** A place with a street number is a door; what is only a street, a town or a postal code is not. */
function readPlace(place: GooglePlace | null): LocatedAddress | null {
  const { latitude, longitude } = place?.location ?? {};
  if (latitude === undefined || longitude === undefined) return null;
  const hasNumber = place?.addressComponents?.some(({ types }) => types?.includes("street_number")) ?? false;
  const isBuilding = place?.types?.some((type) => type === "premise" || type === "subpremise") ?? false;
  return { latitude, longitude, precision: hasNumber || isBuilding ? "door" : "vague" };
}
