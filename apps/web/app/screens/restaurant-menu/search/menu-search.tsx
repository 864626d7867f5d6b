import { m } from "@comptoir/messages";
import type { MenuFilters } from "@comptoir/ordering";
import LoaderCircle from "lucide-react/icons/loader-circle";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import { CONTROL_LOOK } from "../../../ui/control-look.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { formatVisit } from "../../../visit/visit.ts";
import { useRestaurant } from "../../restaurant/use-restaurant.ts";
import { bringToTop } from "./bring-to-top.ts";
import { MenuFilterPanel } from "./menu-filter-panel.tsx";
import type { NarrowingState } from "./narrowing-state.ts";
import { QUERY_LENGTH_MAX } from "./read-narrowing.ts";
import { firstFound, SEARCH_ID } from "./search-ids.ts";
import { SEARCH_KEY, useSearchKey } from "./use-search-key.ts";

export type MenuSearchProps = {
  readonly narrowing: NarrowingState;
  /** The filters to offer: only those that the dishes' data contains. */
  readonly offered: MenuFilters;
};

/** The search and the filters of a menu. A form, so that they work before any script has run. */
export function MenuSearch({ narrowing, offered }: MenuSearchProps) {
  const { venue, visit } = useRestaurant();
  const field = useRef<HTMLInputElement>(null);
  const { query, setQuery, progress } = narrowing;
  useSearchKey(field);
  return (
    <search className="contents">
      <form
        method="get"
        action={`/${venue.slug}`}
        className="contents"
        onSubmit={(event) => {
          event.preventDefault();
          // Closes a phone's keyboard, so that the results are visible.
          field.current?.blur();
        }}
      >
        {[...formatVisit(visit)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className="menu-bar-search">
          <span className="visually-hidden">{m.menu_search_label()}</span>
          <span aria-hidden="true" className="menu-bar-search-sign">
            {progress === "searching" ? <LoaderCircle size={20} className="animate-spin" /> : <Search size={20} />}
          </span>
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
            title={m.menu_search_shortcut()}
            aria-keyshortcuts={SEARCH_KEY}
            className={`${CONTROL_LOOK} menu-bar-field`}
            onFocus={(event) => {
              narrowing.prepare();
              bringToTop(event.currentTarget);
            }}
            onChange={(event) => {
              setQuery(event.currentTarget.value);
              bringToTop(event.currentTarget);
            }}
            onKeyDown={(event) => {
              const goesTo = event.key === "ArrowDown" ? firstFound() : null;
              if (event.key === "Escape" && query !== "") setQuery("");
              else if (goesTo) goesTo.focus();
              else return;
              event.preventDefault();
            }}
          />
          {query === "" ? null : (
            <IconButton
              label={m.menu_search_clear()}
              icon={<X size={18} />}
              className="noscript:hidden absolute top-0 right-0 lg:top-0.5 lg:right-0.5"
              onClick={() => {
                setQuery("");
                field.current?.focus();
              }}
            />
          )}
        </label>
        <MenuFilterPanel narrowing={narrowing} offered={offered} />
        <noscript>
          <button type="submit" className="menu-bar-submit">
            {m.menu_search_submit()}
          </button>
        </noscript>
      </form>
    </search>
  );
}
