import type { Who } from "@comptoir/ordering";
import type { Caller } from "../../people/caller.ts";

/** A member of the restaurant's staff. people#staff. */
export type StaffMover = Extract<Who, { readonly kind: "staff" }>;

/**
 * Who acts on an order: its guest, a member of the staff, the restaurant by a command, or the server at a set time.
 * board#who-acts.
 */
export type Mover = Pick<Caller, "who" | "login" | "address" | "userAgent"> | StaffMover | "restaurant" | "server";

/** The actor in an event's data. A guest is not named there. operations#venue-events. */
export type EventBy = {
  readonly byGuest: boolean;
  readonly by: "guest" | "staff" | "restaurant" | "server";
  readonly staffId?: string;
};

export function isStaff(by: Mover): by is StaffMover {
  return typeof by !== "string" && "kind" in by;
}

export function byOf(by: Mover): EventBy {
  if (typeof by === "string") return { byGuest: false, by };
  // On a device, the person who was chosen on it acts.
  return isStaff(by)
    ? { byGuest: false, by: "staff", staffId: by.personId ?? by.staffId }
    : { byGuest: true, by: "guest" };
}

export function isGuest(by: Mover): by is Exclude<Mover, StaffMover | string> {
  return typeof by !== "string" && !isStaff(by);
}
