import { m } from "@comptoir/messages";
import { canGoOnWithoutNetwork } from "../../offline/kept-here.ts";
import { showToast } from "../../ui/toast.tsx";

/**
 * Keeps a link from leaving the screen while there is no network, and says so: an error page would come in the place of the
 * screen, and put the menu and the cart out of sight. Where the menu is kept in this browser the way goes on. Tells whether it stayed.
 */
export function stayWithoutNetwork(event: { readonly preventDefault: () => void }): boolean {
  if (navigator.onLine || canGoOnWithoutNetwork()) return false;
  event.preventDefault();
  showToast(m.site_offline(), "danger");
  return true;
}
