import { restaurantName } from "@comptoir/ordering";
import { listPointsOf } from "../loyalty/points-of-person.store.ts";
import type { AccountDeps, PersonHandler } from "./account-deps.ts";
import { signedIn } from "./signed-in.ts";

/** `POST /auth/points`: what one has collected with the account, venue by venue. people#own-points. */
export function handleGetPoints({ database, clock }: AccountDeps): PersonHandler<"getPoints"> {
  return async (c) => {
    const found = await listPointsOf(database, { personId: signedIn(c).personId, now: clock() });
    const programs = found.map(({ slug, settings, points }) => ({
      restaurant: { slug, name: restaurantName(settings, c.var.locale) },
      points: Math.max(0, points),
    }));
    return c.json({ programs: programs.sort((a, b) => a.restaurant.name.localeCompare(b.restaurant.name)) }, 200);
  };
}
