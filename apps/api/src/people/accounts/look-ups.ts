import { m } from "@comptoir/messages";
import {
  formatCents,
  isMemberIdentifier,
  type Locale,
  type LoyaltyProgram,
  loyaltyProgram,
  type MemberInputType,
  readMemberInputType,
} from "@comptoir/ordering";
import type { Context } from "hono";
import { accountKey, isEnrolled, loadPoints, loyaltyKey } from "../../money/loyalty/loyalty.store.ts";
import { lookUpCode } from "../../ordering/quote/look-up-code.ts";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { membersMenusOf } from "../../venue/menus/public-menus.ts";
import { findPaymentVenue } from "../../venue/venues/payment-venue.ts";
import { findMember, type Member } from "../membership/members.store.ts";
import { ownPersonOf } from "../owner.ts";
import { emailKeyOf, loadEmail } from "../people.store.ts";
import type { AccountDeps, PersonHandler } from "./account-deps.ts";
import { refuseTooManyRequests } from "./refusals.ts";

/**
 * `POST /auth/get-user-enrolled-program-status`: returns whether an e-mail address has joined the venue's
 * programme. Addresses that have not joined count as guesses. A signed-in caller also gets the points of
 * their own address. api#enrolled-program-status, people#look-ups, people#points-spent.
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
    const looked = await lookUpCode(deps, venue, c.var.caller)("loyalty", email, async (address) =>
      (await isEnrolled(deps.database, restaurantId, loyaltyKey(restaurantId, address))) ? true : null,
    );
    if (looked.retryAfterSeconds !== undefined) {
      return refuseTooManyRequests(c, { retryAfterSeconds: looked.retryAfterSeconds });
    }
    return c.json({ userStatus: looked.found ? ("enrolled" as const) : ("not-enrolled" as const) }, 200);
  };
}

/** Returns the caller's points; null if the account is no member, or `email` is not the caller's address. */
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

/** Messages for an invalid member identifier, by the kind that the venue uses. checkout#membership-errors. */
const INVALID: Readonly<Record<MemberInputType, (none: Record<string, never>, at: { locale: Locale }) => string>> = {
  name: m.membership_invalid_name,
  email: m.membership_invalid_email,
  phone: m.membership_invalid_phone,
  account: m.membership_invalid_account,
};

/**
 * `POST /auth/get-user-membership-promo`: returns a member's promos and the members' menus. The member's
 * name is returned only if the caller is signed in with the member's e-mail address and has confirmed it.
 * api#membership-promo, people#look-ups.
 */
export function handleGetUserMembershipPromo(deps: AccountDeps): PersonHandler<"getUserMembershipPromo"> {
  return async (c) => {
    const { identifier, app8RestaurantId } = c.req.valid("json");
    const venue = await findPaymentVenue(deps, String(app8RestaurantId));
    if (!venue) return refuse(c, "restaurantUnknown");
    const { membership_program, menu_configuration } = venue.data;
    if (!membership_program) return refuse(c, "profileNotFound");
    const type = readMemberInputType(menu_configuration?.membership_customization?.input_type);
    const named = identifier.trim();
    if (!isMemberIdentifier(named, type)) {
      return refuse(c, "membershipInvalid", { message: INVALID[type]({}, { locale: c.var.locale }) });
    }
    const { database } = deps;
    const looked = await lookUpCode(deps, venue, c.var.caller)("member", named, (code) =>
      findMember(database, venue.restaurantId, code),
    );
    if (looked.retryAfterSeconds !== undefined) {
      return refuseTooManyRequests(c, { retryAfterSeconds: looked.retryAfterSeconds });
    }
    if (looked.found === null) return refuse(c, "profileNotFound");
    const { id, promos } = looked.found;
    const own = await ownDetails(c, deps, looked.found);
    const memberInfo = { promos: [...promos], promosApplied: promos.length > 0, ...own };
    return c.json({ id, memberInfo, menus: membersMenusOf(venue) }, 200);
  };
}

type OwnDetails = Pick<Member["person"], "firstName" | "lastName" | "email">;

/**
 * Returns the member's details if the caller is that member. An account confirms an e-mail address, not a
 * phone number, so phone numbers are never returned.
 */
async function ownDetails(c: Context<ApiEnv>, { database }: AccountDeps, { person }: Member): Promise<OwnDetails> {
  const personId = ownPersonOf(c.var.caller);
  if (personId === null || !person.email) return {};
  const own = await loadEmail(database, personId);
  if (!own?.isConfirmed || emailKeyOf(own.email) !== emailKeyOf(person.email)) return {};
  const { firstName = null, lastName = null, email } = person;
  return { firstName, lastName, email };
}
