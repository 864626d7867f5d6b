import { m } from "@comptoir/messages";
import { canGoOnWithoutNetwork } from "../../offline/kept-here.ts";
import { showToast } from "../../ui/toast.tsx";

/**
 * Prevents a link from leaving the screen while offline, unless this browser has the kept menu. Returns whether it
 * did. Otherwise an error page would replace the screen.
 */
export function stayWithoutNetwork(event: { readonly preventDefault: () => void }): boolean {
  if (navigator.onLine || canGoOnWithoutNetwork()) return false;
  event.preventDefault();
  showToast(m.site_offline(), "danger");
  return true;
}
