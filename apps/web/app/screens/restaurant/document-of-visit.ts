import type { MenuDocument } from "@comptoir/contract";
import { type LocalMoment, restockedMenus } from "@comptoir/ordering";
import type { SuiteVisit } from "../../suites/suite-visit.ts";
import type { Visit } from "../../visit/visit.ts";
import { aheadOfVisit } from "./ahead-of-visit.ts";

const restockedByDocument = new WeakMap<MenuDocument, MenuDocument>();

/**
 * Returns a restaurant's document for one visit. menu#stock-day, time#order-ahead.
 * A visitor who can only order for a later day sees that day's stock: dishes restocked daily are not sold out.
 */
export function documentOfVisit(
  document: MenuDocument,
  visit: Visit,
  at: { readonly now: LocalMoment; readonly suite: SuiteVisit | null },
): MenuDocument {
  const ahead = aheadOfVisit(document, visit, at);
  if (ahead === null || ahead.date <= at.now.date) return document;
  const menus = restockedMenus(document.menus);
  if (menus === document.menus) return document;
  const restocked = restockedByDocument.get(document) ?? { ...document, menus: [...menus] };
  restockedByDocument.set(document, restocked);
  return restocked;
}
