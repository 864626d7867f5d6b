import type { Locale, LocatedAddress, Position } from "@comptoir/ordering";

/** The context of a query for street addresses and towns. */
export type PlaceQuestion = {
  /** The text as the visitor typed it. */
  readonly text: string;
  /** The venue's coordinates: results nearby rank first. */
  readonly near: Position | null;
  readonly locale: Locale;
  /** Groups the queries for one typed street address into one billed session; null if the query is billed alone. */
  readonly sessionToken: string | null;
};

/** A suggested street address or town. */
export type PlaceSuggestion = {
  /** The street address or town on one line, as people write it. */
  readonly description: string;
  /** The gateway's id of the suggestion; null if the gateway identifies suggestions by text alone. */
  readonly placeId: string | null;
  readonly types: readonly string[];
  /** The coordinates, if known without another look-up. */
  readonly position: Position | null;
};

/** A gateway that suggests and geocodes street addresses. ordering#places. */
export type PlacesGateway = {
  /** The attribution to show with the suggestions; null for none. */
  readonly attribution: string | null;
  /** Suggests up to five street addresses or towns, the most likely first. */
  readonly suggest: (question: PlaceQuestion) => Promise<readonly PlaceSuggestion[]>;
  /** Geocodes a street address; null if it is unknown. `placeId` is the id of a suggestion, or null. */
  readonly locate: (question: PlaceQuestion & { readonly placeId: string | null }) => Promise<LocatedAddress | null>;
};
