import { decodeHtmlText } from "@comptoir/ordering";
import { TextField } from "../ui/field.tsx";
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

/** A list of codes, typed with commas. */
export function DraftCodes({ thing, field, label, hint }: DraftCodesProps) {
  const { value, pending, edit } = useDraftField(thing, field);
  const shown = Array.isArray(value) ? decodeHtmlText(value.join(", ")) : "";
  const typing = useTyped(shown, (text) => {
    const codes = text.split(",").map((code) => code.trim());
    const written = codes.filter((code) => code !== "");
    edit(written.length === 0 ? null : written);
  });
  return (
    <div className="flex flex-col gap-2">
      <TextField
        id={fieldId(thing, field)}
        label={label}
        hint={hint}
        error={pending?.state.kind === "refused" ? pending.state.message : null}
        optional={true}
        isOptionalUnsaid={true}
        {...typing}
      />
      <EditProblem thing={thing} field={field} />
    </div>
  );
}
