import { formatMoney, m } from "@comptoir/messages";
import { parseCents } from "@comptoir/ordering";
import { useState } from "react";
import { useDraftEdit, useDraftField, useDraftState } from "../../studio/draft-context.tsx";
import { draftValue } from "../../studio/draft-store.ts";
import { EditProblem } from "../../studio/edit-problem.tsx";
import { fieldId } from "../../studio/field-id.ts";
import { idOf, type RuledDish } from "../../studio/price-rules.ts";
import { draftName } from "../../studio/thing-name.ts";
import { useTyped } from "../../studio/use-typed.ts";
import { TextField } from "../../ui/field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { amountInField, typedAmount } from "../../ui/typed-amount.ts";

type RuleEffectProps = { readonly thing: string; readonly dishes: readonly RuledDish[] };
type Effect = "" | "only_then" | "percent_off" | "prices";

const NONE = { only_then: null, percent_off: null, prices: null, size_prices: null };
/** The first values of an effect; they change no price until others are typed. */
const FIRST = {
  "": NONE,
  only_then: { ...NONE, only_then: true },
  percent_off: { ...NONE, percent_off: "0" },
  prices: { ...NONE, prices: {} },
} as const;

/** What a rule does at its hours: one of the effects. menu#price-rules. */
export function RuleEffect({ thing, dishes }: RuleEffectProps) {
  const edit = useDraftEdit();
  const onlyThen = useDraftField(thing, "only_then").value;
  const percent = useDraftField(thing, "percent_off").value;
  const prices = useDraftField(thing, "prices").value;
  const sizePrices = useDraftField(thing, "size_prices").value;
  const priced: Effect = prices !== null || sizePrices !== null ? "prices" : "";
  const effect: Effect = onlyThen === true ? "only_then" : percent === null ? priced : "percent_off";
  const choose = (next: Effect) => edit(Object.entries(FIRST[next]).map(([field, value]) => ({ thing, field, value })));
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        id={fieldId(thing, "effect")}
        label={m.studio_rules_effect()}
        value={effect}
        placeholder={m.studio_rules_choose_effect()}
        options={[
          { value: "only_then", label: m.studio_rules_effect_only() },
          { value: "percent_off", label: m.studio_rules_effect_percent() },
          { value: "prices", label: m.studio_rules_effect_prices() },
        ]}
        onChange={({ target }) => choose(target.value as Effect)}
      />
      {effect === "percent_off" ? <PercentField thing={thing} /> : null}
      {effect === "prices" ? <PriceColumn thing={thing} dishes={dishes} /> : null}
      {Object.keys(NONE).map((field) => (
        <EditProblem key={field} thing={thing} field={field} />
      ))}
    </div>
  );
}

const PERCENT = /^\d{1,3}(\.\d{1,4})?$/;

function PercentField({ thing }: { readonly thing: string }) {
  const { value, edit } = useDraftField(thing, "percent_off");
  const [isFaulty, setFaulty] = useState(false);
  const typing = useTyped(String(value ?? ""), (typed) => {
    const percent = typed.replace(",", ".").replace(/\s*%$/, "");
    const isRight = PERCENT.test(percent) && Number(percent) <= 100;
    setFaulty(!isRight);
    if (isRight) edit(percent);
  });
  return (
    <TextField
      {...typing}
      id={fieldId(thing, "percent_off")}
      label={m.studio_rules_percent()}
      inputMode="decimal"
      error={isFaulty ? m.studio_rules_percent_fault() : null}
      className="max-w-48"
    />
  );
}

/** A price for each dish and size, beside the regular one. Without a price, the regular one stays. */
function PriceColumn({ thing, dishes }: RuleEffectProps) {
  if (dishes.length === 0) return <p className="text-small text-ink-soft">{m.studio_rules_over_first()}</p>;
  return (
    <ul className="flex flex-col divide-y divide-hairline border-y border-hairline">
      {dishes.flatMap(({ dish, sizes }) => {
        const priced = sizes.length > 0 ? sizes : [dish];
        return priced.map((one) => (
          <li key={one} className="py-2">
            <PriceRow rule={thing} dish={dish} priced={one} />
          </li>
        ));
      })}
    </ul>
  );
}

type PriceRowProps = { readonly rule: string; readonly dish: string; readonly priced: string };

function PriceRow({ rule, dish, priced }: PriceRowProps) {
  const field = priced === dish ? "prices" : "size_prices";
  const { value, edit } = useDraftField(rule, field);
  const prices = (value ?? {}) as Readonly<Record<string, string>>;
  const name = useDraftState((state) => [...new Set([dish, priced])].map((one) => draftName(state, one)).join(" · "));
  const regular = useDraftState((state) => parseCents(String(draftValue(state, priced, "price") ?? "0")) ?? 0);
  const [isFaulty, setFaulty] = useState(false);
  const typing = useTyped(amountInField(prices[idOf(priced)] ?? ""), (typed) => {
    const { [idOf(priced)]: _before, ...others } = prices;
    const price = typedAmount(typed);
    const isRight = price === "" || (parseCents(price) ?? -1) >= 0;
    setFaulty(!isRight);
    if (isRight) edit(price === "" ? others : { ...others, [idOf(priced)]: price });
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="min-w-40 grow basis-0 wrap-anywhere">
        {name} <span className="text-ink-soft">{m.studio_rules_regular({ price: formatMoney(regular) })}</span>
      </span>
      <TextField
        {...typing}
        id={fieldId(rule, field, idOf(priced))}
        label={<span className="visually-hidden">{m.studio_rules_price_of({ name })}</span>}
        inputMode="decimal"
        optional={true}
        isOptionalUnsaid={true}
        error={isFaulty ? m.studio_schedule_price_fault() : null}
        className="w-28"
      />
    </div>
  );
}
