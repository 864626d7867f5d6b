import { m } from "@comptoir/messages";
import { type FormEvent, useState } from "react";
import { useDraftEdit } from "../../studio/draft-context.tsx";
import { fieldId } from "../../studio/field-id.ts";
import { newThing } from "../../studio/new-thing.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { announce } from "../../ui/toast.tsx";
import { typedAmount } from "../../ui/typed-amount.ts";

type AddOptionProps = { readonly kind: "option_group" | "option_value"; readonly under: string };

/** Adds an option group by its name, or an option by its name and price. */
export function AddOption({ kind, under }: AddOptionProps) {
  const edit = useDraftEdit();
  const [typed, setTyped] = useState({ name: "", price: "" });
  const isValue = kind === "option_value";
  const id = fieldId(under, "new", kind);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const [name, price] = [typed.name.trim(), typedAmount(typed.price)];
    if (name === "") return;
    const thing = newThing(kind);
    edit([
      { thing, field: "under", value: under },
      { thing, field: "name", value: name },
      ...(price === "" ? [] : [{ thing, field: "price", value: price }]),
      { thing, field: "published_at", value: new Date().toISOString() },
    ]);
    announce(m.studio_dish_added({ name }));
    setTyped({ name: "", price: "" });
    document.getElementById(`${id}-name`)?.focus();
  };
  return (
    <form onSubmit={add} noValidate={true} className="flex flex-wrap items-end gap-3">
      <TextField
        id={`${id}-name`}
        label={isValue ? m.studio_new_option() : m.studio_new_option_group()}
        value={typed.name}
        onChange={(event) => setTyped({ ...typed, name: event.target.value })}
        autoComplete="off"
        className="min-w-40"
      />
      {isValue ? (
        <TextField
          id={`${id}-price`}
          label={m.studio_field_option_price()}
          inputMode="decimal"
          optional={true}
          isOptionalUnsaid={true}
          value={typed.price}
          onChange={(event) => setTyped({ ...typed, price: event.target.value })}
          autoComplete="off"
          className="w-36"
        />
      ) : null}
      <Button type="submit">{isValue ? m.studio_add_option() : m.studio_add_option_group()}</Button>
    </form>
  );
}
