import { restaurantName } from "@comptoir/ordering";
import { refuse } from "../../platform/middleware/refuse.ts";
import { beginStaffSession, endStaffSessionHere } from "../session.ts";
import { loadStaff } from "../staff.store.ts";
import { hashStaffCode } from "../staff.ts";
import type { AccountDeps, PersonHandler } from "./account-deps.ts";
import { countTry } from "./refusals.ts";

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
    const begun = await beginStaffSession(c, { db: deps.database, codeHash, now: deps.clock() });
    if (begun === null) {
      note({ event: "staff_code_refused" });
      return refuse(c, "staffCodeRefused");
    }
    await attempt.was("right");
    const { token, staffId, restaurantId } = begun;
    c.set("caller", { ...c.var.caller, who: { kind: "staff", staffId, restaurantId } });
    note({ event: "staff_signed_in" });
    return c.json({ token }, 200);
  };
}

/** `GET /auth/staff`: returns the signed-in staff member and their restaurant. api#login-staff. */
export function handleGetStaffInfo({ database }: AccountDeps): PersonHandler<"getStaffInfo"> {
  return async (c) => {
    const { who } = c.var.caller;
    if (who.kind !== "staff") throw new Error("A staff call reached its handler without a session.");
    const staff = await loadStaff(database, who);
    // The staff member was removed after the session was read.
    if (staff === null) return refuse(c, "sessionExpired");
    const { id, name, slug, settings } = staff;
    return c.json(
      { id, name, restaurant: { id: who.restaurantId, slug, name: restaurantName(settings, c.var.locale) } },
      200,
    );
  };
}

/** `POST /auth/logout-staff`: ends this browser's staff session. The cookie suffices. api#login-staff. */
export function handleLogoutStaff({ database }: AccountDeps): PersonHandler<"logoutStaff"> {
  return async (c) => {
    if (await endStaffSessionHere(c, database)) c.var.caller.note({ event: "staff_signed_out" });
    return c.body(null, 204);
  };
}
