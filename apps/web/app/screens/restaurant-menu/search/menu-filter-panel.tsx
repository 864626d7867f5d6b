import { m } from "@comptoir/messages";
import type { MenuFilters } from "@comptoir/ordering";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { type FormEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { AsWritten } from "../../../ui/as-written.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { island } from "../../../ui/island.ts";
import type { NarrowingState } from "./narrowing-state.ts";

const loadParts = () => import("./narrowing-parts.tsx");
const loadChoices = async () => ({ default: (await loadParts()).FilterChoices });
const FilterChoices = island(loadChoices, import.meta.env.SSR && (await loadChoices()).default);
const loadOutcome = async () => ({ default: (await loadParts()).FilterOutcome });
const FilterOutcome = island(loadOutcome, import.meta.env.SSR && (await loadOutcome()).default);

export type MenuFilterPanelProps = {
  readonly narrowing: NarrowingState;
  readonly offered: MenuFilters;
  /** Whether the choices stand in the page's markup alone, as its dishes do. */
  readonly isInMarkup: boolean;
};

/** The filters by diets and allergens; nothing where the dishes say nothing of either. menu#filters. */
export function MenuFilterPanel({ narrowing, offered, isInMarkup }: MenuFilterPanelProps) {
  const { filters } = narrowing;
  const active = filters.diets.length + filters.allergens.length;
  // Open from the start where the page's address filters; afterwards it is the diner's to open and close.
  const [startsOpen] = useState(active > 0);
  const choices = useTicked(narrowing);
  if (offered.diets.length + offered.allergens.length === 0) return null;
  const readChoice = ({ target }: FormEvent) => {
    const choice = target instanceof HTMLInputElement ? readTick(target) : null;
    if (choice) narrowing.toggle(choice.kind, choice.word);
  };
  return (
    <details className="contents [&::details-content]:w-full" open={startsOpen} onToggle={narrowing.prepare}>
      <summary
        className={classNames(
          "inline-flex min-h-12 min-w-28 list-none items-center gap-2 rounded-control border px-4 font-medium [&::-webkit-details-marker]:hidden",
          active > 0 ? "border-accent-ink text-accent-ink" : "border-edge bg-raised",
        )}
      >
        <SlidersHorizontal size={18} aria-hidden="true" />
        {active > 0 ? m.menu_filters_active({ count: active }) : m.menu_filters()}
      </summary>
      <div className="flex w-full flex-col gap-4 rounded-card border border-hairline bg-raised p-4">
        <div ref={choices} className="flex flex-col gap-4" onInput={readChoice}>
          {isInMarkup ? (
            <AsWritten name="filters">
              {import.meta.env.SSR ? <FilterChoices filters={filters} offered={offered} /> : null}
            </AsWritten>
          ) : (
            <Suspense fallback={null}>
              <FilterChoices filters={filters} offered={offered} />
            </Suspense>
          )}
        </div>
        <Suspense fallback={null}>{active > 0 ? <FilterOutcome narrowing={narrowing} /> : null}</Suspense>
      </div>
    </details>
  );
}

/** Keeps the choices ticked as the filters are, and takes over what was ticked before the script had come. */
function useTicked({ filters, toggle }: NarrowingState) {
  const choices = useRef<HTMLDivElement>(null);
  const takeOver = useEffectEvent(() => {
    for (const box of boxesIn(choices.current)) {
      const { kind, word } = readTick(box);
      if (box.checked && !filters[kind].includes(word)) toggle(kind, word);
    }
  });
  const isTakenOver = useRef(false);
  useEffect(() => {
    if (!isTakenOver.current) {
      isTakenOver.current = true;
      return takeOver();
    }
    for (const box of boxesIn(choices.current)) {
      const { kind, word } = readTick(box);
      box.checked = filters[kind].includes(word);
    }
  }, [filters]);
  return choices;
}

const boxesIn = (choices: HTMLElement | null) => choices?.querySelectorAll("input") ?? [];

function readTick({ name, value }: HTMLInputElement): { readonly kind: keyof MenuFilters; readonly word: string } {
  return { kind: name === "diets" ? "diets" : "allergens", word: value };
}
