import { m } from "@comptoir/messages";
import { QUEUE_MINUTES } from "@comptoir/ordering";
import { type FormEvent, useState } from "react";
import { fieldId } from "../../forms/form-errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { useIsOnline } from "../../ui/use-is-online.ts";
import { NeedsScript } from "../restaurant/needs-script.tsx";
import { AnswerNotice } from "./answer-notice.tsx";
import { CHECKOUT_FORM_ID, PayButton } from "./pay-button.tsx";
import { PreOrderConflict } from "./pre-order-conflict.tsx";
import { RefusalNotice } from "./refusal-notice.tsx";
import { Review } from "./review.tsx";
import { StepList } from "./step-list.tsx";
import { findField } from "./steps/checkout-steps.ts";
import { UnansweredNotice } from "./submit/unanswered-notice.tsx";
import { TimeNotice } from "./times/time-notice.tsx";
import type { Checkout } from "./use-checkout.ts";

export function CheckoutForm({ checkout }: { readonly checkout: Checkout }) {
  const [heldBack, setHeldBack] = useState(0);
  const holdBack = () => setHeldBack((times) => times + 1);
  const press = (event: FormEvent) => {
    event.preventDefault();
    if (checkout.press() === "held-back") holdBack();
  };
  return (
    <form
      id={CHECKOUT_FORM_ID}
      noValidate={true}
      onSubmit={press}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(0,min(25rem,39%))] lg:gap-x-14"
    >
      <NeedsScript />
      <WithoutSignal checkout={checkout} />
      <StepList checkout={checkout} heldBack={heldBack} onHeldBack={holdBack} />
      <div className="flex flex-col gap-4 md:sticky md:top-[calc(1.5rem+var(--above))]">
        <Review checkout={checkout} />
        <PreOrderConflict checkout={checkout} />
        <RefusalNotice state={checkout.submit.state} facts={checkout.facts} step={null} />
        <TimeNotice facts={checkout.facts} at={checkout.chosenTime} onOver={checkout.refreshTimes} />
        <UnansweredNotice submit={checkout.submit} />
        <ErrorSummary checkout={checkout} />
        <AnswerNotice checkout={checkout} />
        <div className="hidden md:block">
          <PayButton checkout={checkout} />
        </div>
      </div>
    </form>
  );
}

/** While offline, says whether the order can be queued, before the diner types anything. Decision 070. */
function WithoutSignal({ checkout: { canWait } }: { readonly checkout: Checkout }) {
  const isOnline = useIsOnline();
  if (isOnline) return null;
  return (
    <Banner tone={canWait ? "neutral" : "caution"} role="status" className="md:col-span-2">
      {canWait ? m.queue_can({ minutes: QUEUE_MINUTES }) : m.queue_cannot()}
    </Banner>
  );
}

function ErrorSummary({ checkout: { errors, facts } }: { readonly checkout: Checkout }) {
  const { visible } = errors;
  if (visible.length === 0) return null;
  return (
    <Banner tone="danger" role="alert" title={m.form_fix_below({ count: visible.length })}>
      <ul>
        {visible.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              className="inline-block py-1.5 underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId(field))?.focus();
              }}
            >
              {m.checkout_error_at({ field: withoutMark(findField(field, facts)?.field.label ?? ""), message })}
            </a>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** Removes a label's trailing question mark, since the error summary puts a colon after the label. */
function withoutMark(label: string): string {
  return label.replace(/\s*\?$/, "");
}
