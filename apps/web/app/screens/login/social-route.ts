import type { SocialProvider } from "@comptoir/contract";
import { type CallResult, calls } from "@comptoir/contract/client";
import { data, redirect } from "react-router";
import { loginPath, readBack, type SignInReason } from "../../person/login-path.ts";
import { cookiesOf } from "../../person/personal-cookies.ts";
import { personContext } from "../../session/person-context.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import type { Route } from "./+types/social-route";
import { leaveSignedIn } from "./login-actions.ts";
import { keepReturn, keepWayBack, keptReturn, keptWayBack, readReturn } from "./posted-return.ts";

const PROVIDERS: readonly string[] = ["google", "apple", "facebook"] satisfies SocialProvider[];

/** Disables caching and the `Referer`: the URL contains the provider's authorization code. */
const UNKEPT = { "cache-control": "no-store", "referrer-policy": "no-referrer" };
export function headers() {
  return UNKEPT;
}

/**
 * Redirects to a provider's page to sign in (`?begin`), and handles its callback. people#social.
 * Any site can navigate a browser to this URL. Therefore the API links a provider only if the user began
 * linking in the profile. people#linking.
 */
export async function loader(args: Route.LoaderArgs) {
  const { request, context, params, url } = args;
  if (!isProvider(params.type)) throw data(null, { status: 404 });
  const caller = serverCaller(request, context);
  const isHttps = url.protocol === "https:";

  if (url.searchParams.has("begin")) {
    const back = readBack(url.searchParams.get("back"));
    const begun = await calls.beginLogin(caller, { type: params.type });
    if (!begun.ok) return redirect(loginPath(back, reasonOf(begun)));
    const headers = cookiesOf(begun.headers);
    headers.append("set-cookie", keepWayBack(back, isHttps));
    return redirect(begun.answer.url, { headers });
  }

  const back = keptWayBack(request);
  const returned = (params.type === "apple" ? keptReturn(request) : null) ?? readReturn(url.searchParams);
  // The provider redirects here without a code if the user cancelled.
  const isSignedIn = context.get(personContext) !== null;
  if (returned === null) return redirect(isSignedIn ? "/profile/sign-in" : loginPath(back));
  const result = await calls.loginSocial(caller, params.type, { ...returned, register: true });
  const leaves = result.ok
    ? leaveSignedIn({ request, url: new URL(loginPath(back), url) }, result)
    : redirect(isSignedIn ? `/profile/sign-in?reason=${reasonOf(result)}` : loginPath(back, reasonOf(result)));
  if (params.type === "apple") leaves.headers.append("set-cookie", keepReturn(null, isHttps));
  return leaves;
}

/**
 * Handles Apple's callback, a cross-site form POST, with which browsers send no cookies.
 * people#posted-return.
 * The form's values are stored in a cookie, and the redirect to this URL handles them with the other cookies.
 * Code and state never appear in a URL.
 */
export async function action({ request, params, url }: Route.ActionArgs) {
  if (params.type !== "apple") throw data(null, { status: 405 });
  const posted = readReturn(await request.formData());
  const headers = new Headers({ ...UNKEPT, "set-cookie": keepReturn(posted, url.protocol === "https:") });
  return redirect("/login/apple", { status: 303, headers });
}

function isProvider(type: string): type is SocialProvider {
  return PROVIDERS.includes(type);
}

function reasonOf(result: Extract<CallResult<unknown>, { readonly ok: false }>): SignInReason {
  return result.error?.code === "email_in_use" ? "email-in-use" : "social-failed";
}
