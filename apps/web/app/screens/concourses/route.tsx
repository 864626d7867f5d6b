import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { data, redirect } from "react-router";
import { describePage } from "../../search-engines/describe-page.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { formatCookie, parseCookies } from "../../visit/cookies.ts";
import { SiteFrame } from "../site/site-frame.tsx";
import type { Route } from "./+types/route";
import { Concourses } from "./concourses.tsx";

const CONCOURSE_COOKIE = "concourse";
const YEAR_SECONDS = 365 * 24 * 60 * 60;

export function meta(args: Route.MetaArgs) {
  return describePage(args, { path: "/cantine", title: m.cantine_title(), description: m.cantine_description() });
}

/** Disables caching: the order of the list depends on the visitor's cookie. */
export function headers() {
  return { "cache-control": "no-store" };
}

/**
 * Lists the concourses and workplaces, the one chosen last first. screens#cantine.
 * The query parameter `at` chooses one: the loader stores its slug in a cookie for a year, and redirects to
 * its take-out menu.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const found = await calls.geolocationSearch(serverCaller(request, context), { concourse: true });
  if (!found.ok) throw data(null, { status: 503 });
  const { results } = found.answer;
  const chosen = results.find(({ slug }) => slug === url.searchParams.get("at"));
  if (chosen) {
    const isHttps = url.protocol === "https:";
    const cookie = formatCookie(CONCOURSE_COOKIE, chosen.slug, { isHttps, seconds: YEAR_SECONDS, isHidden: true });
    throw redirect(`/${chosen.slug}?takeout=true`, { status: 303, headers: { "set-cookie": cookie } });
  }
  const last = parseCookies(request.headers.get("cookie")).get(CONCOURSE_COOKIE);
  return { origin: url.origin, concourses: results, last: results.find(({ slug }) => slug === last)?.slug ?? null };
}

export default function ConcoursesRoute({ loaderData }: Route.ComponentProps) {
  return (
    <SiteFrame>
      <Concourses {...loaderData} />
    </SiteFrame>
  );
}
