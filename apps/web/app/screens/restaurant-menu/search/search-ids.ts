/** The id of the search field, which the category bar links to. */
export const SEARCH_ID = "menu-search";

/** The id of the list of results. */
export const FOUND_ID = "menu-found";

/** Returns the link of the first result, which the down arrow focuses from the search field. */
export function firstFound(): HTMLElement | null {
  return document.querySelector(`#${FOUND_ID} .dish-name a`);
}
