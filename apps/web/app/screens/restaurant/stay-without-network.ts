import { m } from "@comptoir/messages";
import { showToast } from "../../ui/toast.tsx";

/**
 * Keeps a link from leaving the screen while there is no network, and says so: an error page would come in the place of the
 * screen, and put the menu and the cart out of sight. Tells whether it stayed.
 */
export function stayWithoutNetwork(event: { readonly preventDefault: () => void }): boolean {
  if (navigator.onLine) return false;
  event.preventDefault();
  showToast(m.site_offline(), "danger");
  return true;
}
