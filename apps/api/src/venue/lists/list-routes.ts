import type { Fault } from "@comptoir/venue-file";
import type { Context } from "hono";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { wordFault } from "../studio/word-findings.ts";
import type { Venues } from "../venues/venue-cache.ts";
import { venueOfStaff } from "../venues/venue-of-staff.ts";
import type { ListDeps } from "./change-codes.ts";

export type ListRouteDeps = ListDeps & { readonly venues: Pick<Venues, "byId"> };

/** Returns the settings of the restaurant of a signed-in member of the staff. */
export async function restaurantOf({ venues }: ListRouteDeps, restaurantId: string) {
  return (await venueOfStaff(venues, restaurantId)).data;
}

/** Refuses a thing of a list with what is wrong at each field, in the language of the request. */
export function refuseFaulty(c: Context<ApiEnv>, faults: readonly Fault[]) {
  const issues = faults.map((fault) => ({ path: fault.path, message: wordFault(fault, c.var.locale) }));
  return refuse(c, "invalidRequest", { issues });
}
