import { loyaltyProgram } from "@comptoir/ordering";
import { isEnrolled, loyaltyKey } from "../loyalty/loyalty.store.ts";
import { refuse } from "../middleware/refuse.ts";
import { lookUpCode } from "../quote/look-up-code.ts";
import { findPaymentVenue } from "../venues/payment-venue.ts";
import type { AccountDeps, PersonHandler } from "./account-deps.ts";
import { refuseForNow } from "./refuse-for-now.ts";

/**
 * `POST /auth/get-user-enrolled-program-status`: whether an address has joined the venue's programme, and nothing of whose it is. Addresses
 * that have not are counted as guesses are. api#enrolled-program-status, people#look-ups.
 */
export function handleGetUserEnrolledProgramStatus(deps: AccountDeps): PersonHandler<"getUserEnrolledProgramStatus"> {
  return async (c) => {
    const { email, app8RestaurantId } = c.req.valid("json");
    const venue = await findPaymentVenue(deps, String(app8RestaurantId));
    if (!venue) return refuse(c, "restaurantUnknown");
    const { restaurantId } = venue;
    if (!loyaltyProgram(venue.data, venue.document.loyalty, c.var.locale)) {
      return c.json({ userStatus: "unavailable" as const }, 200);
    }
    const looked = await lookUpCode(deps, restaurantId, c.var.caller)("loyalty", email, async (address) =>
      (await isEnrolled(deps.database, restaurantId, loyaltyKey(restaurantId, address))) ? true : null,
    );
    if (looked.retryAfterSeconds !== undefined) {
      return refuseForNow(c, { retryAfterSeconds: looked.retryAfterSeconds });
    }
    return c.json({ userStatus: looked.found ? ("enrolled" as const) : ("not-enrolled" as const) }, 200);
  };
}
