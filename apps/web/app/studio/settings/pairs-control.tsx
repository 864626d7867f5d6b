import { m } from "@comptoir/messages";
import { useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import type { Control } from "../setting-table/controls.ts";
import { type ControlProps, idAt } from "./scope.ts";
import { TextControl } from "./text-control.tsx";
import { asObject, valueAt } from "./value-at.ts";

type PairsControlProps = Omit<ControlProps, "control"> & { readonly control: Extract<Control, { kind: "pairs" }> };

/** The usual names of the numbers, in the order in which they are added. */
const NAMES = ["GST", "QST", "HST", "PST", "RST"];

/** Texts by name, such as the tax numbers: the name can be changed, and a pair removed. */
export function PairsControl({ scope, path, words, hint, control }: PairsControlProps) {
  const pairs = asObject(valueAt(scope.value, path));
  const names = Object.keys(pairs);
  const id = idAt(scope, path);
  const free = NAMES.find((name) => !names.includes(name));
  const rename = (name: string, next: string) => {
    if (next === "" || next === name || names.includes(next)) return;
    scope.edit(path, Object.fromEntries(Object.entries(pairs).map(([key, one]) => [key === name ? next : key, one])));
  };
  return (
    <fieldset id={id} className="flex min-w-0 flex-col gap-4 border-s-2 border-hairline ps-4">
      <legend className="pb-1 font-semibold">{words}</legend>
      {hint ? <p className="text-small text-ink-soft">{hint}</p> : null}
      {names.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pair keeps its place while its name is typed.
        <div key={index} className="flex flex-col gap-2">
          <PairName
            id={`${id}-${index}-name`}
            label={control.name()}
            name={name}
            onRename={(next) => rename(name, next)}
          />
          <TextControl scope={scope} path={[...path, name]} words={`${control.value()} (${name})`} kind="text" />
          <Button
            tone="quiet"
            className="self-start"
            aria-label={m.studio_set_remove_named({ name })}
            onClick={() => scope.edit([...path, name], null)}
          >
            {m.studio_set_remove()}
          </Button>
        </div>
      ))}
      {free === undefined ? null : (
        <Button className="self-start" onClick={() => scope.edit([...path, free], "")}>
          {control.add()}
        </Button>
      )}
    </fieldset>
  );
}

type PairNameProps = {
  readonly id: string;
  readonly label: string;
  readonly name: string;
  readonly onRename: (name: string) => void;
};

function PairName({ id, label, name, onRename }: PairNameProps) {
  const [typed, setTyped] = useState(name);
  useEffect(() => setTyped(name), [name]);
  return (
    <TextField
      id={id}
      label={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => onRename(typed.trim())}
      autoComplete="off"
      className="max-w-52"
    />
  );
}
