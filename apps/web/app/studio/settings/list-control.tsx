import { m } from "@comptoir/messages";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field-frame.tsx";
import { MoveButtons } from "../move-buttons.tsx";
import type { Control } from "../setting-table/controls.ts";
import { type ControlProps, idAt } from "./scope.ts";
import { type Path, valueAt } from "./value-at.ts";

type ListControlProps = Omit<ControlProps, "control"> & {
  readonly control: Extract<Control, { kind: "list" }>;
  readonly entry: (path: Path, name: string) => ReactNode;
};

/** The entries of a list, which can be moved and removed, and a button that adds one. */
export function ListControl({ scope, path, words, hint, control, entry }: ListControlProps) {
  const value = valueAt(scope.value, path);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const id = idAt(scope, path);
  const error = path.length > 0 ? scope.errorAt(path) : null;
  // Texts have translations elsewhere, in the same order.
  const canMove = entries.length > 1 && control.entry.kind === "group";
  const move = (from: number, to: number) => {
    scope.edit(path, entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]));
    // The focus goes with the entry, so that the next press moves the same one.
    document.getElementById(`${id}-${to}-${to < from ? "up" : "down"}`)?.focus();
  };
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
      {error ? <FieldError message={error} /> : null}
      {entries.map((_, index) => {
        const name = m.studio_set_entry({ one: control.one(), number: index + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity but their place.
          <div key={index} className="flex flex-col gap-2">
            {entry([...path, index], name)}
            <span className="flex flex-wrap items-center gap-2">
              {canMove ? (
                <MoveButtons
                  id={`${id}-${index}`}
                  name={name}
                  at={index}
                  count={entries.length}
                  onMove={(to) => move(index, to)}
                />
              ) : null}
              <Button
                tone="quiet"
                aria-label={m.studio_set_remove_named({ name })}
                onClick={() => scope.edit([...path, index], null)}
              >
                {m.studio_set_remove()}
              </Button>
            </span>
          </div>
        );
      })}
      <Button className="self-start" onClick={() => scope.edit([...path, entries.length], control.blank(entries))}>
        {control.add()}
      </Button>
    </fieldset>
  );
}
