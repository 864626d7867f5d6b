import { currentLocale, m } from "@comptoir/messages";
import { useLocation } from "react-router";

/**
 * The way to the other language, named in that language, by its code on a phone. A plain form, so that it works before any script has run and
 * the whole page, its title and its data come in the language chosen. Its name begins with what is seen, for those who say what they press.
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
