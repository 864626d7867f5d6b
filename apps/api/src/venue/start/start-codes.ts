import { makeStaffCode, type StaffDeps } from "../../people/staff.ts";
import { countRestaurants, insertStartCode } from "./start-codes.store.ts";

/** Hours for which a code for a new restaurant is valid unless said otherwise. studio#start-code. */
export const START_CODE_HOURS = 24;

/** Creates a code that makes one restaurant. Only its hash is stored; earlier codes stay valid. studio#start-code. */
export async function issueStartCode(
  { database, clock }: StaffDeps,
  hours = START_CODE_HOURS,
): Promise<{ readonly code: string; readonly expiresAt: Date }> {
  const now = clock();
  const { code, codeHash, expiresAt } = makeStaffCode(now, hours);
  await insertStartCode(database, { codeHash, now, expiresAt });
  return { code, expiresAt };
}

/** Tells whether the installation has no restaurant yet. A server then prints a code at its start. studio#start-code. */
export async function hasNoRestaurant({ database }: Pick<StaffDeps, "database">): Promise<boolean> {
  return (await countRestaurants(database, {})).restaurants === 0;
}
