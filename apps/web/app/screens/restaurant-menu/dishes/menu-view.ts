import type { Id, LocalMoment, OpenState, RichParagraph } from "@comptoir/ordering";
import type { KnownDish } from "../../../cart/known-dish.ts";

/** When a dish is served next: in how many days, on which weekday (Monday is 0), how many minutes after its midnight. */
export type ServedFrom = { readonly days: number; readonly weekday: number; readonly minutes: number };

/** Why a dish cannot be had just now. `from` is served later. */
export type CardState =
  | "sold-out"
  | "from"
  | "unavailable"
  | "last-call"
  | "not-to-go"
  | "alcohol-hours"
  | "notice-over"
  | "kitchen-paused"
  | "kitchen-closed";

/** Until when a dish could be ordered for its event. */
export type OrderedUntil = { readonly date: string; readonly minutes: number };

/**
 * A dish as its card shows it: no options, and nothing that is not there. Absent `diets` mean that nothing is known of them. Amounts
 * are cents in the slot of now.
 */
export type CardView = {
  readonly id: Id;
  readonly name: string;
  /** Its description, cut to a card's length. */
  readonly text?: string;
  readonly image?: string;
  readonly cents: number;
  /** Whether the price is the lowest of several. */
  readonly isFrom?: true;
  readonly memberCents?: number;
  /** Whether that is what who reads pays, since they are a member. */
  readonly isYours?: true;
  readonly unit?: string;
  readonly state?: CardState;
  /** With the state `from`: when it is served next. */
  readonly from?: ServedFrom;
  /** With the state `notice-over`. */
  readonly until?: OrderedUntil;
  readonly alcohol?: true;
  readonly calories?: number;
  readonly diets?: readonly string[];
  /** What the cart needs of it, where there is nothing to choose with it: it joins the cart as it is. */
  readonly plain?: KnownDish;
  /** The menu that it stands on, where its id alone does not say so. */
  readonly menuId?: Id;
};

/** A section of a menu, or the dishes that a menu holds directly; such a section has no name of its own. */
export type SectionView = {
  /** The id of its element in the page, which links lead to. */
  readonly anchor: string;
  readonly name: string;
  readonly text?: readonly RichParagraph[];
  readonly cards: readonly CardView[];
};

/** Why a kitchen of a hub takes no orders: paused, until when if that is known, or closed by its own hours. */
export type KitchenStanding =
  | { readonly paused: true; readonly until: LocalMoment | null }
  | { readonly paused: false; readonly openState: OpenState };

export type MenuView = {
  readonly anchor: string;
  readonly name: string;
  /** Absent where its kitchen takes orders, and where it is of no hub. */
  readonly standing?: KitchenStanding;
  readonly text?: readonly RichParagraph[];
  readonly sections: readonly SectionView[];
};

/** All that the menu's page shows, in the page's language. */
export type MenusView = {
  readonly menus: readonly MenuView[];
  /** The dishes that the venue puts first, by id, in menu order. */
  readonly featured: readonly Id[];
};

/** The id of the part of the page with the dishes. */
export const DISHES_ID = "dishes";

/** The id of the section with the dishes that the venue puts first. */
export const FEATURED_ID = "featured";

/** The cards of all menus in their order. */
export function cardsOf(menus: readonly MenuView[]): CardView[] {
  return menus.flatMap(({ sections }) => sections.flatMap(({ cards }) => cards));
}
