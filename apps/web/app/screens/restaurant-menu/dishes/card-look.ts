import type { Venue } from "../../../venue/venue.ts";
import type { CardView } from "./menu-view.ts";

/**
 * How cards look: `picture` is a row on a phone and a tile where there is room, `compact` a row with a small picture, `text` is
 * set as on a printed menu, `tile` a tile everywhere.
 */
export type CardLook = "picture" | "compact" | "text" | "tile";

/** The look that a venue has chosen for its cards. */
export function lookOfVenue({ cardStyle }: Pick<Venue, "cardStyle">): CardLook {
  return cardStyle === "compact" || cardStyle === "text" ? cardStyle : "picture";
}

/** Dishes of which most have no picture are set in type: a picture here and there would only leave holes beside the others. */
export function fittingLook(cards: readonly CardView[], look: CardLook): CardLook {
  const pictured = cards.filter(({ image }) => image).length;
  return pictured * 2 < cards.length ? "text" : look;
}
