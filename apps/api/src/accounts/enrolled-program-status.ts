import { formatCents, type LoyaltyProgram, loyaltyProgram } from "@comptoir/ordering";
import { accountKey, isEnrolled, loadPoints, loyaltyKey } from "../loyalty/loyalty.store.ts";
import { refuse } from "../middleware/refuse.ts";
import { ownPersonOf } from "../people/owner.ts";
import { emailKeyOf, loadEmail } from "../people/people.store.ts";
import { lookUpCode } from "../quote/look-up-code.ts";
import { findPaymentVenue } from "../venues/payment-venue.ts";
import type { AccountDeps, PersonHandler } from "./account-deps.ts";
import { refuseForNow } from "./refuse-for-now.ts";

/**
 * `POST /auth/get-user-enrolled-program-status`: whether an address has joined the venue's programme, and nothing of whose it is. Addresses
 * that have not are counted as guesses are. Whoever is signed in hears of their own address what they can spend besides.
 * api#enrolled-program-status, people#look-ups, people#points-spent.
 */
export function handleGetUserEnrolledProgramStatus(deps: AccountDeps): PersonHandler<"getUserEnrolledProgramStatus"> {
  return async (c) => {
    const { email, app8RestaurantId } = c.req.valid("json");
    const venue = await findPaymentVenue(deps, String(app8RestaurantId));
    if (!venue) return refuse(c, "restaurantUnknown");
    const { restaurantId } = venue;
    const program = loyaltyProgram(venue.data, venue.document.loyalty, c.var.locale);
    if (!program) {
      return c.json({ userStatus: "unavailable" as const }, 200);
    }
    const own = await ownPoints(deps, { restaurantId, program, email, personId: ownPersonOf(c.var.caller) });
    if (own) return c.json({ userStatus: "enrolled" as const, ...own }, 200);
    const looked = await lookUpCode(deps, restaurantId, c.var.caller)("loyalty", email, async (address) =>
      (await isEnrolled(deps.database, restaurantId, loyaltyKey(restaurantId, address))) ? true : null,
    );
    if (looked.retryAfterSeconds !== undefined) {
      return refuseForNow(c, { retryAfterSeconds: looked.retryAfterSeconds });
    }
    return c.json({ userStatus: looked.found ? ("enrolled" as const) : ("not-enrolled" as const) }, 200);
  };
}

/** What whoever is signed in has collected with their account; null where that is no member, or the address is not their own. */
async function ownPoints(
  { database, clock }: Pick<AccountDeps, "database" | "clock">,
  {
    restaurantId,
    program: { spending },
    email,
    personId,
  }: {
    readonly restaurantId: string;
    readonly program: LoyaltyProgram;
    readonly email: string;
    readonly personId: string | null;
  },
) {
  const own = personId === null ? null : await loadEmail(database, personId);
  if (personId === null || own === null || emailKeyOf(own.email) !== emailKeyOf(email)) return null;
  const memberKey = accountKey(restaurantId, personId);
  if (!(await isEnrolled(database, restaurantId, memberKey))) return null;
  if (spending === null) return {};
  const balance = Math.max(0, await loadPoints(database, { restaurantId, memberKey }, clock()));
  const { stepPoints: step, stepCents, minimumPoints: minimum } = spending;
  return { points: { balance, step, value: formatCents(stepCents), minimum } };
}
