import { formatMoney, formatPercent, formatPrepTime, m } from "@comptoir/messages";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { centsOf } from "../../bill/bill-rows.ts";
import { useRestaurant } from "../restaurant/use-restaurant.ts";
import { ExtrasStep } from "./extras-step.tsx";
import { HowStep } from "./how-step.tsx";
import { PaymentStep } from "./payment-step.tsx";
import { placeOfRefusal, type RefusalPlace } from "./place-of-refusal.ts";
import { REFUSAL_ID, RefusalNotice } from "./refusal-notice.tsx";
import { CHECKOUT_STEPS, type CheckoutStep, stepOfField } from "./review-draft.ts";
import { Step, stepId } from "./step.tsx";
import { TipStep } from "./tip-step.tsx";
import type { Checkout } from "./use-checkout.ts";
import { fieldId } from "./use-form-errors.ts";
import { WhoStep } from "./who-step.tsx";

export type CheckoutStepsProps = {
  readonly checkout: Checkout;
  /** Grows with every press of the button that was held back by something missing. */
  readonly heldBack: number;
};

/** The refusals of the server that are shown at a step. */
const NOTICES: Partial<Record<CheckoutStep, readonly RefusalPlace[]>> = {
  how: ["how"],
  payment: ["payment", "codes"],
};

/** The steps of the checkout in their order, each open as long as something of it is to be done. */
export function CheckoutSteps({ checkout, heldBack }: CheckoutStepsProps) {
  const { refusals, errors, submit, setup } = checkout;
  const titles = useTitles(checkout);
  const steps = CHECKOUT_STEPS.filter((step) => titles[step] !== null);
  const refusalsOf = (step: CheckoutStep) => refusals.filter(({ field }) => stepOfField(field) === step);
  const [open, setOpen] = useState<ReadonlySet<CheckoutStep>>(
    // What the diner decides about money is never folded away for them.
    () => new Set(steps.filter((step) => step === "tip" || step === "payment" || refusalsOf(step).length > 0)),
  );
  const toggle = (step: CheckoutStep, isOpen: boolean) =>
    setOpen((known) => {
      if (known.has(step) === isOpen) return known;
      const next = new Set(known);
      if (isOpen) next.add(step);
      else next.delete(step);
      return next;
    });
  useFocusOnTrouble(checkout, heldBack, (step) => toggle(step, true));

  const done = (step: CheckoutStep) => {
    const own = refusalsOf(step);
    errors.reveal(own.map(({ field }) => field));
    const [first] = own;
    if (first) return document.getElementById(fieldId(first.field))?.focus();
    toggle(step, false);
    const next = steps[steps.indexOf(step) + 1];
    document.getElementById(next ? stepId(next) : stepId(step))?.focus();
  };
  const refusedAt = submit.state.phase === "refused" ? placeOfRefusal(submit.state.error.code) : null;
  const isDone = (step: CheckoutStep) =>
    refusalsOf(step).length === 0 &&
    (step !== "tip" || checkout.draft.tip !== null) &&
    (refusedAt === null || !(NOTICES[step] ?? []).includes(refusedAt));
  const contents: Record<CheckoutStep, ReactNode> = {
    how: <HowStep checkout={checkout} />,
    who: <WhoStep checkout={checkout} />,
    extras: <ExtrasStep checkout={checkout} />,
    tip: setup.tips ? <TipStep checkout={checkout} tips={setup.tips} /> : null,
    payment: <PaymentStep checkout={checkout} />,
  };
  const folds: readonly CheckoutStep[] = ["how", "who", "extras"];
  return (
    <div>
      {steps.map((step, index) => (
        <Step
          key={step}
          step={step}
          number={index + 1}
          title={titles[step] ?? ""}
          summary={<Summary step={step} checkout={checkout} />}
          isDone={isDone(step)}
          isOpen={open.has(step)}
          onToggle={(isOpen) => toggle(step, isOpen)}
          {...(folds.includes(step) ? { onDone: () => done(step) } : {})}
        >
          <RefusalNotice state={submit.state} at={NOTICES[step] ?? []} />
          {contents[step]}
        </Step>
      ))}
    </div>
  );
}

/** The steps' titles; a step that there is nothing to say at has none. */
function useTitles({ isAtTable, setup, needsAge, takesNotes, payment }: Checkout): Record<CheckoutStep, string | null> {
  const hasExtras = setup.questions.length > 0 || needsAge || takesNotes;
  return {
    how: isAtTable ? m.checkout_step_table() : m.checkout_step_pickup(),
    who: m.checkout_step_who(),
    extras: hasExtras ? (setup.questions.length > 0 ? m.checkout_step_extras() : m.checkout_step_notes()) : null,
    tip: setup.tips ? m.checkout_step_tip() : null,
    payment: payment === "on-premise" ? m.checkout_step_on_premise() : m.checkout_step_payment(),
  };
}

function Summary({ step, checkout }: { readonly step: CheckoutStep; readonly checkout: Checkout }): ReactNode {
  const { draft, isAtTable, prepMinutes, bill, setup, payment, cardState } = checkout;
  const { table, venue } = useRestaurant();
  switch (step) {
    case "how": {
      const where = isAtTable
        ? m.venue_table({ table: (table?.number === draft.tableNum && table.place) || draft.tableNum })
        : (venue.address ?? venue.name);
      const when = prepMinutes > 0 ? m.checkout_asap_in({ time: formatPrepTime(prepMinutes) }) : m.checkout_asap();
      return m.checkout_summary_pair({ first: where, second: when });
    }
    case "who":
      return [draft.fullName, draft.phoneNumber, draft.email].filter((text) => text.trim() !== "").join(" · ");
    case "extras": {
      const answers = setup.questions.flatMap(({ question, options }) =>
        (draft.answers[question] ?? []).map((answer) => options.find(({ value }) => value === answer)?.words ?? answer),
      );
      return (
        [...answers, draft.notes].filter((text) => text.trim() !== "").join(" · ") || m.checkout_summary_no_extras()
      );
    }
    case "tip": {
      if (draft.tip === null || bill === null) return m.checkout_summary_no_tip_yet();
      const amount = formatMoney(centsOf(bill.tip.amount));
      return draft.tip.kind === "percentage"
        ? m.checkout_summary_pair({ first: formatPercent(draft.tip.percentage), second: amount })
        : amount;
    }
    case "payment": {
      const { last4 } = cardState;
      if (payment === "card")
        return last4 === "" ? m.checkout_card_number() : m.order_card_ending({ brand: m.order_card(), last4 });
      if (payment !== "on-premise") return m.checkout_pay_nothing();
      return isAtTable ? m.checkout_pay_on_table() : m.checkout_pay_on_premise();
    }
  }
}

/** Goes to the first field that holds the order back, or to the refusal that the server answered with. */
function useFocusOnTrouble(checkout: Checkout, heldBack: number, openStep: (step: CheckoutStep) => void): void {
  const { refusals, errors, submit } = checkout;
  const latest = useRef({ refusals, visible: errors.visible, openStep });
  latest.current = { refusals, visible: errors.visible, openStep };
  useEffect(() => {
    if (heldBack === 0) return;
    for (const { field } of latest.current.refusals) latest.current.openStep(stepOfField(field));
    const [first] = latest.current.refusals;
    // The step has to be open before its field can take the focus.
    requestAnimationFrame(() => (first ? document.getElementById(fieldId(first.field))?.focus() : undefined));
  }, [heldBack]);

  const { state } = submit;
  useEffect(() => {
    const given = latest.current.visible.map(({ field }) => field);
    if (state.phase !== "refused" && !(state.phase === "idle" && given.length > 0)) return;
    for (const field of given) latest.current.openStep(stepOfField(field));
    if (state.phase === "refused") {
      const place = placeOfRefusal(state.error.code);
      if (place === "how") latest.current.openStep("how");
      if (place === "payment" || place === "codes") latest.current.openStep("payment");
    }
    const [first] = given;
    requestAnimationFrame(() => {
      const field = first ? document.getElementById(fieldId(first)) : null;
      (field ?? document.getElementById(REFUSAL_ID))?.focus();
    });
  }, [state]);
}
