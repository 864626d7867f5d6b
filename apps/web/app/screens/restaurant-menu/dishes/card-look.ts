import type { Venue } from "../../../venue/venue.ts";
import type { CardView } from "./menu-view.ts";

/**
 * The layout of a card:
 * - `picture`: a row on a phone, a tile on wider screens
 * - `compact`: a row with a small picture
 * - `text`: set as on a printed menu
 * - `tile`: a tile on every screen
 */
export type CardLook = "picture" | "compact" | "text" | "tile";

export function lookOfVenue({ cardStyle }: Pick<Venue, "cardStyle">): CardLook {
  return cardStyle === "compact" || cardStyle === "text" ? cardStyle : "picture";
}

/** Falls back to `text` if most dishes have no picture: a few pictures would leave gaps beside the other cards. */
export function fittingLook(cards: readonly CardView[], look: CardLook): CardLook {
  const pictured = cards.filter(({ image }) => image).length;
  return pictured * 2 < cards.length ? "text" : look;
}
