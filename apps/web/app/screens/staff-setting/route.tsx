import { staffCalls } from "@comptoir/contract/staff-client";
import { m } from "@comptoir/messages";
import { data } from "react-router";
import { isTopic, TOPICS } from "../../studio/setting-table/settings.ts";
import { requireManager, staffAnswer, staffApi, staffPageHeaders } from "../staff/staff-session.ts";
import type { Route } from "./+types/route";
import { TopicScreen } from "./topic-screen.tsx";

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: loaderData ? `${TOPICS[loaderData.topic]()} – ${loaderData.restaurant.name}` : m.studio_set_title() },
  ];
}

export const headers = staffPageHeaders;

/** Loads the settings of the draft for a topic. screens#staff-settings. */
export async function loader(args: Route.LoaderArgs) {
  const topic = new URL(args.request.url).pathname
    .split("/")
    .at(-1)
    ?.replace(/\.data$/, "");
  if (!isTopic(topic)) throw data(null, { status: 404 });
  const { restaurant } = await requireManager(args);
  const caller = staffApi(args);
  const draft = staffAnswer(args, await staffCalls.getVenueDraft(caller, { kinds: "restaurant,contact,loyalty" }));
  return { topic, restaurant, draft, session: { token: caller.token ?? "", restaurantId: restaurant.id } };
}

export default function StaffSetting({ loaderData }: Route.ComponentProps) {
  return <TopicScreen key={loaderData.topic} {...loaderData} />;
}
