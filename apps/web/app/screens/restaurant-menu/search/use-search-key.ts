import { type RefObject, useEffect } from "react";

/** The key that focuses the search field, in the syntax of `aria-keyshortcuts`. */
export const SEARCH_KEY = "/";

const TYPED_INTO = "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select";

/** Focuses the search field on its key, except in another field or while a sheet is open. screens#menu-search. */
export function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== SEARCH_KEY || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const at = event.target instanceof HTMLElement ? event.target : null;
      if (at?.isContentEditable || at?.closest(TYPED_INTO) || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [field]);
}
