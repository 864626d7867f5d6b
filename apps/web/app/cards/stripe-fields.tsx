import { m } from "@comptoir/messages";
import { useEffect, useRef, useState } from "react";
import { type StoreApi, useStore } from "zustand";
import { type FormErrors, fieldId } from "../forms/form-errors.ts";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { CONTROL_LOOK } from "../ui/control-look.ts";
import { FieldFrame } from "../ui/field-frame.tsx";
import { CardPrivacy } from "./card-privacy.tsx";
import { PostalCodeField } from "./postal-code-field.tsx";
import { STRIPE_FIELDS, type StripeCard, type StripeField } from "./stripe-card-state.ts";
import type { StripeFrames } from "./stripe-frames.ts";

const FIELDS = Object.keys(STRIPE_FIELDS) as StripeField[];

type StripeFieldsProps = {
  readonly card: StoreApi<StripeCard>;
  readonly labels: Readonly<Record<string, () => string>>;
  readonly needsPostalCode: boolean;
  readonly errors: FormErrors;
  /** Mounts Stripe's iframes in the containers that `placeOf` returns; null if Stripe is unreachable. */
  readonly open: (placeOf: (field: StripeField) => HTMLElement) => Promise<StripeFrames | null>;
};

/**
 * The card fields: three Stripe iframes with the page's own labels and errors. The page cannot read the
 * iframes. payment#card-numbers.
 */
export function StripeFields({ card, labels, needsPostalCode, errors, open }: StripeFieldsProps) {
  const [isLoading, setIsLoading] = useState(true);
  const { postalCode, isUnreachable, attempts } = useStore(card);
  const asked = useRef(attempts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt mounts the iframes again.
  useEffect(() => {
    const gone = new AbortController();
    setIsLoading(true);
    const placeOf = (field: StripeField) => document.getElementById(fieldId(field)) as HTMLElement;
    void open(placeOf).then((made) => {
      if (gone.signal.aborted) return made?.destroy();
      setIsLoading(false);
      gone.signal.addEventListener("abort", () => made?.destroy());
      // The form's error handling focuses the container of an invalid field. Forward that focus to the
      // iframe.
      for (const field of FIELDS) {
        placeOf(field).addEventListener("focus", () => made?.focus(field), { signal: gone.signal });
      }
    });
    return () => gone.abort();
  }, [open, attempts]);
  // After a successful retry, focus the first field, because the retry button that had the focus is gone.
  useEffect(() => {
    if (isUnreachable || isLoading || asked.current === attempts) return;
    asked.current = attempts;
    document.getElementById(fieldId(FIELDS[0] as StripeField))?.focus();
  }, [isUnreachable, isLoading, attempts]);

  return (
    <>
      {isUnreachable ? (
        <Banner
          tone="danger"
          role="alert"
          action={
            <Button
              tone="plain"
              className="-mx-1 -my-2 px-1!"
              busy={isLoading}
              onClick={() => card.setState({ attempts: attempts + 1 })}
            >
              {m.site_try_again()}
            </Button>
          }
        >
          {m.checkout_gateway_down()}
        </Banner>
      ) : null}
      {/* Hidden, not removed, while Stripe is unreachable: Stripe's iframes mount into these containers. */}
      <div className="@container" aria-busy={isLoading} hidden={isUnreachable}>
        <div className="grid gap-4 @[16rem]:grid-cols-2">
          {FIELDS.map((field) => (
            <FieldFrame
              key={field}
              id={fieldId(field)}
              label={labels[field]?.()}
              error={errors.messageOf(field)}
              className={field === "card.number" ? "@[16rem]:col-span-2" : undefined}
            >
              {(ties) => <div {...ties} tabIndex={-1} className={`${CONTROL_LOOK} [&>*]:w-full`} />}
            </FieldFrame>
          ))}
          <PostalCodeField
            id={fieldId("card.postal_code")}
            error={errors.messageOf("card.postal_code")}
            onBlur={() => errors.reveal(postalCode.trim() === "" ? [] : ["card.postal_code"])}
            optional={!needsPostalCode}
            autoComplete="billing postal-code"
            className="@[16rem]:col-span-2"
            value={postalCode}
            onText={(typed) => {
              errors.clearGiven("card.postal_code");
              card.setState({ postalCode: typed });
            }}
          />
        </div>
      </div>
      <CardPrivacy />
    </>
  );
}
