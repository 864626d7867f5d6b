import { m } from "@comptoir/messages";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { CopyButton } from "../../ui/copy-button.tsx";
import { TextField } from "../../ui/field.tsx";
import { PartForm } from "../profile/part-form.tsx";
import { PageHead } from "../site/page-head.tsx";
import { SiteFrame } from "../site/site-frame.tsx";
import { AmountField } from "../staff-gift-cards/amount-field.tsx";
import type { GiftAnswer } from "../staff-gift-cards/gift-answer.ts";

/** A manager's page that issues a gift card and shows its code once. screens#staff-gift-cards, studio#gift-cards. */
export function NewGiftCardScreen({
  freshKey,
  answer,
}: {
  readonly freshKey: string;
  readonly answer: GiftAnswer | undefined;
}) {
  const typed = answer?.isSaved === false ? answer.typed : {};
  return (
    <SiteFrame>
      <div className="page flex grow flex-col py-6 sm:py-10">
        <div className="mx-auto flex w-full max-w-3xl flex-col gap-8">
          <PageHead
            heading={m.staff_gift_issue()}
            text={m.staff_gifts_text()}
            up={{ to: "/staff/gift-cards", label: m.staff_gifts() }}
          />
          {answer?.issued ? <NewCode issued={answer.issued} /> : null}
          <PartForm
            key={answer?.issued?.id ?? "first"}
            form="issue"
            answer={answer?.isSaved ? undefined : answer}
            tone="primary"
            submit={m.staff_gift_issue()}
          >
            <input type="hidden" name="key" value={typed.key ?? freshKey} />
            <AmountField typed={typed.amount} error={answer?.faults.amount} />
            <TextField
              id="recipient"
              name="recipient"
              label={m.staff_gift_recipient()}
              hint={m.staff_gift_recipient_hint()}
              defaultValue={typed.recipient ?? ""}
              error={answer?.faults.recipient}
              maxLength={100}
              autoComplete="off"
              optional
            />
          </PartForm>
        </div>
      </div>
    </SiteFrame>
  );
}

/** The code of a gift card that was issued, which no other page shows. */
function NewCode({ issued: { id, code } }: { readonly issued: NonNullable<GiftAnswer["issued"]> }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby="new-code"
      className="flex flex-col items-start gap-3 rounded-card border border-edge bg-raised p-[min(1.25rem,4vw)]"
    >
      <h2 ref={heading} id="new-code" tabIndex={-1} className="text-lead">
        {m.staff_gift_new()}
      </h2>
      <code className="figures w-full text-title font-semibold wrap-anywhere select-all">{code}</code>
      <p className="measure text-small text-ink-soft">{m.staff_gift_new_text()}</p>
      <div className="flex flex-wrap items-center gap-4">
        <CopyButton text={code} copied={m.staff_gift_copied()}>
          {m.staff_gift_copy()}
        </CopyButton>
        <Link to={`/staff/gift-cards/${id}`} className="font-medium underline underline-offset-4">
          {m.staff_gift_open()}
        </Link>
      </div>
    </section>
  );
}
