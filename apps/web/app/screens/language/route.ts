import { isLocale } from "@comptoir/messages";
import { data, redirect } from "react-router";
import { keepLocale } from "../../locale/locale-middleware.ts";
import { withoutLocale } from "../../locale/without-locale.ts";
import { safeReturnPath } from "../../security/foreign-forms.ts";
import type { Route } from "./+types/route";

/** Stores the language that was chosen in the header, and redirects to the page where it was chosen. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const locale = form.get("locale");
  const back = form.get("back");
  if (!isLocale(locale)) throw data(null, { status: 400 });
  const path = withoutLocale(safeReturnPath(typeof back === "string" ? back : null));
  return redirect(path, { status: 303, headers: { "set-cookie": keepLocale(locale, request) } });
}

/** Redirects a GET request to `/`: this URL accepts only the form's POST. */
export function loader() {
  return redirect("/");
}
