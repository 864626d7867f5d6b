import { formatMoney, formatPercent, m } from "@comptoir/messages";
import { cents, formatRate, percentageOf, type TipChoices } from "@comptoir/ordering";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { TextField } from "../../ui/field.tsx";
import type { TipPick } from "./checkout-draft.ts";
import type { Checkout } from "./use-checkout.ts";
import { fieldId } from "./use-form-errors.ts";

/**
 * The tip as choices that look alike, no tip among them, each with its amount. It is worked out before tax. law#tips,
 * bill#step-10.
 */
export function TipStep({ checkout, tips }: { readonly checkout: Checkout; readonly tips: TipChoices }) {
  const { draft, update, errors, costs } = checkout;
  const pick = (tip: TipPick) => {
    errors.clearGiven("tip");
    update({ tip });
  };
  const base = cents(costs?.subtotalDiscountedCents ?? 0);
  const isOwn = draft.tip?.kind === "own";
  return (
    <>
      <ChoiceGroup legend={tips.title ?? m.checkout_tip_legend()} hint={m.checkout_tip_hint()}>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(3.65rem,1fr))] gap-1.5 sm:gap-2">
          {tips.percentages.map((percentage) => {
            const text = formatRate(percentage);
            return (
              <TipChoice
                key={text}
                label={formatPercent(text)}
                amount={costs ? formatMoney(percentageOf(base, percentage)) : null}
                checked={draft.tip?.kind === "percentage" && draft.tip.percentage === text}
                onChange={() => pick({ kind: "percentage", percentage: text })}
              />
            );
          })}
          <TipChoice
            label={m.checkout_tip_none()}
            amount={formatMoney(0)}
            checked={draft.tip?.kind === "none"}
            onChange={() => pick({ kind: "none" })}
          />
          <TipChoice
            label={m.checkout_tip_own()}
            amount={null}
            checked={isOwn}
            onChange={() => pick({ kind: "own", typed: "" })}
          />
        </div>
      </ChoiceGroup>
      {draft.tip?.kind === "own" ? (
        <TextField
          id={fieldId("tip")}
          label={m.checkout_tip_amount()}
          inputMode="decimal"
          autoComplete="off"
          className="max-w-40"
          maxLength={10}
          autoFocus={draft.tip.typed === ""}
          value={draft.tip.typed}
          error={errors.messageOf("tip")}
          onBlur={() => errors.reveal(draft.tip?.kind === "own" && draft.tip.typed !== "" ? ["tip"] : [])}
          onChange={({ target }) => pick({ kind: "own", typed: target.value })}
        />
      ) : null}
    </>
  );
}

type TipChoiceProps = {
  readonly label: string;
  readonly amount: string | null;
  readonly checked: boolean;
  readonly onChange: () => void;
};

/** One tip; all of them look the same until one is picked. */
function TipChoice({ label, amount, checked, onChange }: TipChoiceProps) {
  return (
    <label className="relative flex min-h-16 flex-col items-center justify-center rounded-control border border-edge bg-raised px-1 py-2.5 text-center leading-tight has-checked:border-accent-ink has-checked:ring-1 has-checked:ring-accent-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink">
      <input type="radio" name="tip" className="only-heard" checked={checked} onChange={onChange} />
      <span className="text-small font-semibold sm:text-body">{label}</span>
      {amount ? <span className="figures text-fine whitespace-nowrap text-ink-soft">{amount}</span> : null}
    </label>
  );
}
