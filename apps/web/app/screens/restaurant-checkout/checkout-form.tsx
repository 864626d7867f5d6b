import { m } from "@comptoir/messages";
import { type FormEvent, useState } from "react";
import { Banner } from "../../ui/banner.tsx";
import { CHECKOUT_FORM_ID, PayButton } from "./pay-button.tsx";
import { WalletButtons } from "./payment/wallets/wallet-buttons.tsx";
import { Review } from "./review.tsx";
import { findField } from "./steps/checkout-steps.ts";
import { StepList } from "./steps/step-list.tsx";
import { fieldId } from "./steps/use-form-errors.ts";
import { RefusalNotice } from "./submit/refusal-notice.tsx";
import { UnansweredNotice } from "./submit/unanswered-notice.tsx";
import { TimeNotice } from "./times/time-notice.tsx";
import type { Checkout } from "./use-checkout.ts";

/** The steps, and beside them the review, what holds the order back, and the button that submits it. */
export function CheckoutForm({ checkout }: { readonly checkout: Checkout }) {
  const [heldBack, setHeldBack] = useState(0);
  const press = (event: FormEvent) => {
    event.preventDefault();
    if (checkout.press() === "held-back") setHeldBack((times) => times + 1);
  };
  return (
    <form
      id={CHECKOUT_FORM_ID}
      noValidate={true}
      onSubmit={press}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]"
    >
      <noscript>
        <Banner tone="caution">{m.checkout_needs_script()}</Banner>
      </noscript>
      <StepList checkout={checkout} heldBack={heldBack} />
      <div className="flex flex-col gap-4 lg:sticky lg:top-6">
        <Review checkout={checkout} />
        <WalletButtons checkout={checkout} onHeldBack={() => setHeldBack((times) => times + 1)} />
        <RefusalNotice state={checkout.submit.state} facts={checkout.facts} step={null} />
        <TimeNotice facts={checkout.facts} at={checkout.chosenTime} onOver={checkout.refreshTimes} />
        <UnansweredNotice submit={checkout.submit} />
        <ErrorSummary checkout={checkout} />
        <div className="hidden lg:block">
          <PayButton checkout={checkout} />
        </div>
        <p role="status" className="visually-hidden">
          {checkout.submit.state.phase === "busy" ? m.checkout_placing() : ""}
        </p>
      </div>
    </form>
  );
}

/** Everything that holds the order back, each leading to its field. */
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
              {m.checkout_error_at({ field: findField(field, facts)?.field.label ?? "", message })}
            </a>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
