import { m } from "@comptoir/messages";
import { Banner } from "../../ui/banner.tsx";

/** Says, where no script runs, what ordering needs and whom to ask instead. screens#without-script. */
export function NeedsScript() {
  return (
    <noscript>
      <Banner tone="caution">{m.venue_needs_script()}</Banner>
    </noscript>
  );
}
