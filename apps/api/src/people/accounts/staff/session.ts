import type { StaffData } from "@comptoir/contract";
import { boardModes, type Locale, orderingSettings, restaurantName, type StaffCaller } from "@comptoir/ordering";
import type { Database } from "../../../platform/db/database.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { refuse } from "../../../platform/middleware/refuse.ts";
import { staffCaller } from "../../caller.ts";
import { beginStaffSession, endStaffSessionHere } from "../../session.ts";
import { listOtherRestaurants, listStaffWithPin, loadStaff } from "../../staff.store.ts";
import { hashStaffCode } from "../../staff.ts";
import { writeStaffAct } from "../../staff-acts.store.ts";
import type { AccountDeps, PersonHandler } from "../account-deps.ts";
import { countTry } from "../refusals.ts";

/**
 * `POST /auth/login-staff`: signs in by a single-use code. Attempts are rate limited. api#login-staff,
 * people#staff-codes.
 */
export function handleLoginStaff(deps: AccountDeps): PersonHandler<"loginStaff"> {
  return async (c) => {
    const { note } = c.var.caller;
    const attempt = await countTry(c, deps, "staff");
    if (attempt instanceof Response) return attempt;
    const codeHash = hashStaffCode(c.req.valid("json").code);
    const now = deps.clock();
    const begun = await inTransaction(deps.database, "read committed", async (transaction) => {
      const session = await beginStaffSession(c, { db: transaction, codeHash, now });
      if (session) await writeStaffAct(transaction, session.who, { at: now, act: "sign-in" });
      return session;
    });
    if (begun === null) {
      note({ event: "staff_code_refused" });
      return refuse(c, "staffCodeRefused");
    }
    await attempt.was("right");
    c.set("caller", { ...c.var.caller, who: begun.who });
    note({ event: "staff_signed_in" });
    return c.json({ token: begun.token }, 200);
  };
}

/** `GET /auth/staff`: returns the signed-in staff member and their restaurant. api#login-staff. */
export function handleGetStaffInfo({ database }: AccountDeps): PersonHandler<"getStaffInfo"> {
  return async (c) => {
    const staff = await staffAnswer(database, staffCaller(c), c.var.locale);
    return staff === null ? refuse(c, "sessionExpired") : c.json(staff, 200);
  };
}

/**
 * Builds the answer of every call that says who acts on a session. Null: its own member was removed after the
 * session was read.
 */
export async function staffAnswer(database: Database, who: StaffCaller, locale: Locale): Promise<StaffData | null> {
  const { restaurantId, staffId } = who;
  const own = await loadStaff(database, { restaurantId, staffId, personId: who.personId });
  if (own === null) return null;
  const { id, name, kind, role, personId, personName, slug, settings, hasEvents } = own;
  const ordering = orderingSettings(settings);
  const others = personId === staffId ? await listOtherRestaurants(database, { staffId, restaurantId }) : [];
  return {
    id,
    name,
    role,
    device: kind === "device" ? { id, name } : null,
    person: personId === null || personName === null ? null : { id: personId, name: personName },
    people: await listStaffWithPin(database, { restaurantId }),
    restaurants: others.map((other) => ({
      id: other.id,
      slug: other.slug,
      name: restaurantName(other.settings, locale),
    })),
    restaurant: {
      id: restaurantId,
      slug,
      name: restaurantName(settings, locale),
      zone: ordering.zone,
      modes: boardModes(ordering, { hasEvents }),
    },
  };
}

/** `POST /auth/logout-staff`: ends this browser's staff session. The cookie suffices. api#login-staff. */
export function handleLogoutStaff({ database }: AccountDeps): PersonHandler<"logoutStaff"> {
  return async (c) => {
    if (await endStaffSessionHere(c, database)) c.var.caller.note({ event: "staff_signed_out" });
    return c.body(null, 204);
  };
}
