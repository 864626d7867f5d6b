import { m } from "@comptoir/messages";
import { ALLERGIES } from "@comptoir/ordering";
import { foodWord } from "@comptoir/receipt/food-words";
import { type FormEvent, useId } from "react";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { ChoiceGroup } from "../ui/choice-group.tsx";
import { SheetDialog } from "../ui/sheet-dialog.tsx";
import { announce } from "../ui/toast.tsx";
import { keepWithAccount, noteAsked } from "./own-allergies.tsx";
import { useSaidAllergies } from "./said-allergies.tsx";

/** The allergens as checkboxes in words, to say or to change what the diner is allergic to. screens#allergies. */
export function AllergyDialog({ onClose }: { readonly onClose: () => void }) {
  const { allergies, say, personId } = useSaidAllergies();
  const formId = useId();
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog on a page with a form of its own, as at the checkout.
    event.stopPropagation();
    const form = new FormData(event.currentTarget);
    const ticked = form.getAll("allergies");
    const now = ALLERGIES.filter((allergy) => ticked.includes(allergy));
    keep(now);
    if (personId === null) return;
    noteAsked(personId);
    if (form.has("keep")) void keepWithAccount(now);
  };
  const keep = (now: Parameters<typeof say>[0]) => {
    // Who ticks nothing and never said anything has said nothing.
    if (now.length > 0 || allergies.length > 0) {
      say(now);
      announce(now.length > 0 ? m.allergies_saved() : m.allergies_removed());
    }
    onClose();
  };
  return (
    <SheetDialog
      open={true}
      onClose={onClose}
      title={m.allergies_heading()}
      footer={
        <div className="flex flex-col gap-2 sm:flex-row-reverse">
          <Button type="submit" form={formId} tone="primary" className="sm:flex-1">
            {m.allergies_save()}
          </Button>
          {allergies.length === 0 ? null : (
            <Button tone="quiet" className="sm:flex-1" onClick={() => keep([])}>
              {m.allergies_remove()}
            </Button>
          )}
        </div>
      }
    >
      <form id={formId} onSubmit={save} className="flex flex-col gap-4 px-5 pb-5">
        <p className="measure text-small text-ink-soft">{m.allergies_text()}</p>
        <ChoiceGroup legend={m.allergies_legend()}>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2 text-small">
            {ALLERGIES.map((word) => (
              <Checkbox
                key={word}
                name="allergies"
                value={word}
                label={foodWord(word)}
                defaultChecked={allergies.includes(word)}
              />
            ))}
          </div>
        </ChoiceGroup>
        {personId === null ? null : (
          <Checkbox name="keep" label={m.allergies_keep()} description={m.allergies_keep_text()} />
        )}
      </form>
    </SheetDialog>
  );
}
