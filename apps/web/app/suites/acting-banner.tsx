import { m } from "@comptoir/messages";
import UserCog from "lucide-react/icons/user-cog";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { actedSettingsPath, actedSuitePath } from "../person/acting.ts";
import { usePerson } from "../person/person-view.ts";
import { ActedWords, isActing } from "./acted-words.tsx";

const LINK = "inline-flex min-h-11 items-center px-0.5 sm:px-1 font-semibold underline underline-offset-4";

/**
 * For whom an operator acts, above every screen as long as they do: it stays in sight, and what stays at the top of a screen stands below it.
 * people#acting-as, screens#operator-screens.
 */
export default function ActingBanner() {
  const person = usePerson();
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = banner.current;
    if (shown === null) return;
    const root = document.documentElement.style;
    const watch = new ResizeObserver(() => root.setProperty("--above", `${shown.offsetHeight}px`));
    watch.observe(shown);
    return () => {
      watch.disconnect();
      root.removeProperty("--above");
    };
  }, []);
  if (!isActing(person)) return null;
  const { acting } = person;
  return (
    <aside
      ref={banner}
      data-acting=""
      aria-label={m.suite_acting()}
      className="sticky top-0 z-30 bg-ink text-small text-paper forced-colors:border-b"
    >
      <div className="page flex flex-wrap items-center gap-x-4 max-sm:pt-1">
        <p className="flex min-w-0 flex-[1_1_12rem] items-center gap-2 sm:py-1">
          <UserCog size={18} aria-hidden="true" className="shrink-0" />
          <span className="wrap-anywhere">
            <ActedWords person={person} />
          </span>
        </p>
        <div className="flex flex-wrap items-center gap-x-2 sm:gap-x-3">
          <Link to={actedSuitePath(acting)} reloadDocument={true} className={LINK}>
            {m.suite_acting_order()}
          </Link>
          <Link to={actedSettingsPath(acting)} reloadDocument={true} className={LINK}>
            {m.suite_settings()}
          </Link>
          <form method="post" action="/logout">
            <input type="hidden" name="acting" value="" />
            <button type="submit" className={`${LINK} cursor-pointer`}>
              {m.suite_acting_end()}
            </button>
          </form>
        </div>
      </div>
    </aside>
  );
}
