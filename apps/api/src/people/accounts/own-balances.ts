import { formatCents, restaurantName } from "@comptoir/ordering";
import { listPointsOf } from "../../money/loyalty/loyalty.store.ts";
import { creditOf } from "../../money/payment/account-credit.store.ts";
import { PERSON_OWNER } from "../owner.ts";
import { type AccountDeps, type PersonHandler, signedIn } from "./account-deps.ts";

/** `POST /auth/points`: returns the points that the account has collected, per venue. people#own-points. */
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

/** `POST /auth/account-credit`: returns the account credit at the restaurant of the header. school#account-credit. */
export function handleGetAccountCredit({ database }: AccountDeps): PersonHandler<"getAccountCredit"> {
  return async (c) => {
    const { restaurantId } = c.var.venue;
    const balance = await creditOf(database, { restaurantId, owner: `${PERSON_OWNER}${signedIn(c).personId}` });
    return c.json({ balance: formatCents(balance) }, 200);
  };
}
