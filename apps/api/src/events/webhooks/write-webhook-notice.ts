import { m, parseLocale } from "@comptoir/messages";
import { runWithLocale } from "@comptoir/messages/server";
import { restaurantName, WEBHOOK_DISABLED_AFTER_DAYS } from "@comptoir/ordering";
import type { Database } from "../../platform/db/database.ts";
import type { Venues } from "../../venue/venues/venue-cache.ts";
import { HOUSE_FACE } from "../notices/mail-face.ts";
import type { WriteNotice } from "../notices/notice.ts";
import { writeShortMail } from "../notices/short-mail.ts";
import { readEndpointForMail } from "./endpoints.store.ts";

type WriteDeps = { readonly database: Database; readonly venues: Pick<Venues, "byId">; readonly origin: string | null };

/**
 * Writes the mails about an endpoint to a restaurant's contact: that it fails, and that it was disabled. Null once it
 * works again, or is removed. partners#failing.
 */
export function writeWebhookNotices({ database, venues, origin }: WriteDeps): WriteNotice {
  return async ({ restaurantId, orderId: endpointId, kind, locale: written }) => {
    const locale = parseLocale(written) ?? "en-CA";
    const venue = await venues.byId(restaurantId);
    const endpoint = await readEndpointForMail(database, { restaurantId, endpointId });
    if (venue === null || endpoint === null) return null;
    const { name: endpointName, url, failingSince, disabledBecause } = endpoint;
    const isDisabled = kind === "webhook-disabled";
    if (isDisabled ? disabledBecause === null : failingSince === null) return null;
    return runWithLocale(locale, () => {
      const named = { name: endpointName, venue: restaurantName(venue.data, locale) };
      const days = WEBHOOK_DISABLED_AFTER_DAYS;
      const why = disabledBecause === "gone" ? m.webhook_mail_gone({ url }) : m.webhook_mail_failed({ url, days });
      return writeShortMail({
        face: HOUSE_FACE,
        subject: isDisabled ? m.webhook_mail_disabled_subject(named) : m.webhook_mail_failing_subject(named),
        body: isDisabled
          ? [why, m.webhook_mail_disabled_next()]
          : [m.webhook_mail_failing({ url }), m.webhook_mail_failing_next({ days })],
        action:
          origin === null ? null : { link: `${origin}/staff/webhooks/${endpointId}`, words: m.webhook_mail_button() },
        why: m.webhook_mail_why(),
        locale,
      });
    });
  };
}
