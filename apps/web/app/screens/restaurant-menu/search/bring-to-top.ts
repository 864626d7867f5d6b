/** Media query of the devices that are likely to have an on-screen keyboard. */
const WITH_SCREEN_KEYBOARD = "(max-width: 48rem), (pointer: coarse)";

const MARGIN_TOP_PX = 8;

/** Scrolls the search field to the top, with the results below it: a phone's keyboard covers half of the screen. */
export function bringToTop(field: HTMLElement): void {
  // The bar itself is sticky; its parent has the position before sticking.
  const home = field.closest(".menu-bar")?.parentElement?.getBoundingClientRect();
  if (!home || !matchMedia(WITH_SCREEN_KEYBOARD).matches) return;
  window.scrollTo({ top: window.scrollY + home.top - MARGIN_TOP_PX });
}
