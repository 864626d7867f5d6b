import type { MenuDocument } from "@comptoir/contract";
import { currentLocale, type Locale } from "@comptoir/messages";
import { type LocalMoment, orderingSettings } from "@comptoir/ordering";
import type { SuiteVisit } from "../../suites/suite-visit.ts";
import { momentInZone } from "../../venue/moment-in-zone.ts";
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
