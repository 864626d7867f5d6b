import { formatMoney, formatPercent, m } from "@comptoir/messages";
import { cents, formatRate, percentageOf, type TipChoices } from "@comptoir/ordering";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { TextField } from "../../ui/field.tsx";
import { RadioCard } from "../../ui/radio-card.tsx";
import type { TipPick } from "./checkout-draft.ts";
import type { Checkout } from "./use-checkout.ts";
import { fieldId } from "./use-form-errors.ts";

/**
 * The tip as choices that look alike, no tip among them, each with its amount. It is worked out before tax. Rules, section 8,
 * Tips; The bill, step 10.
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
      <ChoiceGroup legend={tips.title ?? m.checkout_tip_legend()} hint={m.checkout_tip_hint()} columns={true}>
        {tips.percentages.map((percentage) => {
          const text = formatRate(percentage);
          return (
            <RadioCard
              key={text}
              name="tip"
              label={formatPercent(text)}
              description={costs ? formatMoney(percentageOf(base, percentage)) : null}
              checked={draft.tip?.kind === "percentage" && draft.tip.percentage === text}
              onChange={() => pick({ kind: "percentage", percentage: text })}
            />
          );
        })}
        <RadioCard
          name="tip"
          label={m.checkout_tip_own()}
          description={m.checkout_tip_own_hint()}
          checked={isOwn}
          onChange={() => pick({ kind: "own", typed: "" })}
        />
        <RadioCard
          name="tip"
          label={m.checkout_tip_none()}
          description={formatMoney(0)}
          checked={draft.tip?.kind === "none"}
          onChange={() => pick({ kind: "none" })}
        />
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
