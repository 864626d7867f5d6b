/** The id of the search field, which the category bar leads to. */
export const SEARCH_ID = "menu-search";

/** The id of the list of what was found. */
export const FOUND_ID = "menu-found";

/** The link of the dish that was found first, which the down arrow leads to from the field. */
export function firstFound(): HTMLElement | null {
  return document.querySelector(`#${FOUND_ID} .dish-name a`);
}
