import { m } from "@comptoir/messages";
import { canGoOnWithoutNetwork } from "../../offline/kept-here.ts";
import { showToast } from "../../ui/toast.tsx";

/**
 * Prevents a link from leaving the screen while offline, and shows a message. Returns whether it prevented the link.
 * Otherwise an error page would replace the menu and the cart. The link works offline if this browser has the kept
 * menu.
 */
export function stayWithoutNetwork(event: { readonly preventDefault: () => void }): boolean {
  if (navigator.onLine || canGoOnWithoutNetwork()) return false;
  event.preventDefault();
  showToast(m.site_offline(), "danger");
  return true;
}
