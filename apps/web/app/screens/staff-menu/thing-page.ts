/** The page of each kind of thing, below `/staff/menu/`. */
const PAGES: Readonly<Record<string, string>> = { item: "dish", section: "section", menu: "menu", menu_group: "group" };

/** Tells whether a thing has a page of its own. */
export function hasPage(thing: string): boolean {
  const [kind = ""] = thing.split(":", 1);
  return Object.hasOwn(PAGES, kind);
}

/** Returns the address of the page of a dish, a section, a menu or a menu group, by its key. */
export function thingPage(thing: string): string {
  const [kind = ""] = thing.split(":", 1);
  return `/staff/menu/${PAGES[kind] ?? kind}/${encodeURIComponent(thing.slice(kind.length + 1))}`;
}

/** Returns the key of the thing of a page's address; null if there is no such page. */
export function thingAtPage(page: string, id: string): string | null {
  const kind = Object.keys(PAGES).find((one) => PAGES[one] === page);
  return kind === undefined ? null : `${kind}:${id}`;
}
