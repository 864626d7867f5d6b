import type { StaffData, VenueDraftData } from "@comptoir/contract";
import { staffCalls } from "@comptoir/contract/staff-client";
import type { LoaderFunctionArgs } from "react-router";
import type { StudioSession } from "../../studio/draft-context.tsx";
import { requireManager, staffAnswer, staffApi } from "../staff/staff-session.ts";

export type LoadedThing = {
  readonly thing: string;
  readonly restaurant: StaffData["restaurant"];
  readonly draft: VenueDraftData;
  readonly session: StudioSession;
  /** Whether the person works at other restaurants, from which they can copy. */
  readonly hasOthers: boolean;
};

/** The kinds of which a menu consists, without its dishes; and the rules, which may be over the thing. */
const STRUCTURE = "restaurant,menu_group,menu,section,price_rule";

/**
 * Loads a thing of the draft with what is in it, and the menus and sections, for its page. A thing that the server does not have
 * may still wait in the browser to be sent: the page says which. studio#things.
 */
export async function loadThing(
  args: Pick<LoaderFunctionArgs, "request" | "context">,
  thing: string,
): Promise<LoadedThing> {
  const { restaurant, restaurants } = await requireManager(args);
  const caller = staffApi(args);
  const structure = staffAnswer(args, await staffCalls.getVenueDraft(caller, { kinds: STRUCTURE }));
  const draft = staffAnswer(args, await staffCalls.getVenueDraft(caller, { within: thing }));
  const within = new Set(draft.things.map((one) => one.thing));
  const things = [...structure.things.filter((one) => !within.has(one.thing)), ...draft.things];
  const session = { token: caller.token ?? "", restaurantId: restaurant.id };
  return { thing, restaurant, draft: { ...draft, things }, session, hasOthers: restaurants.length > 0 };
}
