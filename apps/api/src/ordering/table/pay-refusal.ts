import type { RefusalOf, payTableShare as route } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import type { Locale, Refused } from "@comptoir/ordering";
import type { RefusalDetails } from "../../platform/middleware/refuse.ts";

/** Why a share is not paid, as the call answers it. */
export type PayRefusal = { readonly name: RefusalOf<typeof route>; readonly details?: RefusalDetails };

export function payRefused(name: PayRefusal["name"], details?: RefusalDetails): Refused<PayRefusal> {
  return { refused: { name, ...(details && { details }) } };
}

/** Refuses a share where none is paid on a phone by these means. */
export function shareNotOffered(locale: Locale): Refused<PayRefusal> {
  return payRefused("paymentRequired", { message: m.refusal_share_not_offered({}, { locale }) });
}
