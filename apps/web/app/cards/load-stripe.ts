import { currentLocale } from "@comptoir/messages";
import type { Stripe } from "@stripe/stripe-js";

const ORIGIN = "https://js.stripe.com/";
/** Timeout for loading the library, in ms. */
const TIMEOUT_MS = 20_000;

/**
 * Loads Stripe's library; null if it is unreachable. Call it only once a card is entered. Stripe's advanced
 * fraud signals, and the iframes that they load, are off. payment#gateway-in-the-browser.
 * @param account the restaurant's own account, which gets the card; null for the installation's
 */
export async function loadStripeLibrary(publishableKey: string, account: string | null): Promise<Stripe | null> {
  document.addEventListener("error", dropDeadScript, true);
  try {
    const { loadStripe } = await import("@stripe/stripe-js/pure");
    loadStripe.setLoadParameters({ advancedFraudSignals: false });
    const library = loadStripe(publishableKey, {
      locale: currentLocale() === "fr-CA" ? "fr-CA" : "en",
      ...(account !== null && { stripeAccount: account }),
    });
    return await Promise.race([library, patience()]);
  } catch {
    return null;
  } finally {
    document.removeEventListener("error", dropDeadScript, true);
  }
}

/**
 * Removes a Stripe script that failed to load. Stripe's package retries, but if the failed script is still in
 * the page, the package waits for it forever.
 */
function dropDeadScript({ target }: Event): void {
  if (target instanceof HTMLScriptElement && target.src.startsWith(ORIGIN)) target.remove();
}

function patience(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS, null));
}
