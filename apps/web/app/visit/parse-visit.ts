import { normalizeSigns } from "@comptoir/ordering";
import {
  parseDate,
  parseDateRange,
  parseFlag,
  parseList,
  parseOrderId,
  parsePreview,
  parseText,
  parseTime,
} from "./parse-parameter.ts";
import type { Visit } from "./visit.ts";

/** Invalid values count as absent. screens#query-parameters. */
export function parseVisit(query: URLSearchParams, cookies: ReadonlyMap<string, string> = new Map()): Visit {
  const takeoutType = query.get("takeoutType");
  const preview = parsePreview(query.get("preview"));
  return {
    tableNum: parseText(normalizeSigns(query.get("tableNum") ?? "")),
    takeout: parseFlag(query.get("takeout")),
    takeoutType: takeoutType === "pickup" || takeoutType === "delivery" ? takeoutType : null,
    catering: parseFlag(query.get("catering")),
    viewOnly: parseFlag(query.get("viewOnly")) || preview !== null,
    preview,
    menuList: parseList(query.get("menuList")),
    genericTableLocation: parseText(normalizeSigns(query.get("genericTableLocation") ?? "")),
    eventSuite: parseText(query.get("eventSuite")),
    eventDayOrdering: parseFlag(query.get("eventDayOrdering")),
    dateRange: parseDateRange(query.get("dateRange")),
    dates: parseList(query.get("dates")).filter((date) => parseDate(date) !== null),
    selectedWeek: parseDate(query.get("selectedWeek")),
    anotherRoundId: parseText(query.get("anotherRoundId")),
    changeId: parseOrderId(query.get("changeId")),
    time: parseTime(query.get("time")),
    suiteOperator: parseText(query.get("suiteOperator")),
    value: parseText(query.get("value"), 4000),
    kiosk: parseFlag(query.get("kiosk")),
    suitesLocationId: parseText(cookies.get("suitesLocationId") ?? null),
  };
}
