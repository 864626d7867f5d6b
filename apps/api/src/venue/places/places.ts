import { formatDistance, m } from "@comptoir/messages";
import type { FieldRefusal, Locale, LocatedAddress } from "@comptoir/ordering";
import type { PlaceQuestion, PlaceSuggestion, PlacesGateway } from "../../gateways/places/port.ts";
import { attemptKey, type Visitor, visitorKey } from "../../people/attempt-keys.ts";
import { countAttempts } from "../../people/attempts.store.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Logger } from "../../platform/settings.ts";

/** Window of the rate limit. promises#promise-33. */
const WINDOW_MS = 10 * 60_000;
/**
 * Maximum number of lookups per window, for a session and for a network address. A campus may share an
 * address.
 */
const QUESTIONS_MAX = { session: 60, address: 600 } as const;

export type Places = {
  readonly attribution: string | null;
  readonly suggest: (
    asker: Visitor,
    question: PlaceQuestion,
  ) => Promise<readonly PlaceSuggestion[] | { readonly retryAfterSeconds: number }>;
  /**
   * Geocodes a street address; null if unknown. A rate-limited caller gets the answer of the embedded data.
   */
  readonly locate: (
    asker: Visitor,
    question: PlaceQuestion & { readonly placeId: string | null },
  ) => Promise<LocatedAddress | null>;
};

export type PlacesParts = {
  readonly database: Database;
  readonly logger: Logger;
  readonly gateway: PlacesGateway;
  readonly offline: PlacesGateway;
};

/**
 * Looks up street addresses within a visitor's rate limit; an unreachable gateway never prevents an order.
 * promises#promise-33, ordering#places.
 */
export function openPlaces({ database, logger, gateway, offline }: PlacesParts): Places {
  /** Counts a lookup; returns the wait in seconds, 0 within the limit. */
  const take = async (asker: Visitor): Promise<number> => {
    // Callers without a session cannot be told apart, so their lookups count for their network address only.
    const session = asker.session === null && asker.address !== null ? null : visitorKey("places session", "", asker);
    const address = asker.address === null ? null : attemptKey("places address", asker.address);
    const counted = [session, address].filter((key) => key !== null);
    const keys = { counted, read: [], windowMs: WINDOW_MS };
    const counts = await countAttempts(database, keys);
    const used = [
      { count: session === null ? undefined : counts.get(session), max: QUESTIONS_MAX.session },
      { count: address === null ? undefined : counts.get(address), max: QUESTIONS_MAX.address },
    ];
    const waits = used.map(({ count, max }) => (count && count.counted > max ? count.msLeft : 0));
    return Math.ceil(Math.max(...waits) / 1000);
  };
  const orOffline = async <Found>(ask: (asked: PlacesGateway) => Promise<Found>): Promise<Found> => {
    try {
      return await ask(gateway);
    } catch (error) {
      // The gateway's errors never contain its API key.
      logger.warn({ event: "places_unreachable", reason: String(error) }, "places are looked up offline");
      return ask(offline);
    }
  };
  return {
    attribution: gateway.attribution,
    suggest: async (asker, question) => {
      const retryAfterSeconds = await take(asker);
      if (retryAfterSeconds > 0) return { retryAfterSeconds };
      return orOffline((asked) => asked.suggest(question));
    },
    locate: async (asker, question) => {
      if ((await take(asker)) > 0) return offline.locate(question);
      return orOffline((asked) => asked.locate(question));
    },
  };
}

export type AddressFault = {
  readonly code: "address_too_far" | "address_vague" | "address_invalid";
  readonly message: string;
};

export type SearchFault = { readonly code: "address_vague" | "address_invalid"; readonly message: string };

/**
 * Returns the message for an unknown or ambiguous address. `near`: the address as typed.
 * api#geolocation-search.
 */
export function wordSearchFault(
  code: SearchFault["code"],
  { near, locale }: { readonly near: string; readonly locale: Locale },
): SearchFault {
  const word = code === "address_vague" ? m.location_vague : m.location_unknown;
  return { code, message: word({ near }, { locale }) };
}

/**
 * Returns the message for a refused address; null for a refusal by another rule.
 * checkout#delivery-address-errors.
 */
export function wordAddressFault({ rule, params = {} }: FieldRefusal, locale: Locale): AddressFault | null {
  switch (rule) {
    case "address_too_far": {
      const reach = formatDistance(Number(params.radius), params.unit === "mi" ? "mi" : "km", locale);
      return { code: rule, message: m.form_address_too_far({ reach }, { locale }) };
    }
    case "address_vague":
      return { code: rule, message: m.form_address_vague({}, { locale }) };
    case "address_invalid":
      return { code: rule, message: m.form_address_invalid({}, { locale }) };
    default:
      return null;
  }
}
