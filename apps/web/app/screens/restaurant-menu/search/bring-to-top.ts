/** Where a keyboard comes up on the screen itself. */
const WITH_SCREEN_KEYBOARD = "(max-width: 48rem), (pointer: coarse)";

/** How far from the top of the screen the field stays. */
const MARGIN_TOP_PX = 8;

/** On a phone the keyboard takes half of the screen: the search field goes to the top, and what is found begins below it. */
export function bringToTop(field: HTMLElement): void {
  // The search itself sticks to the top; what it stands in tells where it is at home.
  const home = field.closest("search")?.parentElement?.getBoundingClientRect();
  if (!home || !matchMedia(WITH_SCREEN_KEYBOARD).matches) return;
  window.scrollTo({ top: window.scrollY + home.top - MARGIN_TOP_PX });
}
