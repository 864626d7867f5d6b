import { use, useEffect } from "react";
import { NonceContext } from "../../../security/nonce-context.ts";
import { OF_PART } from "../../../ui/use-early-press.ts";

/** A link that was pressed is followed after this time, should the script not come. */
const LINK_PATIENCE_MS = 6000;

/**
 * Runs as the page is read, before any other script: keeps what is pressed on the dishes, and on what says `data-keep`, until somebody takes it. A link is followed
 * without script if nobody does. Nobody else hears of it: a script that comes to life in this moment would do it as well. What belongs to
 * a part whose script comes by itself (`useEarlyPress`) is left to that part, however much later it wakes.
 */
const KEEP_TAPS = `(() => {
const taps = [];
const keep = (event) => {
  const pressed = event.target.closest("a[data-dish],button[data-add],button[data-keep]");
  const isOfPart = pressed?.dataset.keep === "${OF_PART}";
  if (!pressed || !(isOfPart || window.takeTaps)) return;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  pressed.dataset.pressed = "";
  if (isOfPart) return;
  taps.push(pressed);
  if (pressed.href) setTimeout(() => { if (window.takeTaps) location.assign(pressed.href); }, ${LINK_PATIENCE_MS});
};
addEventListener("click", keep, true);
window.takeTaps = () => {
  delete window.takeTaps;
  return taps;
};
})();`.replaceAll(/\n\s*/g, "");

declare global {
  interface Window {
    takeTaps?: () => readonly HTMLElement[];
  }
}

/** Keeps what is pressed on the dishes before the script has come, and does it when it has. Stands before the dishes. */
export function EarlyTaps() {
  const nonce = use(NonceContext);
  useEffect(() => {
    const taps = window.takeTaps?.() ?? [];
    // Of several dishes the last one is meant; of what joins the cart, all.
    const dish = taps.findLast((pressed) => pressed instanceof HTMLAnchorElement);
    for (const pressed of taps) {
      delete pressed.dataset.pressed;
      if (pressed === dish || pressed instanceof HTMLButtonElement) pressed.click();
    }
  }, []);
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning={true}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of ours, the same on every page.
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? KEEP_TAPS : "" }}
    />
  );
}
