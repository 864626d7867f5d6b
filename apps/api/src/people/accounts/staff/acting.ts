import type { Context } from "hono";
import { isUuid } from "../../../platform/db/uuid.ts";
import type { ApiEnv } from "../../../platform/middleware/api-env.ts";
import { type Refusal, refuse } from "../../../platform/middleware/refuse.ts";
import { staffCaller } from "../../caller.ts";
import { choosePerson, leaveDevice, type PinRefusal, switchRestaurant } from "../../staff-pin.ts";
import type { AccountDeps, StaffHandler } from "../account-deps.ts";
import { refuseTooManyRequests } from "../refusals.ts";
import { staffAnswer } from "./session.ts";

/** `POST /staff/pin`: chooses the person who acts on this device. staff#choose, staff#pin-lock. */
export function handleChoosePerson(deps: AccountDeps): StaffHandler<"choosePerson"> {
  return async (c) => {
    const { staffId, pin } = c.req.valid("json");
    if (!isUuid(staffId)) return refuse(c, "staffUnknown");
    const who = staffCaller(c);
    const { address } = c.var.caller;
    const answer = await choosePerson(deps, who, { personId: staffId.toLowerCase(), pin, address });
    if ("refused" in answer) return refusePin(c, answer.refused);
    c.set("caller", { ...c.var.caller, who: answer.chosen });
    c.var.caller.note({ event: "staff_chosen" });
    const staff = await staffAnswer(deps.database, answer.chosen, c.var.locale);
    return staff === null ? refuse(c, "sessionExpired") : c.json(staff, 200);
  };
}

/** `POST /staff/leave`: ends the choice of a person on this device. staff#choose. */
export function handleLeaveDevice(deps: AccountDeps): StaffHandler<"leaveDevice"> {
  return async (c) => {
    const who = staffCaller(c);
    await leaveDevice(deps, who);
    const staff = await staffAnswer(deps.database, { ...who, personId: null }, c.var.locale);
    return staff === null ? refuse(c, "sessionExpired") : c.json(staff, 200);
  };
}

/** `POST /staff/switch`: moves a person's own session to another restaurant of theirs. staff#switch. */
export function handleSwitchRestaurant(deps: AccountDeps): StaffHandler<"switchRestaurant"> {
  return async (c) => {
    const { restaurantId: to, pin } = c.req.valid("json");
    const answer = await switchRestaurant(deps, staffCaller(c), { to, pin, address: c.var.caller.address });
    if ("refused" in answer) return refusePin(c, answer.refused);
    c.set("caller", { ...c.var.caller, who: answer.switched });
    const staff = await staffAnswer(deps.database, answer.switched, c.var.locale);
    return staff === null ? refuse(c, "sessionExpired") : c.json(staff, 200);
  };
}

function refusePin(
  c: Context<ApiEnv>,
  refused: PinRefusal,
): Refusal<"staffUnknown" | "pinWrong" | "tooManyRequests" | "unavailable" | "sessionExpired"> {
  switch (refused.code) {
    case "person-unknown":
      return refuse(c, "staffUnknown");
    case "wrong":
      c.var.caller.note({ event: refused.locks ? "staff_pin_locked" : "staff_pin_refused" });
      return refuse(c, "pinWrong");
    case "locked":
      return refuseTooManyRequests(c, refused);
    case "busy":
      return refuse(c, "unavailable", { retryAfterSeconds: 2 });
    case "ended":
      return refuse(c, "sessionExpired");
  }
}
