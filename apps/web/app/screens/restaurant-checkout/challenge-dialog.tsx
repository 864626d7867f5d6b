import { formatMoney, m } from "@comptoir/messages";
import { Landmark } from "lucide-react";
import { centsOf } from "../../bill/bill-rows.ts";
import { Button } from "../../ui/button.tsx";
import { SheetDialog } from "../../ui/sheet-dialog.tsx";
import { useRestaurant } from "../restaurant/use-restaurant.ts";
import type { SubmitState } from "./use-submit.ts";

export type ChallengeDialogProps = {
  readonly state: Extract<SubmitState, { phase: "challenge" }>;
  readonly onConfirm: () => void;
  readonly onLeave: () => void;
};

/** The diner's bank wants to hear it from the diner. In the sandbox this dialog stands for the bank's own. Rules, section 4. */
export function ChallengeDialog({ state: { total }, onConfirm, onLeave }: ChallengeDialogProps) {
  const { venue } = useRestaurant();
  return (
    <SheetDialog
      open={true}
      size="narrow"
      title={m.checkout_challenge_heading()}
      onClose={onLeave}
      footer={
        <div className="flex flex-col gap-2">
          <Button tone="primary" wide={true} onClick={onConfirm}>
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
          <p>{m.checkout_challenge_text({ amount: formatMoney(centsOf(total)), venue: venue.name })}</p>
          <p className="text-fine text-ink-soft">{m.checkout_challenge_sandbox()}</p>
        </div>
      </div>
    </SheetDialog>
  );
}
