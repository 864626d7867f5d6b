import type { Id, LocalMoment, OpenState, RichParagraph } from "@comptoir/ordering";
import type { KnownDish } from "../../../cart/known-dish.ts";

/** When a dish is served next: in how many days, on which weekday (Monday is 0), how many minutes after midnight. */
export type ServedFrom = { readonly days: number; readonly weekday: number; readonly minutes: number };

/** Why a dish is unavailable now. `from`: it is served later. */
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

/** The order deadline of a dish for an event; `minutes` after midnight. */
export type OrderedUntil = { readonly date: string; readonly minutes: number };

/** A dish as its card shows it. Amounts are in cents, for the current slot of the price schedule. Absent `diets` are unknown. */
export type CardView = {
  readonly id: Id;
  readonly name: string;
  readonly text?: string;
  readonly image?: string;
  readonly cents: number;
  /** Whether the price is the lowest of several. */
  readonly isFrom?: true;
  readonly memberCents?: number;
  /** Whether the reader is a member, and so pays `memberCents`. */
  readonly isYours?: true;
  readonly unit?: string;
  readonly state?: CardState;
  readonly from?: ServedFrom;
  readonly until?: OrderedUntil;
  readonly alcohol?: true;
  /** Whether the orders of the last weeks show that the dish is popular. menu#dish-sales. */
  readonly popular?: true;
  readonly calories?: number;
  readonly diets?: readonly string[];
  /** The data for the cart, if the dish has no choices and can be added from its card. */
  readonly plain?: KnownDish;
  /** The id of the dish's menu, if several menus have the dish. */
  readonly menuId?: Id;
};

/** A section of a menu. The dishes directly in a menu form a section with an empty name. */
export type SectionView = {
  readonly anchor: string;
  readonly name: string;
  readonly text?: readonly RichParagraph[];
  readonly cards: readonly CardView[];
};

/** Why a hub's kitchen takes no orders: paused, with the end if known, or closed by its own hours. */
export type KitchenStanding =
  | { readonly paused: true; readonly until: LocalMoment | null }
  | { readonly paused: false; readonly openState: OpenState };

export type MenuView = {
  readonly anchor: string;
  readonly name: string;
  /** Why the menu's kitchen takes no orders; absent if it takes orders, and outside of hubs. */
  readonly standing?: KitchenStanding;
  readonly text?: readonly RichParagraph[];
  readonly sections: readonly SectionView[];
};

export type MenusView = {
  readonly menus: readonly MenuView[];
  /** The ids of the dishes that the venue features, in menu order. */
  readonly featured: readonly Id[];
};

export const DISHES_ID = "dishes";

export const FEATURED_ID = "featured";

export function cardsOf(menus: readonly MenuView[]): CardView[] {
  return menus.flatMap(({ sections }) => sections.flatMap(({ cards }) => cards));
}
