import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { data } from "react-router";
import { guardLogin, redirectTo } from "../../guards/redirect-rules.ts";
import { readReason, saysWhereto } from "../../person/login-path.ts";
import { personContext } from "../../session/person-context.ts";
import { pathAtSuites, venuesOfOperator } from "../../suites/suites-location.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { SiteFrame } from "../site/site-frame.tsx";
import type { Route } from "./+types/route";
import { answerLogin } from "./login-actions.ts";
import { LoginScreen } from "./login-screen.tsx";
import { loadLoginPlace } from "./steps/login-place.ts";

export function meta() {
  return [{ title: m.login_title() }];
}

/**
 * Disables caching, and sends no `Referer` to other sites: the URL may contain a reset token.
 * promises#promise-32.
 * With `no-referrer`, browsers omit the origin of a form sent without script, which the server refuses as
 * cross-site.
 */
export function headers() {
  return { "cache-control": "no-store", "referrer-policy": "same-origin" };
}

/** Redirects a signed-in user. screens#redirect-after-login. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const user = context.get(personContext)?.user ?? null;
  const resetToken = searchParams.get("reset");
  if (user !== null && resetToken === null) {
    const atSuites = saysWhereto(searchParams) ? null : await pathAtSuites({ request, context });
    redirectTo(guardLogin(user, searchParams, atSuites));
  }
  const [options, place] = await Promise.all([
    calls.getLoginOptions(serverCaller(request, context)),
    loadLoginPlace({ request, context, url }),
  ]);
  return {
    place,
    providers: options.ok ? options.answer.providers : [],
    reason: readReason(searchParams),
    resetToken,
    operatorAt: user?.suiteOperator ? await venuesOfOperator({ request, context }) : null,
    suiteOperator: searchParams.get("suiteOperator"),
  };
}

export async function action(args: Route.ActionArgs) {
  const outcome = await answerLogin(args, await args.request.formData());
  if (outcome === null) throw data(null, { status: 400 });
  return outcome instanceof Response ? outcome : data(outcome.answer, { status: outcome.status });
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SiteFrame venue={loaderData.place.venue}>
      <LoginScreen {...loaderData} answer={actionData} />
    </SiteFrame>
  );
}
