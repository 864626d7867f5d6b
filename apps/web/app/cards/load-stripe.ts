import { currentLocale } from "@comptoir/messages";
import type { Stripe } from "@stripe/stripe-js";

/** The origin of Stripe's library. */
const ORIGIN = "https://js.stripe.com/";
/** Timeout for loading the library, in ms. The page then reports the failure and offers a retry. */
const TIMEOUT_MS = 20_000;

/**
 * Loads Stripe's library when a card is entered, and not earlier; null if it cannot be reached. Stripe's
 * advanced fraud signals are off, and so are the iframes that they load. payment#gateway-in-the-browser.
 */
export async function loadStripeLibrary(publishableKey: string): Promise<Stripe | null> {
  document.addEventListener("error", dropDeadScript, true);
  try {
    const { loadStripe } = await import("@stripe/stripe-js/pure");
    loadStripe.setLoadParameters({ advancedFraudSignals: false });
    const library = loadStripe(publishableKey, { locale: currentLocale() === "fr-CA" ? "fr-CA" : "en" });
    return await Promise.race([library, patience()]);
  } catch {
    return null;
  } finally {
    document.removeEventListener("error", dropDeadScript, true);
  }
}

/**
 * Removes a Stripe script that failed to load before the Stripe package handles the error. The package retries,
 * and would wait for ever for a failed script that is still in the page.
 */
function dropDeadScript({ target }: Event): void {
  if (target instanceof HTMLScriptElement && target.src.startsWith(ORIGIN)) target.remove();
}

function patience(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS, null));
}
