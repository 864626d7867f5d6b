import { m } from "@comptoir/messages";
import { data } from "react-router";
import { nameOfThing } from "../../studio/thing-name.ts";
import { staffPageHeaders } from "../staff/staff-session.ts";
import { loadThing } from "../staff-menu/load-thing.ts";
import { thingAtPage } from "../staff-menu/thing-page.ts";
import type { Route } from "./+types/route";
import { PartScreen } from "./part-screen.tsx";

export const headers = staffPageHeaders;

export function meta({ loaderData: loaded }: Route.MetaArgs) {
  return [{ title: (loaded && nameOfThing(loaded.draft.things, loaded.thing)) || m.studio_title() }];
}

/** Loads a section, a menu or a menu group of the draft. screens#staff-menu-dish. */
export async function loader(args: Route.LoaderArgs) {
  const thing = thingAtPage(args.params.part ?? "", args.params.id ?? "");
  if (thing === null) throw data(null, { status: 404 });
  return loadThing(args, thing);
}

export default function StaffMenuPart({ loaderData }: Route.ComponentProps) {
  return <PartScreen key={loaderData.thing} {...loaderData} />;
}
