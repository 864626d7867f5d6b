import { redirect, redirectDocument } from "react-router";
import { loginPath, readBack } from "../../person/login-path.ts";
import { endActing, signOut } from "../../person/sign-out.ts";
import type { Route } from "./+types/route";

/**
 * Signs out, and redirects to the sign-in with the reason. people#logout, people#expired.
 * With the field `acting`, it only ends an operator's acting for a suite's owner. people#suite-logout.
 */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const ended = form.has("acting") ? await endActing(args) : null;
  if (ended !== null) return ended;
  const back = form.get("back");
  const reason = form.get("reason") === "expired" ? "expired" : "signed-out";
  const headers = await signOut(args);
  return redirectDocument(loginPath(readBack(typeof back === "string" ? back : null), reason), {
    status: 303,
    headers,
  });
}

/** Redirects a GET request to `/login`: this URL accepts only the form's POST. */
export function loader() {
  return redirect("/login");
}
