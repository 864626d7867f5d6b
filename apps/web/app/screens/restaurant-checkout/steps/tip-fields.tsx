import { formatMoney, formatPercent, m } from "@comptoir/messages";
import { type Cents, cents, formatRate, percentageOf, type TipChoices } from "@comptoir/ordering";
import { areTaxesIncluded, centsOf } from "@comptoir/receipt";
import { type FormErrors, fieldId } from "../../../forms/form-errors.ts";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { TextField } from "../../../ui/field.tsx";
import type { CheckoutFacts } from "../form/checkout-facts.ts";
import type { CheckoutDraft, CheckoutStep, StepProps } from "../form/checkout-step.ts";
import { checkTip, freshTip, keptTip, type Tip, type TipPick, tipOfPick } from "./tip-pick.ts";

type TipPickerProps = {
  readonly tips: TipChoices | null;
  readonly picked: Tip;
  /** What percentages are of, in cents; null while it is unknown. */
  readonly base: Cents | null;
  readonly hint: string;
  readonly errors: Pick<FormErrors, "messageOf" | "reveal">;
  readonly onPick: (tip: TipPick) => void;
};

/** Tip choices of equal appearance, including no tip, each with its amount. law#tips, bill#step-10. */
export function TipPicker({ tips, picked: { tip, isSuggested = false }, base, hint, errors, onPick }: TipPickerProps) {
  return (
    <>
      <ChoiceGroup
        legend={tips?.title ?? m.checkout_tip_legend()}
        hint={
          <>
            {isSuggested && tip?.kind === "percentage" ? (
              <span className="block pb-1 text-ink">
                {m.checkout_tip_suggested({ tip: formatPercent(tip.percentage) })}
              </span>
            ) : null}
            {hint}
          </>
        }
      >
        <div className="grid grid-cols-[repeat(auto-fit,minmax(3.65rem,1fr))] gap-1.5 sm:gap-2">
          {tips?.percentages.map((percentage) => {
            const text = formatRate(percentage);
            return (
              <TipChoice
                key={text}
                label={formatPercent(text)}
                amount={base === null ? null : formatMoney(percentageOf(base, percentage))}
                checked={tip?.kind === "percentage" && tip.percentage === text}
                isSuggested={isSuggested}
                onPick={() => onPick({ kind: "percentage", percentage: text })}
              />
            );
          })}
          <TipChoice
            label={m.checkout_tip_none()}
            amount={formatMoney(0)}
            checked={tip?.kind === "none"}
            onPick={() => onPick({ kind: "none" })}
          />
          <TipChoice
            label={m.checkout_tip_own()}
            amount={null}
            checked={tip?.kind === "own"}
            onPick={() => onPick({ kind: "own", typed: "" })}
          />
        </div>
      </ChoiceGroup>
      {tip?.kind === "own" ? (
        <TextField
          id={fieldId("tip")}
          label={m.checkout_tip_amount()}
          inputMode="decimal"
          autoComplete="off"
          className="max-w-40"
          maxLength={10}
          autoFocus={tip.typed === ""}
          value={tip.typed}
          error={errors.messageOf("tip")}
          onBlur={() => errors.reveal(tip.typed === "" ? [] : ["tip"])}
          onChange={({ target }) => onPick({ kind: "own", typed: target.value })}
        />
      ) : null}
    </>
  );
}

function TipFields({ part, change, facts: { setup, bill }, errors }: StepProps<Tip>) {
  return (
    <TipPicker
      tips={setup.tips}
      picked={part}
      base={bill ? cents(centsOf(bill.subtotalDiscounted)) : null}
      hint={bill && areTaxesIncluded(bill) ? m.checkout_tip_hint_included() : m.checkout_tip_hint()}
      errors={errors}
      onPick={(tip) => {
        errors.clearGiven("tip");
        change({ tip, isSuggested: false });
      }}
    />
  );
}

type TipChoiceProps = {
  readonly label: string;
  readonly amount: string | null;
  readonly checked: boolean;
  /** Whether a checked choice is only the venue's suggestion. A press on it then picks it. */
  readonly isSuggested?: boolean;
  readonly onPick: () => void;
};

function TipChoice({ label, amount, checked, isSuggested = false, onPick }: TipChoiceProps) {
  return (
    <label
      className={classNames(
        "relative flex min-h-16 flex-col items-center justify-center rounded-control border border-edge bg-raised px-1 py-2.5 text-center leading-tight has-checked:border-accent-ink has-checked:ring-accent-ink forced-colors:has-checked:border-[5px] forced-colors:has-checked:border-[Highlight] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink",
        isSuggested ? "has-checked:border-dashed" : "has-checked:ring-1",
      )}
    >
      <input
        type="radio"
        name="tip"
        className="visually-hidden"
        checked={checked}
        onChange={onPick}
        onClick={checked && isSuggested ? onPick : undefined}
      />
      <span className="text-small font-semibold sm:text-body">{label}</span>
      {amount ? <span className="figures text-fine whitespace-nowrap text-ink-soft">{amount}</span> : null}
    </label>
  );
}

/** The tip, which counts towards the total as soon as it is picked. law#tips. */
export const tipStep: CheckoutStep<Tip> = {
  id: "tip",
  folds: false,
  applies: ({ setup }) => setup.tips !== null,
  title: () => m.checkout_step_tip(),
  fresh: freshTip,
  restore: (kept, fresh) => {
    const tip = kept.isSuggested === true ? null : keptTip(kept.tip);
    return tip === null ? fresh : { tip, isSuggested: false };
  },
  fields: () => [{ name: "tip", label: m.checkout_step_tip(), path: "data.costs.tip" }],
  Fields: TipFields,
  summary: ({ tip }, { bill }) => {
    if (tip === null || bill === null) return m.checkout_summary_no_tip_yet();
    const amount = formatMoney(centsOf(bill.tip.amount));
    return tip.kind === "percentage"
      ? m.checkout_summary_pair({ first: formatPercent(tip.percentage), second: amount })
      : amount;
  },
  check: ({ tip }) => checkTip(tip),
  isDecided: ({ tip, isSuggested }) => tip !== null && !isSuggested,
  notices: [],
  terms: ({ tip }) => ({ tip: tipOfPick(tip) }),
  // This step adds nothing to the body: the tip is one of the cart's terms.
  write: () => ({}),
};

/** Says which tip the total includes, and whether the venue has suggested it; null for no tip. law#tips. */
export function tipInTotal({ facts: { bill }, draft }: TipOfCheckout): string | null {
  const tipCents = bill ? centsOf(bill.tip.amount) : 0;
  if (tipCents <= 0) return null;
  const words = { tip: formatMoney(tipCents) };
  const { isSuggested } = draft[tipStep.id] as Tip;
  return isSuggested ? m.checkout_with_suggested_tip(words) : m.checkout_with_tip(words);
}

type TipOfCheckout = { readonly facts: Pick<CheckoutFacts, "bill">; readonly draft: CheckoutDraft };
