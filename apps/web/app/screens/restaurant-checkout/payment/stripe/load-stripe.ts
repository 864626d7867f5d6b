import { currentLocale } from "@comptoir/messages";
import type { Stripe } from "@stripe/stripe-js";

/**
 * Loads Stripe's own library from Stripe, where a card is entered and not before; null when it cannot be reached. It watches nobody
 * beyond the card: what it calls fraud signals is off, with the frames that they would load. payment#gateway-in-the-browser.
 */
export async function loadStripeLibrary(publishableKey: string): Promise<Stripe | null> {
  try {
    const { loadStripe } = await import("@stripe/stripe-js/pure");
    loadStripe.setLoadParameters({ advancedFraudSignals: false });
    return await loadStripe(publishableKey, { locale: currentLocale() === "fr-CA" ? "fr-CA" : "en" });
  } catch {
    return null;
  }
}
