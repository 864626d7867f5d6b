import { m } from "@comptoir/messages";
import { ALLERGENS, DIETS, decodeHtmlText, readAllergens } from "@comptoir/ordering";
import { allergenSentences, foodWord } from "@comptoir/receipt";
import { Button } from "../ui/button.tsx";
import { hasNoAllergens, withAllergen } from "./allergen-edits.ts";
import { Chip, ChipGroup } from "./chip.tsx";
import { useDraftField } from "./draft-context.tsx";
import { EditProblem } from "./edit-problem.tsx";

type FoodFieldProps = { readonly thing: string; readonly label: string };

/**
 * The allergens of a dish or a choice. An absent list is not confirmed, and no choice of chips makes it "none": that is a choice
 * of its own. law#unconfirmed-allergens.
 */
export function AllergensField({ thing, label }: FoodFieldProps) {
  const { value, edit } = useDraftField(thing, "allergens");
  const list = readAllergens(typeof value === "string" ? value : null);
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="pb-1 text-small font-semibold">{label}</legend>
      <p role="status" className="rounded-control bg-tint px-3 py-2 text-small wrap-anywhere">
        {m.studio_guests_read({ text: allergenSentences(list) || m.item_allergens_none() })}
      </p>
      {(["contains", "mayContain"] as const).map((sort) => (
        <ChipGroup key={sort} legend={sort === "contains" ? m.studio_contains() : m.studio_may_contain()}>
          {ALLERGENS.map((allergen) => (
            <Chip
              key={allergen}
              label={foodWord(allergen)}
              checked={list[sort].includes(allergen)}
              onChange={(isChosen) => edit(withAllergen(list, { allergen, sort, isChosen }))}
            />
          ))}
        </ChipGroup>
      ))}
      <div className="flex flex-wrap gap-2">
        <Chip
          label={m.studio_allergens_none()}
          checked={hasNoAllergens(list)}
          onChange={(isNone) => edit(isNone ? "none" : null)}
        />
        {value === null ? null : <Button onClick={() => edit(null)}>{m.studio_allergens_unconfirm()}</Button>}
      </div>
      {list.unread.length > 0 ? (
        <p className="text-small wrap-anywhere">{m.studio_allergens_unread({ words: list.unread.join(", ") })}</p>
      ) : null}
      <EditProblem thing={thing} field="allergens" />
    </fieldset>
  );
}

/** The diets that a dish or a choice suits; words that are not known stay. menu#diets. */
export function DietsField({ thing, label }: FoodFieldProps) {
  const { value, edit } = useDraftField(thing, "diets");
  const words = decodeHtmlText(typeof value === "string" ? value : "")
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
  const isNone = words.length === 1 && words[0] === "none";
  const chosen = isNone ? [] : words;
  const shown = [...DIETS, ...chosen.filter((word) => !DIETS.some((diet) => diet === word))];
  const write = (after: readonly string[]) => edit(after.length === 0 ? null : after.join(", "));
  return (
    <div className="flex flex-col gap-2">
      <ChipGroup legend={label}>
        {shown.map((diet) => (
          <Chip
            key={diet}
            label={foodWord(diet)}
            checked={chosen.includes(diet)}
            onChange={(isChosen) => write(isChosen ? [...chosen, diet] : chosen.filter((word) => word !== diet))}
          />
        ))}
        <Chip label={m.studio_diets_none()} checked={isNone} onChange={(checked) => write(checked ? ["none"] : [])} />
      </ChipGroup>
      <EditProblem thing={thing} field="diets" />
    </div>
  );
}
