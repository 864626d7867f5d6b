import { orderingSettings } from "@comptoir/ordering";
import { cutoffWords } from "@comptoir/receipt";
import type { RouterContextProvider } from "react-router";
import { requestTimeMs } from "../../load-context.ts";
import { localMomentAt } from "../../venue/local-moment.ts";
import { menuDocumentContext } from "../../venue/menu-document.ts";
import { fetchSchoolDays, lastSchoolDate } from "../../venue/school-days.ts";

/**
 * Until when each of a school's dates can be ordered for, in words; none where it could not be asked, and at venues that are no school.
 * school#past-cutoff.
 */
export async function loadCutoffs(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Readonly<Record<string, string>>> {
  const settings = orderingSettings(context.get(menuDocumentContext).restaurant);
  if (!settings.k12) return {};
  const now = localMomentAt(requestTimeMs(context), settings.zone);
  const dates = { startDate: now.date, endDate: lastSchoolDate(context, now) };
  const days = (await fetchSchoolDays(request, context, dates)) ?? [];
  return Object.fromEntries(
    days.map(({ date, cutoff }) => [date, cutoffWords(localMomentAt(Date.parse(cutoff), settings.zone))]),
  );
}
