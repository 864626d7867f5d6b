import { m } from "@comptoir/messages";
import type { MenuFilters } from "@comptoir/ordering";
import { foodWord } from "@comptoir/receipt/food-words";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { bringToTop } from "./bring-to-top.ts";
import type { NarrowingState } from "./narrowing-state.ts";

export type MenuFilterPanelProps = {
  readonly narrowing: NarrowingState;
  readonly offered: MenuFilters;
};

/** The filters by diet and allergen; nothing if the dishes' data contains neither. menu#filters. */
export function MenuFilterPanel({ narrowing, offered }: MenuFilterPanelProps) {
  const { filters } = narrowing;
  const active = filters.diets.length + filters.allergens.length;
  // Initially open if the page's URL contains filters; afterwards the diner opens and closes it.
  const [startsOpen] = useState(active > 0);
  if (offered.diets.length + offered.allergens.length === 0) return null;
  return (
    <details
      className="contents [&::details-content]:order-last [&::details-content]:w-full"
      open={startsOpen}
      onToggle={narrowing.prepare}
    >
      <summary
        className={classNames(
          "menu-bar-filters",
          active > 0 ? "border-accent-ink text-accent-ink" : "border-edge max-md:border-transparent",
        )}
      >
        <SlidersHorizontal size={20} aria-hidden="true" />
        {active > 0 ? m.menu_filters_active({ count: active }) : m.menu_filters()}
      </summary>
      <div className="order-last flex max-h-[calc(100dvh-9rem)] w-full overflow-y-auto flex-col gap-4 rounded-card border border-hairline bg-raised p-4">
        <FilterChoices narrowing={narrowing} offered={offered} />
        {active > 0 ? <FilterOutcome narrowing={narrowing} /> : null}
      </div>
    </details>
  );
}

/** Adopts boxes that were ticked before hydration. */
function FilterChoices({ narrowing: { filters, toggle }, offered }: MenuFilterPanelProps) {
  const choices = useRef<HTMLDivElement>(null);
  const takeOver = useEffectEvent(() => {
    for (const { name, value, checked } of choices.current?.querySelectorAll("input") ?? []) {
      const kind = name === "diets" ? "diets" : "allergens";
      if (checked !== filters[kind].includes(value)) toggle(kind, value);
    }
  });
  useEffect(() => takeOver(), []);
  const groups = [
    { kind: "diets", legend: m.menu_filters_diets() },
    { kind: "allergens", legend: m.menu_filters_allergens() },
  ] as const;
  return (
    <div ref={choices} className="flex flex-col gap-4">
      {groups
        .filter(({ kind }) => offered[kind].length > 0)
        .map(({ kind, legend }) => (
          <fieldset key={kind} className="min-w-0">
            <legend className="pb-2 text-small font-semibold">{legend}</legend>
            <div className="flex flex-wrap gap-2">
              {offered[kind].map((word) => (
                <label key={word} className="filter-chip">
                  <input
                    type="checkbox"
                    name={kind}
                    value={word}
                    checked={filters[kind].includes(word)}
                    onChange={() => toggle(kind, word)}
                  />
                  {foodWord(word)}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
    </div>
  );
}

function FilterOutcome({ narrowing: { narrowed, clearFilters } }: Pick<MenuFilterPanelProps, "narrowing">) {
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

function closeFilters({ currentTarget }: MouseEvent<HTMLElement>): void {
  const panel = currentTarget.closest("details");
  panel?.removeAttribute("open");
  panel?.querySelector("summary")?.focus();
  bringToTop(currentTarget);
}
