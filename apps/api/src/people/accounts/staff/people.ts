import type { StaffCodeData } from "@comptoir/contract";
import type { Context } from "hono";
import QRCode from "qrcode";
import { isUuid } from "../../../platform/db/uuid.ts";
import type { ApiEnv } from "../../../platform/middleware/api-env.ts";
import { refuse, refuseField } from "../../../platform/middleware/refuse.ts";
import { staffCaller } from "../../caller.ts";
import { staffOfRestaurant } from "../../staff.ts";
import { addToStaff, changeMember, issueCode, removeFromPeople, type StaffCode } from "../../staff-people.ts";
import type { AccountDeps, StaffHandler } from "../account-deps.ts";

/** `GET /staff/people`: lists the restaurant's persons and devices. staff#people. */
export function handleGetStaffPeople(deps: AccountDeps): StaffHandler<"getStaffPeople"> {
  return async (c) => {
    const { restaurantId, staffId, personId } = staffCaller(c);
    const members = await staffOfRestaurant(deps, { restaurantId });
    const people = members.map(({ id, name, kind, role, hasPin, codeUntil, sessions, seenAt }) => ({
      id,
      name,
      kind,
      role,
      hasPin,
      codeUntil: codeUntil?.toISOString() ?? null,
      sessions,
      lastSeenAt: seenAt?.toISOString() ?? null,
      isSelf: id === staffId || id === personId,
    }));
    return c.json({ people }, 200);
  };
}

/** `POST /staff/people`: adds a person or a device, with a code. staff#people. */
export function handleAddStaffMember(deps: AccountDeps): StaffHandler<"addStaffMember"> {
  return async (c) => {
    const { name, kind, role, pin } = c.req.valid("json");
    const pinHash = await hashedPin(c, deps, pin ?? null);
    if (pinHash === "busy") return refuse(c, "unavailable", { retryAfterSeconds: 2 });
    const answer = await addToStaff(deps, staffCaller(c), { name, kind, role, pinHash });
    if ("issued" in answer) return c.json({ id: answer.staffId, ...(await showCode(c, deps, answer.issued)) }, 201);
    switch (answer.refused.code) {
      case "name-not-possible":
        return refuseField(c, "name", "required");
      case "device-has-no-pin":
        return refuseField(c, "pin", "pin-of-device");
      case "name-taken":
        return refuse(c, "staffNameTaken");
      case "full":
        return refuse(c, "staffFull");
    }
  };
}

/** `POST /staff/people/{id}`: changes a member's name, role or PIN. staff#people, staff#at-once. */
export function handleChangeStaffMember(deps: AccountDeps): StaffHandler<"changeStaffMember"> {
  return async (c) => {
    const { id } = c.req.valid("param");
    const { name, role, pin } = c.req.valid("json");
    if (!isUuid(id)) return refuse(c, "staffUnknown");
    const pinHash = pin === undefined ? undefined : await hashedPin(c, deps, pin);
    if (pinHash === "busy") return refuse(c, "unavailable", { retryAfterSeconds: 2 });
    const answer = await changeMember(deps, staffCaller(c), id.toLowerCase(), { name, role, pinHash });
    if ("changed" in answer) return c.body(null, 204);
    switch (answer.refused.code) {
      case "name-not-possible":
        return refuseField(c, "name", "required");
      case "device-has-no-pin":
        return refuseField(c, "pin", "pin-of-device");
      case "name-taken":
        return refuse(c, "staffNameTaken");
      case "member-unknown":
        return refuse(c, "staffUnknown");
      case "self":
        return refuse(c, "staffSelf");
    }
  };
}

/** `DELETE /staff/people/{id}`: removes a member, signed out everywhere. staff#people, staff#at-once. */
export function handleRemoveStaffMember(deps: AccountDeps): StaffHandler<"removeStaffMember"> {
  return async (c) => {
    const { id } = c.req.valid("param");
    if (!isUuid(id)) return refuse(c, "staffUnknown");
    const answer = await removeFromPeople(deps, staffCaller(c), id.toLowerCase());
    if ("removed" in answer) return c.body(null, 204);
    return refuse(c, answer.refused.code === "self" ? "staffSelf" : "staffUnknown");
  };
}

/** `POST /staff/people/{id}/code`: creates a new code for a member. staff#people. */
export function handleIssueStaffCode(deps: AccountDeps): StaffHandler<"issueStaffCode"> {
  return async (c) => {
    const { id } = c.req.valid("param");
    if (!isUuid(id)) return refuse(c, "staffUnknown");
    const answer = await issueCode(deps, staffCaller(c), id.toLowerCase());
    return "issued" in answer ? c.json(await showCode(c, deps, answer.issued), 200) : refuse(c, "staffUnknown");
  };
}

/** Hashes a new PIN; null for none. A PIN is hashed as a password is. staff#pin. */
async function hashedPin(c: Context<ApiEnv>, { passwords }: AccountDeps, pin: string | null) {
  return pin === null ? null : ((await passwords.hash(pin, c.var.caller.address)) ?? "busy");
}

/**
 * Formats a code with the page at which it is entered. The code is in the URL's fragment, so it is in no log
 * and is sent to no server.
 */
async function showCode(
  c: Context<ApiEnv>,
  { config }: AccountDeps,
  { code, expiresAt }: StaffCode,
): Promise<StaffCodeData> {
  const url = `${config.origin ?? new URL(c.req.url).origin}/staff#${code}`;
  const qr = await QRCode.toString(url, { type: "svg", errorCorrectionLevel: "M", margin: 2 });
  return { code, url, qr, expiresAt: expiresAt.toISOString() };
}
