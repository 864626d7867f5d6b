import { m } from "@comptoir/messages";
import { isEmail } from "@comptoir/ordering";
import { EMAIL_INPUT } from "../../../forms/contact-inputs.ts";
import { tieField } from "../../../forms/form-errors.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { TextField } from "../../../ui/field.tsx";
import { type CheckoutStep, checkoutField, keptText, type StepProps, textOrNull } from "../form/checkout-step.ts";
import { useEnrolledStatus } from "./points-and-credit.tsx";

type Loyalty = { readonly email: string; readonly joins: boolean };

const EMAIL = "loyaltyProgram.email";

/** The venue's loyalty programme: a member earns points with the order, others can join. people#loyalty-program. */
export const loyaltyStep: CheckoutStep<Loyalty> = {
  id: "loyalty",
  folds: true,
  applies: ({ setup }) => setup.hasLoyalty,
  title: () => m.checkout_step_loyalty(),
  fresh: ({ remembered: { email } }) => ({ email, joins: false }),
  restore: (kept, fresh) => ({
    email: keptText(kept.email, fresh.email),
    joins: typeof kept.joins === "boolean" ? kept.joins : fresh.joins,
  }),
  fields: () => [checkoutField(EMAIL, m.checkout_email())],
  Fields: LoyaltyFields,
  summary: ({ email, joins }) => (joins || email.trim() ? email : m.checkout_loyalty_none()),
  check: ({ email, joins }) => {
    if (email.trim() === "") return joins ? [{ field: EMAIL, rule: "required" }] : [];
    return isEmail(email) ? [] : [{ field: EMAIL, rule: "email" }];
  },
  notices: [],
  write: ({ email, joins }, { setup }) =>
    setup.hasLoyalty ? { checkout: { loyaltyProgram: { email: textOrNull(email), join: joins } } } : {},
};

function LoyaltyFields({ part: { email, joins }, change, facts, errors }: StepProps<Loyalty>) {
  const status = useEnrolledStatus(facts.venue.id, email)?.status ?? null;
  return (
    <>
      <TextField
        {...tieField(errors, EMAIL, (typed) => change({ email: typed }))}
        label={m.checkout_email()}
        hint={m.checkout_loyalty_hint()}
        optional={true}
        {...EMAIL_INPUT}
        value={email}
        onBlur={() => (email.trim() === "" ? undefined : errors.reveal([EMAIL]))}
      />
      <div role="status" className="empty:hidden">
        {status === "enrolled" ? <Banner tone="good">{m.checkout_loyalty_enrolled()}</Banner> : null}
      </div>
      {status === "not-enrolled" ? (
        <Checkbox
          name="loyalty"
          label={m.checkout_loyalty_join()}
          description={m.checkout_loyalty_join_text()}
          checked={joins}
          onChange={({ target }) => change({ joins: target.checked })}
        />
      ) : null}
    </>
  );
}
