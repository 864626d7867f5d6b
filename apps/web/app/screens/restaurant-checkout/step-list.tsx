import { isDeliveryKind } from "@comptoir/ordering";
import { centsOf } from "@comptoir/receipt";
import { Fragment } from "react";
import type { CheckoutStep } from "./form/checkout-step.ts";
import { WalletButtons } from "./payment/wallet-buttons.tsx";
import { RefusalNotice, spotOfRefusal } from "./refusal-notice.tsx";
import { StepFrame } from "./step-frame.tsx";
import { findField, stepsFor } from "./steps/checkout-steps.ts";
import { tipInTotal } from "./steps/tip-fields.tsx";
import type { Checkout } from "./use-checkout.ts";
import { useOpenSteps } from "./use-open-steps.ts";

type StepListProps = {
  readonly checkout: Checkout;
  /** Number of submits that a missing or invalid field prevented. Each change moves the focus to that field. */
  readonly heldBack: number;
  /** Called when a missing or invalid field prevents a wallet's sheet from opening. */
  readonly onHeldBack: () => void;
};

export function StepList({ checkout, heldBack, onHeldBack }: StepListProps) {
  const { facts, draft, changePart, refusals, errors, submit } = checkout;
  const { isOpen, toggle } = useOpenSteps(checkout, heldBack);
  const steps = stepsFor(facts);
  const refusedStep = submit.state.phase === "refused" ? spotOfRefusal(submit.state.error.code, facts).step : null;
  const isDone = (step: CheckoutStep): boolean =>
    step !== refusedStep &&
    steps.every((other) => other.id !== step.dependsOn || isDone(other)) &&
    !step.isBlank?.(draft[step.id], facts) &&
    (step.isDecided?.(draft[step.id], facts) ?? true) &&
    refusals.every((refusal) => refusal.step !== step) &&
    errors.visible.every(({ field }) => findField(field, facts)?.step !== step);

  // A wallet needs to know where the order goes. Below that field, the buttons move nothing that is being typed.
  const { destination, table } = facts;
  const isPlaceAsked = isDeliveryKind(destination.kind) || (destination.kind === "table" && table === null);
  const expressWallets = <CheckoutWallets checkout={checkout} onHeldBack={onHeldBack} />;
  return (
    <div>
      {isPlaceAsked ? null : expressWallets}
      <div>
        {steps.map((step, index) => (
          <Fragment key={step.id}>
            <StepFrame
              id={step.id}
              number={index + 1}
              title={step.title(facts)}
              summary={step.summary(draft[step.id], facts)}
              isDone={isDone(step)}
              isBlank={step.isBlank?.(draft[step.id], facts) ?? false}
              isOpen={isOpen(step.id)}
              onToggle={(isOpen) => toggle(step.id, isOpen)}
              isFixed={step.folds && step.fields(facts).length === 0}
            >
              <RefusalNotice state={submit.state} facts={facts} step={step} />
              <step.Fields
                part={draft[step.id]}
                change={(change) => changePart(step.id, change as object)}
                facts={facts}
                errors={errors}
              />
            </StepFrame>
            {isPlaceAsked && step.id === "where" && isDone(step) ? expressWallets : null}
          </Fragment>
        ))}
      </div>
    </div>
  );
}

function CheckoutWallets({ checkout, onHeldBack }: Pick<StepListProps, "checkout" | "onHeldBack">) {
  const { wallets, facts, submit } = checkout;
  const { bill, credit } = facts;
  if (bill === null || facts.belowMinimumCents !== null) return null;
  return (
    <WalletButtons
      ready={wallets.ready}
      totalCents={centsOf(bill.totalWithTip) - credit.usedCents}
      tipWords={tipInTotal(checkout)}
      isBusy={submit.state.phase === "busy" || submit.state.phase === "submitted"}
      isStandIn={facts.setup.payment.wallets.standIn}
      onPress={(wallet) => {
        if (checkout.pressWallet(wallet) === "held-back") onHeldBack();
      }}
    />
  );
}
