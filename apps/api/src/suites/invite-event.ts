import type { Locale, Refused } from "@comptoir/ordering";
import type { Database } from "../db/database.ts";
import { inRefusableTransaction } from "../db/refusable-transaction.ts";
import type { Clock } from "../settings.ts";
import { inviteToSuites } from "./invitations.store.ts";
import { renewLinkKey } from "./suite-links.ts";

/** The event whose suites are invited, and the language of mails to those who have no account. */
export type InvitedEvent = {
  readonly restaurantId: string;
  readonly eventId: string;
  readonly locale: Locale;
  /** Whether every link that went out before opens nothing from then on. suites#link-keys. */
  readonly renewsKey: boolean;
};

/**
 * Writes a mail with a link of their own for each owner and host of an event's suites; a running server sends them. Answers how many.
 * Refused where the event has no suite with either: then the links that went out before stay good. suites#invitations.
 */
export function inviteEvent(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { restaurantId, eventId, locale, renewsKey }: InvitedEvent,
): Promise<{ readonly invited: number } | Refused<{ readonly code: "no-recipients" }>> {
  return inRefusableTransaction<{ readonly invited: number }, { readonly code: "no-recipients" }>(
    database,
    "read committed",
    async (transaction) => {
      const now = clock();
      if (renewsKey) await renewLinkKey(transaction, restaurantId, now);
      const invited = await inviteToSuites(transaction, { restaurantId, eventId, locale, now });
      return invited === 0 ? { refused: { code: "no-recipients" } } : { invited };
    },
    restaurantId,
  );
}
