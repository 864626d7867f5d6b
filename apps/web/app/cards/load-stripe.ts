import { currentLocale } from "@comptoir/messages";
import type { Stripe } from "@stripe/stripe-js";

/** Where Stripe's library comes from. */
const ORIGIN = "https://js.stripe.com/";
/** Who waits longer for a card's fields is told that they do not come; asking again may bring them. */
const PATIENCE_MS = 20_000;

/**
 * Loads Stripe's own library from Stripe, where a card is entered and not before; null when it cannot be reached. It watches nothing
 * beyond the card: what it calls fraud signals is off, with the frames that they would load. payment#gateway-in-the-browser.
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
 * Takes a script of Stripe's that did not come out of the page, before the package hears of it: it tries again by itself, and would wait
 * for ever for the one that it finds there.
 */
function dropDeadScript({ target }: Event): void {
  if (target instanceof HTMLScriptElement && target.src.startsWith(ORIGIN)) target.remove();
}

function patience(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null));
}
