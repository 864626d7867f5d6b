import {
  featuredItems,
  type ListedItem,
  type Locale,
  listedItems,
  localizedParagraphs,
  localizedText,
  lowestPrice,
  type Menu,
  type RichParagraph,
  type Section,
} from "@comptoir/ordering";
import type { KnownDish } from "../../../cart/known-dish.ts";
import { kitchenOf, kitchenStanding } from "../offered-kitchens.ts";
import { dishState, type Offer } from "./card-state.ts";
import type { CardState, CardView, MenusView, MenuView, SectionView } from "./menu-view.ts";

/** Maximum number of featured dishes. More dishes would push the menu out of view. */
const FEATURED_MAX = 8;

/** Maximum length of the description on a card, in characters: about three lines. */
const LONGEST_CARD_TEXT = 140;

/**
 * Builds the menus for their page: texts in one language, prices and states, and no options.
 * Prices and states are for now, or for the earliest moment to order ahead.
 *
 * @param held the promos of the reading member; null if the reader is not a member
 * @param plainDish returns the data that the cart needs of a dish without options
 * @param popular the ids of the popular dishes
 */
export function drawMenus(
  menus: readonly Menu[],
  locale: Locale,
  offer: Offer,
  held: readonly string[] | null = null,
  plainDish: (position: ListedItem) => KnownDish | undefined = () => undefined,
  popular: readonly string[] = [],
): MenusView {
  const timesOnMenus = new Map<string, number>();
  for (const { item } of listedItems(menus))
    timesOnMenus.set(String(item.id), (timesOnMenus.get(String(item.id)) ?? 0) + 1);
  const draw = (position: ListedItem) =>
    drawCard(position, locale, offer, {
      held,
      plain: position.item.options.length === 0 ? plainDish(position) : undefined,
      isPopular: popular.includes(String(position.item.id)),
      isOnSeveral: (timesOnMenus.get(String(position.item.id)) ?? 0) > 1,
    });

  const featured = featuredItems(menus).filter((position) => dishState(position, offer) === null);
  const drawn = menus
    .map((menu) => ({ ...drawMenu(menu, locale, draw), ...standingField(menu, offer) }))
    .filter(({ sections }) => sections.length > 0);
  return {
    menus: [...drawn.filter(servesNow), ...drawn.filter((menu) => !servesNow(menu))].map(withServedFirst),
    featured: featured.slice(0, FEATURED_MAX).map(({ item }) => item.id),
  };
}

/**
 * Returns whether a menu serves anything now. Other menus are sorted last, so that breakfast does not lead in the
 * evening.
 */
function servesNow({ sections }: MenuView): boolean {
  return sections.some(({ cards }) => cards.some(({ state }) => state === undefined));
}

/** Sorts sections and dishes that are not served at this hour to the end of their menu. The unnamed section stays first. */
function withServedFirst(menu: MenuView): MenuView {
  const sections = menu.sections.map((section) => ({ ...section, cards: lastIf(section.cards, isOfAnotherHour) }));
  return { ...menu, sections: lastIf(sections, ({ name, cards }) => name !== "" && cards.every(isOfAnotherHour)) };
}

const OF_ANOTHER_HOUR: ReadonlySet<CardState> = new Set<CardState>([
  "from",
  "unavailable",
  "last-call",
  "alcohol-hours",
  "notice-over",
  "kitchen-paused",
  "kitchen-closed",
]);

function isOfAnotherHour({ state }: CardView): boolean {
  return state !== undefined && OF_ANOTHER_HOUR.has(state);
}

function lastIf<Thing>(things: readonly Thing[], isLast: (thing: Thing) => boolean): readonly Thing[] {
  return [...things.filter((thing) => !isLast(thing)), ...things.filter(isLast)];
}

function standingField(menu: Menu, { kitchens, now, ahead }: Offer): Pick<MenuView, "standing"> {
  const standing = kitchenStanding(kitchenOf(menu, kitchens), ahead ?? now);
  return standing === null ? {} : { standing };
}

type DrawCard = (position: ListedItem) => CardView;

function drawMenu(menu: Menu, locale: Locale, draw: DrawCard): MenuView {
  const anchor = anchorOf("menu", menu);
  const own = menu.items.map((item) => draw({ menu, section: null, item }));
  const sections = menu.sections.map((section) => drawSection(menu, section, locale, draw));
  const direct: SectionView = { anchor: `${anchor}-dishes`, name: "", cards: own };
  return {
    anchor,
    name: textOf(menu, "name", locale),
    ...richField(localizedParagraphs(menu, "description", locale)),
    sections: [direct, ...sections].filter(({ cards }) => cards.length > 0),
  };
}

function drawSection(menu: Menu, section: Section, locale: Locale, draw: DrawCard): SectionView {
  return {
    anchor: anchorOf("section", section),
    name: textOf(section, "name", locale),
    ...richField(localizedParagraphs(section, "description", locale)),
    cards: section.items.map((item) => draw({ menu, section, item })),
  };
}

function drawCard(
  position: ListedItem,
  locale: Locale,
  offer: Offer,
  {
    held,
    plain,
    isPopular,
    isOnSeveral,
  }: {
    readonly held: readonly string[] | null;
    readonly plain: KnownDish | undefined;
    readonly isPopular: boolean;
    readonly isOnSeveral: boolean;
  },
): CardView {
  const { item, menu } = position;
  const state = dishState(position, offer);
  const { cents, memberCents, isFrom } = lowestPrice(item, offer.ahead ?? offer.now, held);
  return {
    id: item.id,
    name: textOf(item, "name", locale),
    ...textField(shortenText(textOf(item, "description", locale))),
    ...(item.image ? { image: item.image } : {}),
    cents,
    ...(isFrom ? { isFrom } : {}),
    ...(memberCents === null ? {} : { memberCents, ...(held ? { isYours: true } : {}) }),
    ...(item.priceUnit ? { unit: item.priceUnit } : {}),
    ...state,
    ...(isPopular && state === null ? { popular: true } : {}),
    ...(item.alcoholicBeverage ? { alcohol: true } : {}),
    ...(item.calories === null ? {} : { calories: item.calories }),
    ...(item.diets ? { diets: item.diets } : {}),
    ...(plain ? { plain } : {}),
    ...(isOnSeveral ? { menuId: menu.id } : {}),
  };
}

function textOf<Field extends "name" | "description">(
  thing: Parameters<typeof localizedText<Field>>[0],
  field: Field,
  locale: Locale,
): string {
  return localizedText(thing, field, locale);
}

function richField(text: readonly RichParagraph[]): { text?: readonly RichParagraph[] } {
  return text.length === 0 ? {} : { text };
}

function textField(text: string): { text?: string } {
  return text === "" ? {} : { text };
}

/** Returns the id of an element in the page. It contains the `id`, because two menus may have sections of one slug. */
function anchorOf(kind: string, { id, slug }: { readonly id: Menu["id"]; readonly slug: string }): string {
  return `${kind}-${slug}-${id}`.replace(/[^\w-]+/g, "-");
}

/** Cuts a text to a card's length after a whole word, with an ellipsis. */
export function shortenText(text: string, longest: number = LONGEST_CARD_TEXT): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest + 1);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > 0 ? end : longest).replace(/[\s,;:.–—-]+$/u, "")}…`;
}
