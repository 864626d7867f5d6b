import { m } from "@comptoir/messages";
import UserCog from "lucide-react/icons/user-cog";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { actedSettingsPath, actedSuitePath } from "../person/acting.ts";
import { usePerson } from "../person/person-view.ts";
import { ActedWords, isActing } from "./acting-in-sheets.tsx";

const LINK = "inline-flex min-h-11 items-center px-0.5 sm:px-1 font-semibold underline underline-offset-4";

/**
 * Names the owner for whom an operator acts. The banner is sticky above every screen, and shifts other sticky
 * headers down by `--above`. On a phone its links scroll away. people#acting-as, screens#operator-screens.
 */
export default function ActingBanner() {
  const person = usePerson();
  const banner = useRef<HTMLElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const [whole, said] = [banner.current, words.current];
    if (whole === null || said === null) return;
    const root = document.documentElement.style;
    // On a phone the banner has no box (`display: contents`), so measure its sticky text.
    const measure = () => root.setProperty("--above", `${whole.offsetHeight || said.offsetHeight}px`);
    const watch = new ResizeObserver(measure);
    for (const part of [whole, said]) watch.observe(part);
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
      className="max-sm:contents text-small text-paper sm:sticky sm:top-0 sm:z-30 sm:bg-ink sm:forced-colors:border-b"
    >
      <div className="max-sm:contents sm:page sm:flex sm:flex-wrap sm:items-center sm:gap-x-4">
        <p
          ref={words}
          className="flex min-w-0 flex-[1_1_12rem] items-center gap-2 py-1 max-sm:page max-sm:sticky max-sm:top-0 max-sm:z-30 max-sm:bg-ink max-sm:py-2 max-sm:forced-colors:border-b"
        >
          <UserCog size={18} aria-hidden="true" className="shrink-0" />
          <span className="line-clamp-3 wrap-anywhere sm:line-clamp-2">
            <ActedWords person={person} />
          </span>
        </p>
        <div className="flex flex-wrap items-center gap-x-3 max-sm:page max-sm:bg-ink">
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
