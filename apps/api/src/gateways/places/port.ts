import type { Locale, LocatedAddress, Position } from "@comptoir/ordering";

export type PlaceQuestion = {
  readonly text: string;
  /** Coordinates of the venue; nearby results rank first. */
  readonly near: Position | null;
  readonly locale: Locale;
  /** Groups the queries for one address into one billed session; null bills each alone. */
  readonly sessionToken: string | null;
};

export type PlaceSuggestion = {
  /** The street address or town on one line, as people write it. */
  readonly description: string;
  /** The gateway's id of the suggestion; null if it has none. */
  readonly placeId: string | null;
  readonly types: readonly string[];
  readonly position: Position | null;
};

/** A gateway that suggests and geocodes street addresses. ordering#places. */
export type PlacesGateway = {
  /** Attribution to show with the suggestions; null for none. */
  readonly attribution: string | null;
  /** Suggests up to five street addresses or towns, the most likely first. */
  readonly suggest: (question: PlaceQuestion) => Promise<readonly PlaceSuggestion[]>;
  /** Geocodes a street address; null if it is unknown. `placeId`: id of a suggestion, or null. */
  readonly locate: (question: PlaceQuestion & { readonly placeId: string | null }) => Promise<LocatedAddress | null>;
};
