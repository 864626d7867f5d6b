import { m } from "@comptoir/messages";
import { useState } from "react";
import { Checkbox } from "../../ui/checkbox.tsx";
import { classNames } from "../../ui/class-names.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { PictureControl } from "../picture-control.tsx";
import type { Control, Field } from "../setting-table/controls.ts";
import { ListControl } from "./list-control.tsx";
import { PairsControl } from "./pairs-control.tsx";
import { type ControlProps, idAt } from "./scope.ts";
import { TextControl } from "./text-control.tsx";
import { type Path, valueAt } from "./value-at.ts";

/** The control of a value, at any depth of a field. studio#venue-settings. */
export function ControlAt({ scope, path, words, hint, control }: ControlProps) {
  const value = valueAt(scope.value, path);
  switch (control.kind) {
    case "flag":
      return <FlagControl {...{ scope, path, words, hint }} isOn={control.isOn} />;
    case "choice":
      return (
        <ChoiceControl
          {...{ scope, path, words, hint }}
          unset={control.unset()}
          options={control.options.map((one) => ({ value: one.value, label: one.words() }))}
        />
      );
    case "entryOf":
      return (
        <ChoiceControl
          {...{ scope, path, words, hint }}
          unset={m.studio_set_unset()}
          options={entriesAt(scope.value, [...path.slice(0, -1), control.list]).map((entry, index) => ({
            value: String(index),
            label: control.entry(entry),
          }))}
        />
      );
    case "group":
      return <Fields {...{ scope, path, words, hint }} fields={control.fields} />;
    case "translations":
      return <Fields {...{ scope, words, hint }} path={[...path, scope.locale]} fields={control.fields} />;
    case "pair":
      return <Fields {...{ scope, path, words, hint }} fields={PAIR} />;
    case "list":
      return (
        <ListControl
          {...{ scope, path, words, hint, control }}
          entry={(at, name) => <ControlAt scope={scope} path={at} words={name} control={control.entry} />}
        />
      );
    case "pairs":
      return <PairsControl {...{ scope, path, words, hint, control }} />;
    case "picture":
      return (
        <PictureControl
          {...{ id: idAt(scope, path), hint, error: scope.errorAt(path) }}
          label={words}
          value={typeof value === "string" ? value : null}
          ratio={control.ratio}
          onChange={(next) => scope.edit(path, next)}
        />
      );
    default:
      return (
        <TextControl {...{ scope, path, words, hint }} kind={control.kind === "text" ? control.mode : control.kind} />
      );
  }
}

function entriesAt(value: unknown, path: Path): readonly unknown[] {
  const entries = valueAt(value, path);
  return Array.isArray(entries) ? entries : [];
}

type ChoiceControlProps = Omit<ControlProps, "control"> & {
  /** What holds without a choice. */
  readonly unset: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** A choice of a list. A value that is not in the list, such as one of a file, is shown as it is. */
function ChoiceControl({ scope, path, words, hint, unset, options }: ChoiceControlProps) {
  const value = valueAt(scope.value, path);
  const chosen = value === null || value === undefined ? "" : String(value);
  const isListed = chosen === "" || options.some((one) => one.value === chosen);
  return (
    <SelectField
      id={idAt(scope, path)}
      label={words}
      hint={hint}
      error={scope.errorAt(path)}
      optional={true}
      isOptionalUnsaid={true}
      placeholder={unset}
      options={isListed ? options : [...options, { value: chosen, label: chosen }]}
      value={chosen}
      onChange={(event) => scope.edit(path, event.target.value === "" ? null : event.target.value)}
      className="max-w-md"
    />
  );
}

type FlagControlProps = Omit<ControlProps, "control"> & {
  /** What holds if it is absent. */
  readonly isOn: boolean;
};

/** A setting that is true or false. Its default is absent, unless the file has said it in full. */
function FlagControl({ scope, path, words, hint, isOn }: FlagControlProps) {
  const value = valueAt(scope.value, path);
  const [first] = useState(value);
  return (
    <div>
      <Checkbox
        id={idAt(scope, path)}
        bare={true}
        label={words}
        description={hint}
        error={scope.errorAt(path)}
        checked={typeof value === "boolean" ? value : isOn}
        onChange={({ target: { checked } }) => scope.edit(path, checked === isOn && checked !== first ? null : checked)}
      />
    </div>
  );
}

type Entry = Omit<Field, "name"> & { readonly name: string | number };

/** The two numbers of a pair, which are the entries of a list. */
const PAIR: readonly Entry[] = [
  { name: 0, words: m.studio_set_first_of_pair, control: { kind: "text", mode: "numeric" } },
  { name: 1, words: m.studio_set_second_of_pair, control: { kind: "text", mode: "numeric" } },
];

/** Controls that are short: a group of nothing else is a row on a wide screen. */
const SHORT: ReadonlySet<Control["kind"]> = new Set(["choice", "time", "date", "flag", "percent"]);

type FieldsProps = Omit<ControlProps, "control"> & { readonly fields: readonly Entry[] };

/** The fields of an object. */
function Fields({ scope, path, words, hint, fields }: FieldsProps) {
  const id = idAt(scope, path);
  return (
    <fieldset
      id={id}
      aria-describedby={hint ? `${id}-hint` : undefined}
      className="flex min-w-0 flex-col gap-4 border-s-2 border-hairline ps-4"
    >
      <legend className="pb-1 font-semibold">{words}</legend>
      {hint ? (
        <p id={`${id}-hint`} className="text-small text-ink-soft">
          {hint}
        </p>
      ) : null}
      <div
        className={classNames(
          "flex min-w-0 flex-col gap-4",
          fields.every(({ control }) => SHORT.has(control.kind)) &&
            "sm:flex-row sm:flex-wrap sm:items-start sm:gap-x-6",
        )}
      >
        {fields.map(({ name, control, ...one }) => (
          <ControlAt
            key={name}
            scope={scope}
            path={[...path, name]}
            words={one.words()}
            hint={one.hint?.()}
            control={control}
          />
        ))}
      </div>
    </fieldset>
  );
}
