import { m } from "@comptoir/messages";
import { nameOfThing } from "../../studio/thing-name.ts";
import { staffPageHeaders } from "../staff/staff-session.ts";
import { loadThing } from "../staff-menu/load-thing.ts";
import type { Route } from "./+types/route";
import { DishScreen } from "./dish-screen.tsx";

export const headers = staffPageHeaders;

export function meta({ loaderData: loaded }: Route.MetaArgs) {
  return [{ title: (loaded && nameOfThing(loaded.draft.things, loaded.thing)) || m.studio_title() }];
}

/** Loads a dish of the draft, with what it is in and its options. screens#staff-menu-dish. */
export async function loader(args: Route.LoaderArgs) {
  return loadThing(args, `item:${args.params.id ?? ""}`);
}

export default function StaffMenuDish({ loaderData }: Route.ComponentProps) {
  return <DishScreen key={loaderData.thing} {...loaderData} />;
}
