import { m } from "@comptoir/messages";
import { useCart } from "../../../cart/use-cart.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { useIsOnline } from "../../../ui/use-is-online.ts";
import type { Submit } from "./use-submit.ts";

export const UNANSWERED_ID = "checkout-unanswered";

export function UnansweredNotice({ submit }: { readonly submit: Submit }) {
  const { phase } = submit.state;
  if (phase !== "network-down" && phase !== "not-sent" && phase !== "outcome-unknown") return null;
  return (
    <div id={UNANSWERED_ID} tabIndex={-1}>
      {phase === "network-down" ? <NetworkDown /> : null}
      {phase === "not-sent" ? <NotSent /> : null}
      {phase === "outcome-unknown" ? <OutcomeUnknown onLookUp={() => void submit.lookUp()} /> : null}
    </div>
  );
}

function NetworkDown() {
  const away = useCart((cart) => cart.away);
  const isOnline = useIsOnline();
  const heading = isOnline ? m.checkout_network_down_heading() : m.network_none();
  return (
    <Banner tone="caution" role="alert" title={away ?? heading}>
      {m.checkout_network_down_text()}
    </Banner>
  );
}

function NotSent() {
  return (
    <Banner tone="caution" role="alert" title={m.checkout_not_sent_heading()}>
      {m.checkout_not_sent_text()}
    </Banner>
  );
}

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
