import { m } from "@comptoir/messages";
import type { MenuFilters } from "@comptoir/ordering";
import { foodWord } from "@comptoir/receipt/food-words";
import type { MouseEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import type { NarrowingState } from "./narrowing-state.ts";

/*
 * What is said and offered while a menu is narrowed down: fetched with the search, since a first view of the menu shows none of it but
 * the choices of the filters, which the server has written.
 */

export type FilterChoicesProps = { readonly filters: MenuFilters; readonly offered: MenuFilters };

/** The diets and allergens to filter by. What is chosen in them is listened for from outside. menu#filters. */
export function FilterChoices(props: FilterChoicesProps) {
  return (
    <>
      <FilterGroup kind="diets" legend={m.menu_filters_diets()} {...props} />
      <FilterGroup kind="allergens" legend={m.menu_filters_allergens()} {...props} />
    </>
  );
}

type FilterGroupProps = FilterChoicesProps & { readonly kind: keyof MenuFilters; readonly legend: string };

function FilterGroup({ kind, legend, filters, offered }: FilterGroupProps) {
  if (offered[kind].length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="pb-2 text-small font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {offered[kind].map((word) => (
          <label key={word} className="filter-chip">
            <input type="checkbox" name={kind} value={word} defaultChecked={filters[kind].includes(word)} />
            {foodWord(word)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type NarrowingProps = { readonly narrowing: NarrowingState };

/** How many dishes the filters leave, which leads to them, and the way to clear them. */
export function FilterOutcome({ narrowing: { narrowed, clearFilters } }: NarrowingProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {narrowed ? (
        <Button tone="primary" onClick={closeFilters}>
          {m.menu_filters_show({ count: narrowed.count })}
        </Button>
      ) : null}
      <Button tone="plain" onClick={clearFilters}>
        {m.menu_filters_clear()}
      </Button>
    </div>
  );
}

/** Makes way for what is left, which stands below; the focus goes to what opens the filters again. */
function closeFilters({ currentTarget }: MouseEvent<HTMLElement>): void {
  const panel = currentTarget.closest("details");
  panel?.querySelector("summary")?.focus();
  panel?.removeAttribute("open");
}

/** How many dishes were found, and how many are hidden as unconfirmed. law#unconfirmed-allergens. */
export function FoundWords({ narrowing: { narrowed } }: NarrowingProps) {
  const found = narrowed?.count ?? null;
  const hidden = narrowed?.hiddenUnknown ?? 0;
  return (
    <>
      {found ? <p>{m.menu_results({ count: found })}</p> : null}
      {found === 0 ? <p className="visually-hidden">{m.menu_no_results_heading()}</p> : null}
      {hidden > 0 ? <p className="measure">{m.menu_filters_hidden({ count: hidden })}</p> : null}
    </>
  );
}
