import type { MenuDocument } from "@comptoir/contract";
import { currentLocale, type Locale } from "@comptoir/messages";
import { DEFAULT_ZONE, type LocalMoment, orderingSettings } from "@comptoir/ordering";
import type { SuiteVisit } from "../../suites/suite-visit.ts";
import { parseVisit } from "../../visit/parse-visit.ts";
import type { Visit } from "../../visit/visit.ts";
import { documentOfVisit } from "./document-of-visit.ts";

export type MenuReading = {
  readonly document: MenuDocument;
  readonly visit: Visit;
  /** The suite of the visit; null for none, and while it cannot be loaded. */
  readonly suite: SuiteVisit | null;
  readonly now: LocalMoment;
  readonly locale: Locale;
};

/** Reads a kept menu for a visit at this device's current time. screens#no-network. */
export function readKept(document: MenuDocument, url: string): MenuReading {
  const visit = parseVisit(new URL(url).searchParams);
  const now = momentInZone(new Date(), orderingSettings(document.restaurant).zone);
  const suite = null;
  return { document: documentOfVisit(document, visit, { now, suite }), visit, suite, now, locale: currentLocale() };
}

/** Returns an instant on the wall clock of a zone. If the browser does not know the zone, uses the default zone. */
function momentInZone(instant: Date, zone: string): LocalMoment {
  const parts = partsIn(instant, zone);
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value ?? 0);
  const date = ["year", "month", "day"].map((type) => String(part(type)).padStart(2, "0")).join("-");
  return {
    date,
    weekday: (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7,
    minutes: part("hour") * 60 + part("minute"),
  };
}

function partsIn(instant: Date, timeZone: string): Intl.DateTimeFormatPart[] {
  const numbers = { year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" } as const;
  try {
    return new Intl.DateTimeFormat("en-CA", { ...numbers, timeZone, hourCycle: "h23" }).formatToParts(instant);
  } catch {
    return new Intl.DateTimeFormat("en-CA", { ...numbers, timeZone: DEFAULT_ZONE, hourCycle: "h23" }).formatToParts(
      instant,
    );
  }
}
