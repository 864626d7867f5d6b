import { m } from "@comptoir/messages";
import type { Stripe } from "@stripe/stripe-js";
import { useEffect, useRef } from "react";
import { Banner } from "../../../../ui/banner.tsx";
import type { ChallengeProps } from "../card-gateway.ts";

/** How the api hands over an intent's own secret, which is good for that intent alone. */
const SCHEME = "stripe:";

/**
 * Has Stripe show the bank's question, in a frame of its own above the page. No dialog of ours may be open meanwhile: it would lie above
 * that frame, and take its keys. Our server confirms afterwards: an answer to a bank holds no money by itself. Decision 044.
 */
export function BankQuestion({
  stripe,
  url,
  onPassed,
  onLeave,
}: ChallengeProps & { readonly stripe: () => Promise<Stripe | null> }) {
  const asked = useRef<string | null>(null);
  const latest = useRef({ onPassed, onLeave });
  latest.current = { onPassed, onLeave };
  useEffect(() => {
    // Asked once for each question, also where effects run twice.
    if (asked.current === url) return;
    asked.current = url;
    const answer = async () => {
      const library = await stripe();
      const result = await library?.handleNextAction({ clientSecret: url.slice(SCHEME.length) });
      const status = result?.paymentIntent?.status;
      return status === "requires_confirmation" || status === "requires_capture";
    };
    answer().then(
      (isAnswered) => (isAnswered ? latest.current.onPassed() : latest.current.onLeave()),
      () => latest.current.onLeave(),
    );
  }, [url, stripe]);
  return (
    <div role="status">
      <Banner>{m.checkout_challenge_heading()}</Banner>
    </div>
  );
}
