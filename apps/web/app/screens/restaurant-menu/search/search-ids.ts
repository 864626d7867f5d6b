export const SEARCH_ID = "menu-search";

export const FOUND_ID = "menu-found";

/** Returns the link of the first result, which the down arrow focuses from the search field. */
export function firstFound(): HTMLElement | null {
  return document.querySelector(`#${FOUND_ID} .dish-name a`);
}
