import { isLocale } from "@comptoir/messages";
import { data, redirect } from "react-router";
import { LOCALE_COOKIE } from "../../locale/locale-middleware.ts";
import { safeReturnPath } from "../../security/foreign-forms.ts";
import { formatCookie } from "../../visit/cookies.ts";
import type { Route } from "./+types/route";

/** A choice of language is remembered for a year. */
const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** Remembers the language that the switch in the header asks for, and goes back to the page that it was pressed on. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const locale = form.get("locale");
  const back = form.get("back");
  if (!isLocale(locale)) throw data(null, { status: 400 });
  const isHttps = new URL(request.url).protocol === "https:";
  return redirect(safeReturnPath(typeof back === "string" ? back : null), {
    status: 303,
    headers: { "set-cookie": formatCookie(LOCALE_COOKIE, locale, { isHttps, seconds: LOCALE_COOKIE_SECONDS }) },
  });
}

/** There is nothing to read at this address. */
export function loader() {
  return redirect("/");
}
