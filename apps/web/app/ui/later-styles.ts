/** The file of the other screens' styles as a first view brings it: fetched, and not applied. */
const WAITING = '[media="not all"]';

/** What may bring something onto the page that a first view has not. */
const SIGNS = ["pointerdown", "keydown", "click", "offline"];

/** Longer than this they wait for nobody: what comes by itself, as a notice does, has its look by then. */
const APPLIED_WITHIN_MS = 5_000;

/**
 * Applies the other screens' styles. The browser works out the look of all that it shows anew then, for longer than a slow phone
 * may keep a finger waiting while its first view is still being made.
 */
export function applyLaterStyles(): void {
  document.querySelector(WAITING)?.removeAttribute("media");
}

/** Has them applied as soon as somebody touches the page, and after some seconds in any case. Decision 087. */
export function awaitNeedOfStyles(): void {
  // The rules inside the page leave out what browsers are told that cannot declare properties.
  const isOldBrowser = !("CSSPropertyRule" in window);
  const isPressedAlready = document.querySelector("[data-pressed]") !== null;
  for (const sign of SIGNS) addEventListener(sign, applyLaterStyles, { capture: true, once: true });
  setTimeout(applyLaterStyles, isOldBrowser || isPressedAlready ? 0 : APPLIED_WITHIN_MS);
}
