import { formatMoney, m } from "@comptoir/messages";
import { centsOf } from "@comptoir/receipt";
import Landmark from "lucide-react/icons/landmark";
import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { SheetDialog } from "../ui/sheet-dialog.tsx";
import type { ChallengeProps } from "./card-gateway.ts";

/** Simulates the bank's challenge: the diner confirms the payment in a dialog. payment#sandbox. */
export function ChallengeDialog({ url, venueName, total, onPassed, onLeave }: ChallengeProps) {
  const [isAsking, setIsAsking] = useState(false);
  const confirm = async () => {
    setIsAsking(true);
    const passed = await fetch(url, { method: "POST" }).then(
      ({ ok }) => ok,
      () => false,
    );
    setIsAsking(false);
    if (passed) onPassed();
  };
  return (
    <SheetDialog
      open={true}
      size="narrow"
      title={m.checkout_challenge_heading()}
      onClose={onLeave}
      footer={
        <div className="flex flex-col gap-2">
          <Button tone="primary" wide={true} busy={isAsking} onClick={confirm}>
            {m.checkout_challenge_confirm()}
          </Button>
          <Button tone="plain" wide={true} onClick={onLeave}>
            {m.checkout_challenge_leave()}
          </Button>
        </div>
      }
    >
      <div className="flex items-start gap-4 px-5 pt-1 pb-5">
        <span aria-hidden="true" className="grid size-11 shrink-0 place-items-center rounded-full bg-tint">
          <Landmark size={20} />
        </span>
        <div className="flex flex-col gap-2">
          <p>{m.checkout_challenge_text({ amount: formatMoney(centsOf(total)), venue: venueName })}</p>
          <p className="text-fine text-ink-soft">{m.checkout_challenge_sandbox()}</p>
        </div>
      </div>
    </SheetDialog>
  );
}
