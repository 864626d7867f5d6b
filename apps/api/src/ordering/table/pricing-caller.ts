import { GUEST } from "@comptoir/ordering";
import type { Caller } from "../../people/caller.ts";

/** The caller for whom a table's lines are priced: what they cost depends on no person. */
export const PRICING_CALLER: Caller = {
  ...{ who: GUEST, session: null, login: null, acting: null, hasEnded: false, keyFault: null },
  ...{ address: null, userAgent: null, note: () => undefined },
};
