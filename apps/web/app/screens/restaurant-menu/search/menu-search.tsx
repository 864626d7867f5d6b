import { m } from "@comptoir/messages";
import type { MenuFilters } from "@comptoir/ordering";
import { Search, X } from "lucide-react";
import { useRef } from "react";
import { CONTROL_LOOK } from "../../../ui/field-frame.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { formatVisit } from "../../../visit/visit.ts";
import { useRestaurant } from "../../restaurant/use-restaurant.ts";
import { MenuFilterPanel } from "./menu-filter-panel.tsx";
import { QUERY_LENGTH_MAX } from "./read-narrowing.ts";
import type { NarrowingState } from "./use-narrowing.ts";

/** The id of the search field, which the category bar leads to. */
export const SEARCH_ID = "menu-search";

const NARROW = "(max-width: 48rem)";

export type MenuSearchProps = {
  readonly narrowing: NarrowingState;
  /** The filters that make sense here: only what the dishes say of themselves. */
  readonly offered: MenuFilters;
};

/** The search and the filters of a menu. A form, so that they work before any script has run. */
export function MenuSearch({ narrowing, offered }: MenuSearchProps) {
  const { venue, visit } = useRestaurant();
  const field = useRef<HTMLInputElement>(null);
  const { query, setQuery } = narrowing;
  return (
    <search>
      <form
        method="get"
        action={`/${venue.slug}`}
        className="flex flex-wrap items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          // On a phone the keyboard makes way for what was found.
          field.current?.blur();
        }}
      >
        {[...formatVisit(visit)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className="relative block min-w-0 flex-[1_1_9rem]">
          <span className="visually-hidden">{m.menu_search_label()}</span>
          <Search size={20} aria-hidden="true" className="absolute top-3.5 left-3.5 text-ink-soft" />
          <input
            ref={field}
            id={SEARCH_ID}
            type="search"
            name="q"
            value={query}
            maxLength={QUERY_LENGTH_MAX}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={m.menu_search_placeholder()}
            className={`${CONTROL_LOOK} px-11 [&::-webkit-search-cancel-button]:hidden`}
            onFocus={(event) => {
              narrowing.prepare();
              // On a phone the keyboard takes half of the screen; what is found begins above it.
              if (matchMedia(NARROW).matches) event.currentTarget.form?.scrollIntoView({ block: "start" });
            }}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
          {query === "" ? null : (
            <IconButton
              label={m.menu_search_clear()}
              icon={<X size={18} />}
              className="absolute top-0.5 right-0.5"
              onClick={() => {
                setQuery("");
                field.current?.focus();
              }}
            />
          )}
        </label>
        <MenuFilterPanel narrowing={narrowing} offered={offered} />
        <noscript>
          <button type="submit" className="min-h-12 rounded-control border border-edge px-4 font-semibold">
            {m.menu_search_submit()}
          </button>
        </noscript>
      </form>
    </search>
  );
}
