import { m } from "@comptoir/messages";
import { decodeHtmlText } from "@comptoir/ordering";
import { createContext, useContext } from "react";
import { TextField } from "../ui/field.tsx";
import { Chip, ChipGroup } from "./chip.tsx";
import { useDraftField } from "./draft-context.tsx";
import { EditProblem } from "./edit-problem.tsx";
import { fieldId } from "./field-id.ts";
import { useTyped } from "./use-typed.ts";

type Values = Readonly<Record<string, unknown>>;

type DraftRatesProps = {
  readonly thing: string;
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly labels: { readonly tax1: string; readonly tax2: string };
};

/** The rates of the two taxes, as decimal fractions; they are one value of the field `tax_rate`. bill#whose-rate. */
export function DraftTaxRates({ thing, legend, hint, labels }: DraftRatesProps) {
  const { value, pending, edit } = useDraftField(thing, "tax_rate");
  const rates = (value ?? {}) as Values;
  const write = (name: string, text: string) => {
    const { [name]: _before, ...others } = rates;
    const after = text === "" ? others : { ...others, [name]: text.replace(",", ".") };
    edit(Object.keys(after).length === 0 ? null : after);
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="pb-1.5 text-small font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-4">
        {(["tax1", "tax2"] as const).map((name) => (
          <Rate
            key={name}
            id={fieldId(thing, "tax_rate", name)}
            label={labels[name]}
            shown={String(rates[name] ?? "")}
            error={pending?.state.kind === "refused" ? pending.state.message : null}
            onCommit={(text) => write(name, text)}
          />
        ))}
      </div>
      {hint ? <p className="text-fine text-ink-soft">{hint}</p> : null}
      <EditProblem thing={thing} field="tax_rate" />
    </fieldset>
  );
}

type RateProps = {
  readonly id: string;
  readonly label: string;
  readonly shown: string;
  readonly error: string | null;
  readonly onCommit: (text: string) => void;
};

function Rate({ shown, onCommit, ...field }: RateProps) {
  const typing = useTyped(shown, onCommit);
  return (
    <TextField {...field} {...typing} optional={true} isOptionalUnsaid={true} inputMode="decimal" className="w-32" />
  );
}

type DraftCodesProps = {
  readonly thing: string;
  readonly field: string;
  readonly label: string;
  readonly hint?: string | undefined;
};

/** The groups of members that the menu has prices for. */
export const PromosContext = createContext<readonly string[]>([]);

/** The groups of members who pay the member price: those of the menu as choices, and others typed. menu#member-price. */
export function DraftCodes({ thing, field, label, hint }: DraftCodesProps) {
  const offered = useContext(PromosContext);
  const { value, pending, edit } = useDraftField(thing, field);
  const codes = Array.isArray(value) ? value.map(String) : [];
  const write = (next: readonly string[]) => edit(next.length === 0 ? null : [...new Set(next)]);
  const others = codes.filter((code) => !offered.includes(code));
  const typing = useTyped(decodeHtmlText(others.join(", ")), (text) => {
    const typed = text.split(",").map((code) => code.trim());
    write([...codes.filter((code) => offered.includes(code)), ...typed.filter((code) => code !== "")]);
  });
  return (
    <div className="flex flex-col gap-3">
      {offered.length > 0 ? (
        <ChipGroup legend={label}>
          {offered.map((code) => (
            <Chip
              key={code}
              label={decodeHtmlText(code)}
              checked={codes.includes(code)}
              onChange={(isOn) => write(isOn ? [...codes, code] : codes.filter((one) => one !== code))}
            />
          ))}
        </ChipGroup>
      ) : null}
      {offered.length > 0 && hint ? <p className="text-fine text-ink-soft">{hint}</p> : null}
      <TextField
        id={fieldId(thing, field)}
        label={offered.length > 0 ? m.studio_promos_other() : label}
        hint={m.studio_promos_other_hint()}
        error={pending?.state.kind === "refused" ? pending.state.message : null}
        optional={true}
        isOptionalUnsaid={true}
        {...typing}
      />
      <EditProblem thing={thing} field={field} />
    </div>
  );
}
