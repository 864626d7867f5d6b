import { m, parseLocale } from "@comptoir/messages";
import { runWithLocale } from "@comptoir/messages/server";
import { restaurantName } from "@comptoir/ordering";
import { html } from "hono/html";
import type { Database } from "../db/database.ts";
import { fine, mailPage, section, text } from "../notices/mail-markup.ts";
import type { WriteNotice } from "../notices/notice.ts";
import { loadVenueOfNotice } from "./venue-notices.store.ts";

/** Writes the mails that a venue itself gets, in the language of its contact. payment#card-testing-mail. */
export function writeVenueNotices({ database }: { readonly database: Database }): WriteNotice {
  return async ({ restaurantId, locale: written }) => {
    const locale = parseLocale(written) ?? "en-CA";
    const venue = await loadVenueOfNotice(database, restaurantId);
    if (venue === null) return null;
    return runWithLocale(locale, async () => {
      const name = restaurantName(venue, locale);
      const subject = m.card_testing_subject({ name });
      const parts = [m.card_testing_text({ name }), m.card_testing_done(), m.card_testing_next()];
      const markup = html`${text("Comptoir", [0, 0], "font-size:15px;line-height:24px;font-weight:600")}
<h1 style="margin:8px 0 0;font-size:24px;line-height:30px">${subject}</h1>
${parts.map((part) => text(part, [16, 0], "font-size:15px;line-height:24px"))}
${section(20, [fine(m.card_testing_why())])}`;
      return {
        fromName: "Comptoir",
        subject,
        html: await mailPage({ title: subject, preview: parts[0] ?? "", locale }, markup),
        text: ["Comptoir", subject, "", ...parts.flatMap((part) => [part, ""]), m.card_testing_why(), ""].join("\n"),
      };
    });
  };
}
