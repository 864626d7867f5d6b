import { currentLocale, m } from "@comptoir/messages";
import { useLocation } from "react-router";

/**
 * A plain form, so that the switch works before hydration and reloads the page in the other language. The
 * accessible name starts with the visible text, for speech input.
 */
export function LanguageSwitch() {
  const { pathname, search } = useLocation();
  const other = currentLocale() === "fr-CA" ? "en-CA" : "fr-CA";
  return (
    <form method="post" action="/locale">
      <input type="hidden" name="locale" value={other} />
      <input type="hidden" name="back" value={pathname + search} />
      <button
        type="submit"
        lang={other}
        className="min-h-11 min-w-11 rounded-control text-right text-small font-medium text-ink-soft hover:text-ink hover:underline hover:underline-offset-4"
      >
        <span className="sm:hidden">{m.site_language_switch_short()}</span>
        <span className="max-sm:hidden">{m.site_language_switch()}</span>
        <span className="visually-hidden"> – {m.site_language_switch_label()}</span>
      </button>
    </form>
  );
}
