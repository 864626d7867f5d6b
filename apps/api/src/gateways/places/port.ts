import type { Locale, LocatedAddress, Position } from "@comptoir/ordering";

/** The context of a place query. */
export type PlaceQuestion = {
  /** As a person typed it. */
  readonly text: string;
  /** A venue's own position: what is near it comes first. */
  readonly near: Position | null;
  readonly locale: Locale;
  /** Groups the questions of one address that is typed, as paid look-ups are billed; null for none. */
  readonly sessionToken: string | null;
};

/** A place that may be meant. */
export type PlaceSuggestion = {
  /** One line, as people write it. */
  readonly description: string;
  /** What the gateway knows it by; null where it knows it by its words alone. */
  readonly placeId: string | null;
  readonly types: readonly string[];
  /** Where it lies, where that is known without another look-up. */
  readonly position: Position | null;
};

/** Who knows addresses. ordering#places. */
export type PlacesGateway = {
  /** The attribution to show with the suggestions; null for none. */
  readonly attribution: string | null;
  /** Up to five places that may be meant, the likeliest first. */
  readonly suggest: (question: PlaceQuestion) => Promise<readonly PlaceSuggestion[]>;
  /** Geocodes an address; null when it is unknown. A suggested place is named by its id. */
  readonly locate: (question: PlaceQuestion & { readonly placeId: string | null }) => Promise<LocatedAddress | null>;
};
