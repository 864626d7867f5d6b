import { m } from "@comptoir/messages";
import { type FormEvent, useState } from "react";
import { useDraft } from "../../studio/draft-context.tsx";
import { newThing } from "../../studio/new-thing.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { announce } from "../../ui/toast.tsx";
import { typedAmount } from "../../ui/typed-amount.ts";

/** Adds a dish by its name and price; its page has the rest. */
export function AddDish({ under, name }: { readonly under: string; readonly name: string }) {
  const store = useDraft();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState({ name: "", price: "" });
  const id = under.replaceAll(/[^\w-]/g, "-");
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (typed.name.trim() === "" || typed.price.trim() === "") return;
    const thing = newThing("item");
    store.edit([
      { thing, field: "under", value: under },
      { thing, field: "name", value: typed.name.trim() },
      { thing, field: "price", value: typedAmount(typed.price) },
    ]);
    announce(m.studio_dish_added({ name: typed.name.trim() }));
    setTyped({ name: "", price: "" });
    document.getElementById(`${id}-new-name`)?.focus();
  };
  if (!isOpen) {
    return (
      <Button onClick={() => setOpen(true)} className="self-start" aria-label={m.studio_add_dish_to({ section: name })}>
        {m.studio_add_dish()}
      </Button>
    );
  }
  return (
    <form onSubmit={add} noValidate={true} className="flex flex-wrap items-end gap-3">
      <TextField
        id={`${id}-new-name`}
        label={m.studio_new_dish_name()}
        value={typed.name}
        onChange={(event) => setTyped({ ...typed, name: event.target.value })}
        autoComplete="off"
        autoFocus={true}
        className="min-w-40 grow"
      />
      <TextField
        id={`${id}-new-price`}
        label={m.studio_new_dish_price()}
        inputMode="decimal"
        value={typed.price}
        onChange={(event) => setTyped({ ...typed, price: event.target.value })}
        autoComplete="off"
        className="w-28"
      />
      <Button type="submit">{m.studio_add_dish()}</Button>
    </form>
  );
}
