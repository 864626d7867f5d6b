import { inviteToStaff } from "@comptoir/api/command-line";

/** The restaurant whose board the demonstration shows at work. */
export const SHIFT_SLUG = "braise";
/** The device by which the demonstration's kitchen acts. */
const KITCHEN = { name: "Kitchen tablet", kind: "device", role: "counter", hours: 1 } as const;
/** The member of the staff for whom each start prints a code. */
const VISITOR = { name: "Demonstration", kind: "person", role: "manager", hours: 24 } as const;

type Deps = Parameters<typeof inviteToStaff>[0];

/** Invites the kitchen's device; returns its code. */
export function inviteKitchen(deps: Deps, restaurantId: string): Promise<string> {
  return invite(deps, { ...KITCHEN, restaurantId });
}

/** Invites a manager for the visitor of the demonstration; returns the code. */
export function inviteVisitor(deps: Deps, restaurantId: string): Promise<string> {
  return invite(deps, { ...VISITOR, restaurantId });
}

async function invite(deps: Deps, invitation: Omit<Parameters<typeof inviteToStaff>[1], "sameAt">): Promise<string> {
  const answer = await inviteToStaff(deps, { ...invitation, sameAt: null });
  if ("refused" in answer) throw new Error(`The demonstration's staff was refused: ${answer.refused.code}`);
  return answer.invited.code;
}
