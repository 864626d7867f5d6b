import { m } from "@comptoir/messages";
import { type Cents, cents, type Id } from "@comptoir/ordering";
import type { CardView } from "./menu-view.ts";

/*
 * A dish's card is plain markup, whoever drew it: the server with the page, or React after a search. What is done with cards
 * finds its way by these attributes: `a[data-dish]` opens a dish, `button[data-add]` puts it into the cart, `button[data-take]` takes one out, and
 * `[data-count]` says how many are there.
 */

/** A dish as its card's markup says it. */
export type CardWords = {
  readonly name: string;
  readonly text: string;
  readonly price: string;
  readonly image: string | null;
};

/** The card that an element stands in. */
export function cardOf(element: Element): HTMLElement | null {
  return element.closest("article");
}

/** Where a card's dish opens. */
export function dishLinkOf(card: Element | null): HTMLAnchorElement | null {
  return card?.querySelector<HTMLAnchorElement>("a[data-dish]") ?? null;
}

const DISH_PATH = /\/items\/([^/?]+)/;

/** The id of a card's dish, as its link has it; null where an element stands in no card. */
export function dishIdOf(element: Element): string | null {
  const id = DISH_PATH.exec(dishLinkOf(cardOf(element))?.getAttribute("href") ?? "")?.[1];
  return id === undefined ? null : decodeURIComponent(id);
}

/** A dish that joins the cart as it is: where it stands, and what it costs now. */
export type PlainDish = {
  readonly id: Id;
  readonly menuId: Id;
  readonly sectionId: Id | null;
  readonly priceCents: Cents;
};

/** Writes for `data-add` what joins the cart; nothing of a dish that has choices. */
export function formatPlainDish({ id, plainAt, cents: price }: CardView): string {
  return plainAt ? JSON.stringify([id, plainAt.menuId, plainAt.sectionId, price]) : "";
}

/** Reads what a button puts into the cart; null where it says nothing of it. */
export function readPlainDish(button: HTMLElement): PlainDish | null {
  if (!button.dataset.add) return null;
  const [id, menuId, sectionId, price] = JSON.parse(button.dataset.add) as [Id, Id, Id | null, number];
  return { id, menuId, sectionId, priceCents: cents(price) };
}

/** Reads what a card says of its dish. */
export function readCard(card: Element): CardWords {
  const words = (part: string) => card.querySelector(part)?.textContent ?? "";
  return {
    name: words("a[data-dish]"),
    text: words(".dish-text"),
    price: words(".dish-facts > b"),
    image: card.querySelector("img")?.getAttribute("src") ?? null,
  };
}

/** How many of a dish are in the cart, as its card says it: a number, and the sentence for who does not see it. */
export function formatCount(count: number): string {
  if (count === 0) return "";
  return `<span aria-hidden="true">${count}</span><span class="visually-hidden">${m.menu_card_in_cart({ count })}</span>`;
}
