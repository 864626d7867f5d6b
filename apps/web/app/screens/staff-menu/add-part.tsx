import { m } from "@comptoir/messages";
import { type FormEvent, useState } from "react";
import { useDraft } from "../../studio/draft-context.tsx";
import { newThing } from "../../studio/new-thing.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { announce } from "../../ui/toast.tsx";

type AddPartProps = {
  readonly kind: "menu_group" | "menu" | "section";
  readonly under: string;
  readonly label: string;
};

/** Adds a section, a menu or a menu group by its name; its page has the rest. */
export function AddPart({ kind, under, label }: AddPartProps) {
  const store = useDraft();
  const [name, setName] = useState("");
  const add = (event: FormEvent) => {
    event.preventDefault();
    const typed = name.trim();
    if (typed === "") return;
    const thing = newThing(kind);
    store.edit([
      { thing, field: "under", value: under },
      { thing, field: "name", value: typed },
      { thing, field: "published_at", value: new Date().toISOString() },
    ]);
    announce(m.studio_dish_added({ name: typed }));
    setName("");
  };
  return (
    <form onSubmit={add} noValidate={true} className="flex flex-wrap items-end gap-3">
      <TextField
        id={`new-${kind}`}
        label={<ForKind label={label} />}
        value={name}
        onChange={(event) => setName(event.target.value)}
        autoComplete="off"
        className="w-full max-w-xs"
      />
      <Button type="submit">{label}</Button>
    </form>
  );
}

function ForKind({ label }: Pick<AddPartProps, "label">) {
  return (
    <>
      {m.studio_new_part_name()}
      <span className="visually-hidden"> {label}</span>
    </>
  );
}
