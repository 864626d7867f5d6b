import { contract } from "@comptoir/contract";
import type { ApiApp } from "../../platform/middleware/api-env.ts";
import { venueHeader } from "../venues/venue-header.ts";
import { handleAuthGetEventInfo, handleGetMinimalInfo, handleUpdateEventDaySettings } from "./event-day.ts";
import { handleGetActiveEvents, handleGetUpcomingEvents } from "./event-lists.ts";
import { handleCountParStock } from "./par-stock.ts";
import { handleGetRunSheet } from "./run-sheet.ts";
import type { SuiteDeps } from "./suite-access.ts";
import { handleGetSuiteActs } from "./suite-acts.ts";

/**
 * Mounts the calls of events and suites. The contract declares their roles; `suite-access.ts` checks the
 * access to a suite.
 */
export function mountSuites(app: ApiApp, deps: SuiteDeps): void {
  const { suites } = contract;
  const { getMinimalInfo, authGetEventInfo, getActiveEvents, updateEventDaySettings } = suites;
  const { getSuiteActs, getRunSheet, countParStock } = suites;
  const ofSuites = [getMinimalInfo, authGetEventInfo, getActiveEvents, updateEventDaySettings];
  for (const call of [...ofSuites, getSuiteActs, getRunSheet, countParStock]) {
    app.use(call.getRoutingPath(), venueHeader(deps));
  }
  app.openapi(getMinimalInfo, handleGetMinimalInfo(deps));
  app.openapi(authGetEventInfo, handleAuthGetEventInfo(deps));
  app.openapi(suites.getUpcomingEvents, handleGetUpcomingEvents(deps));
  app.openapi(getActiveEvents, handleGetActiveEvents(deps));
  app.openapi(updateEventDaySettings, handleUpdateEventDaySettings(deps));
  app.openapi(getSuiteActs, handleGetSuiteActs(deps));
  app.openapi(getRunSheet, handleGetRunSheet(deps));
  app.openapi(countParStock, handleCountParStock(deps));
}
