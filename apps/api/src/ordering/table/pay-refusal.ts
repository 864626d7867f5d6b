import type { RefusalOf, payTableShare as route } from "@comptoir/contract";
import type { Refused } from "@comptoir/ordering";
import type { RefusalDetails } from "../../platform/middleware/refuse.ts";

/** Why a share is not paid, as the call answers it. */
export type PayRefusal = { readonly name: RefusalOf<typeof route>; readonly details?: RefusalDetails };

export function payRefused(name: PayRefusal["name"], details?: RefusalDetails): Refused<PayRefusal> {
  return { refused: { name, ...(details && { details }) } };
}
