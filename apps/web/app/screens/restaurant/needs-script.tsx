import { m } from "@comptoir/messages";
import { Banner } from "../../ui/banner.tsx";

/** Tells visitors without script that ordering requires it, and whom to ask instead. screens#without-script. */
export function NeedsScript() {
  return (
    <noscript>
      <Banner tone="caution">{m.venue_needs_script()}</Banner>
    </noscript>
  );
}
