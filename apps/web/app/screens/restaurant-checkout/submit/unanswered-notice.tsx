import { m } from "@comptoir/messages";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import type { Submit } from "./use-submit.ts";

/** A server that does not answer: what that means for the order, and that asking again is safe. */
export function UnansweredNotice({ submit }: { readonly submit: Submit }) {
  if (submit.state.phase === "network-down") return <NetworkDown />;
  return submit.state.phase === "outcome-unknown" ? <OutcomeUnknown onLookUp={() => void submit.lookUp()} /> : null;
}

/** Nothing was sent. */
function NetworkDown() {
  return (
    <Banner tone="caution" role="alert" title={m.checkout_network_down_heading()}>
      {m.checkout_network_down_text()}
    </Banner>
  );
}

/** The order was sent and may stand. */
function OutcomeUnknown({ onLookUp }: { readonly onLookUp: () => void }) {
  return (
    <Banner
      tone="caution"
      role="alert"
      title={m.checkout_unknown_heading()}
      action={
        <Button className="shrink-0" onClick={onLookUp}>
          {m.checkout_look_again()}
        </Button>
      }
    >
      {m.checkout_unknown_text()}
    </Banner>
  );
}
