import { m } from "@comptoir/messages";
import { decodeHtmlText } from "@comptoir/ordering";
import { Disclosure } from "../ui/disclosure.tsx";
import { DraftFlag, DraftPublished, DraftSelect } from "./draft-choices.tsx";
import { useDraftState } from "./draft-context.tsx";
import { DraftCodes, DraftTaxRates } from "./draft-part-fields.tsx";
import { DraftPicture } from "./draft-picture.tsx";
import { draftValue } from "./draft-store.ts";
import { DraftTextField } from "./draft-text-field.tsx";
import type { FieldGroup, FieldReader, FieldSpec } from "./field-spec.ts";
import { fieldHint, fieldWords } from "./field-words.ts";
import { AllergensField, DietsField } from "./food-fields.tsx";
import { IntervalLimitsField } from "./interval-limits-field.tsx";
import { ScheduleField } from "./schedule-field.tsx";
import { WordsField } from "./words-field.tsx";

type DraftControlProps = { readonly thing: string; readonly spec: FieldSpec };

/** The control of a field of a thing, with its words. */
function DraftControl({ thing, spec }: DraftControlProps) {
  const { field } = spec;
  const hint = fieldHint(field);
  const words = { thing, field, label: spec.label?.() ?? fieldWords(field), ...(hint === undefined ? {} : { hint }) };
  switch (spec.control) {
    case "words":
      return <WordsField {...words} isLong={spec.isLong} isRequired={spec.isRequired} />;
    case "text":
      return <DraftTextField {...words} optional={!spec.isRequired} />;
    case "amount":
      return <DraftTextField {...words} optional={!spec.isRequired} inputMode="decimal" className="max-w-48" />;
    case "number":
      return <DraftTextField {...words} optional={!spec.isRequired} inputMode="numeric" className="max-w-48" />;
    case "flag":
      return <FlagControl {...words} byDefault={spec.byDefault ?? false} />;
    case "choice":
      return (
        <DraftSelect
          {...words}
          absent={spec.absent()}
          sameAsAbsent={spec.sameAsAbsent}
          options={Object.entries(spec.choices).map(([value, label]) => ({ value, label: label() }))}
        />
      );
    case "picture":
      return <DraftPicture {...words} ratio={spec.ratio} />;
    case "published":
      return <DraftPublished {...words} />;
    case "rates":
      return (
        <DraftTaxRates
          {...words}
          legend={words.label}
          labels={{ tax1: m.studio_tax_first(), tax2: m.studio_tax_second() }}
        />
      );
    case "codes":
      return <DraftCodes {...words} />;
    case "allergens":
      return <AllergensField {...words} />;
    case "diets":
      return <DietsField {...words} />;
    case "limits":
      return <IntervalLimitsField {...words} />;
    case "schedule":
      return <ScheduleField thing={thing} />;
    case "menuGroup":
      return <MenuGroupSelect {...words} />;
  }
}

type FlagControlProps = Omit<Parameters<typeof DraftFlag>[0], "byDefault"> & {
  readonly byDefault: boolean | ((read: FieldReader) => boolean);
};

function FlagControl({ byDefault, ...props }: FlagControlProps) {
  const isDefault = useDraftState((state) =>
    typeof byDefault === "boolean" ? byDefault : byDefault((field) => draftValue(state, props.thing, field)),
  );
  return <DraftFlag {...props} byDefault={isDefault} />;
}

type MenuGroupSelectProps = { readonly thing: string; readonly field: string; readonly label: string };

/** The group under whose heading a menu is shown. menu#menu-group. */
function MenuGroupSelect(props: MenuGroupSelectProps) {
  const things = useDraftState((state) => state.things);
  const groups = [...things.values()].filter(({ thing, under }) => under !== null && thing.startsWith("menu_group:"));
  const options = groups.map(({ fields }) => ({
    value: String(fields.id),
    label: decodeHtmlText(String(fields.name ?? "")),
  }));
  return <DraftSelect {...props} absent={m.studio_no_group()} options={options} />;
}

type DraftFieldsProps = { readonly thing: string; readonly fields: readonly FieldSpec[] };

export function DraftFields({ thing, fields }: DraftFieldsProps) {
  return (
    <div className="flex flex-col gap-5">
      {fields.map((spec) => (
        <DraftControl key={spec.field} thing={thing} spec={spec} />
      ))}
    </div>
  );
}

type DraftFieldGroupProps = { readonly thing: string; readonly group: FieldGroup };

/** A group of fields under its heading; the seldom used ones are in a disclosure. */
export function DraftFieldGroup({ thing, group: { heading, fields, more = [] } }: DraftFieldGroupProps) {
  return (
    <section className="flex flex-col gap-5">
      <h2 className="text-lead">{heading()}</h2>
      <DraftFields thing={thing} fields={fields} />
      {more.length === 0 ? null : (
        <Disclosure summary={m.studio_more_fields()}>
          <div className="pt-2">
            <DraftFields thing={thing} fields={more} />
          </div>
        </Disclosure>
      )}
    </section>
  );
}
