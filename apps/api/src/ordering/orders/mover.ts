import type { StaffCaller, VenueCaller } from "@comptoir/ordering";
import type { Caller } from "../../people/caller.ts";

/**
 * Who acts on an order: its guest, a member of the staff, another system by a key, the restaurant by a command, or the
 * server at a set time. board#who-acts, partners#key-acts.
 */
export type Mover = Pick<Caller, "who" | "login" | "address" | "userAgent"> | VenueCaller | "restaurant" | "server";

/** The actor in an event's data. A guest is not named there. operations#venue-events. */
export type EventBy = {
  readonly byGuest: boolean;
  readonly by: "guest" | "staff" | "key" | "restaurant" | "server";
  readonly staffId?: string;
  readonly keyId?: string;
};

/** Tells whether the staff or another system of the restaurant acts. */
export function isOfVenue(by: Mover): by is VenueCaller {
  return typeof by !== "string" && "kind" in by;
}

export function isStaff(by: Mover): by is StaffCaller {
  return isOfVenue(by) && by.kind === "staff";
}

export function byOf(by: Mover): EventBy {
  if (typeof by === "string") return { byGuest: false, by };
  if (!isOfVenue(by)) return { byGuest: true, by: "guest" };
  if (by.kind === "key") return { byGuest: false, by: "key", keyId: by.keyId };
  // On a device, the person who was chosen on it acts.
  return { byGuest: false, by: "staff", staffId: by.personId ?? by.staffId };
}

export function isGuest(by: Mover): by is Exclude<Mover, VenueCaller | string> {
  return typeof by !== "string" && !isOfVenue(by);
}
