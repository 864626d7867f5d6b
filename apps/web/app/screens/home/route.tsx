import { data } from "react-router";
import { guardHome, redirectTo } from "../../guards/redirect-rules.ts";
import { servicesContext } from "../../load-context.ts";
import type { Route } from "./+types/route";

/** Redirects `/` to the canteen's picker on a canteen's host, and answers 404 on other hosts. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { cantineHosts = [] } = context.get(servicesContext);
  redirectTo(guardHome(new URL(request.url).host, cantineHosts));
  throw data(null, { status: 404 });
}

export default function Home() {
  return null;
}
