import { DELIVERY_PREFERENCES, PAYMENT_PREFERENCES } from "@comptoir/ordering";
import { addFault, addWarning, type Reading } from "../reading/findings.ts";
import { idOf, reference } from "../reading/id-readers.ts";
import { formatPath, type JsonPath, pathTo } from "../reading/json-path.ts";
import { amount, wholeNumber } from "../reading/number-readers.ts";
import { list, made, object } from "../reading/schema-types.ts";
import { oneOf } from "../reading/text-readers.ts";
import { checkPeriod, endInstant, instant } from "../reading/time-readers.ts";
import { name, words } from "../reading/word-readers.ts";
import type { EventData, EventSuiteData, ParStockData, VenueFile } from "../venue-file.ts";
import { WARNING, WRONG } from "../wording.ts";
import { account } from "./people-shape.ts";

const PEOPLE = list(account, 1000).nullish();

/** A suite at one event. suites#event-suite. */
const eventSuite = object<EventSuiteData>({
  id: made(idOf("event suite"), () => ""),
  name,
  owner: account.nullish(),
  hosts: PEOPLE,
  tab_limit: amount.nullish(),
  pre_order_delivery_time: oneOf(DELIVERY_PREFERENCES).nullish(),
  pre_order_additional_notes: words().nullish(),
  event_day_payment_preference: oneOf(PAYMENT_PREFERENCES).nullish(),
  par_stock: list(object<ParStockData>({ item: reference, quantity: wholeNumber(1, 10_000) }), 200).nullish(),
});

/** An event with its suites. venue#file-events. */
export const event = object<EventData>(
  {
    id: made(idOf("event"), () => ""),
    name,
    starts_at: instant,
    ends_at: endInstant,
    pre_order_closes_at: endInstant.nullish(),
    operators: PEOPLE,
    event_suites: list(eventSuite).nullish(),
  },
  (data, path, reading) => {
    checkPeriod(data, path, reading);
    checkClosing(data, path, reading);
  },
);

/** Adds a fault if orders close after the event ends. */
function checkClosing({ ends_at, pre_order_closes_at: closes }: EventData, path: JsonPath, reading: Reading): void {
  if (!ends_at || !closes || closes <= ends_at) return;
  addFault(reading, pathTo(path, "pre_order_closes_at"), WRONG.order("ends_at", "pre_order_closes_at"));
}

/** Warns of suite owners and operators without an account in the file, because they could not act. */
export function noteStrangers({ events, users }: VenueFile, path: JsonPath, reading: Reading): void {
  const known = new Set((users ?? []).map(({ email }) => email));
  const note = (email: string, at: JsonPath) => {
    if (!known.has(email)) addWarning(reading, at, WARNING.stranger);
  };
  for (const [index, { operators, event_suites }] of (events ?? []).entries()) {
    const at = pathTo(pathTo(path, "events"), index);
    for (const [number, email] of (operators ?? []).entries()) note(email, pathTo(pathTo(at, "operators"), number));
    for (const [number, { owner }] of (event_suites ?? []).entries()) {
      if (owner) note(owner, pathTo(pathTo(pathTo(at, "event_suites"), number), "owner"));
    }
  }
}

/** Checks that each item of a suite's par stock is on a menu of the file and listed once. suites#par-stock. */
export function checkParStock({ events, menus }: VenueFile, path: JsonPath, reading: Reading): void {
  const items = (menus ?? []).flatMap((menu) => [
    ...(menu.items ?? []),
    ...(menu.sections ?? []).flatMap((section) => section.items ?? []),
  ]);
  const known = new Set(items.map(({ id }) => String(id)));
  for (const [index, { event_suites }] of (events ?? []).entries()) {
    for (const [number, { par_stock }] of (event_suites ?? []).entries()) {
      const at = pathTo(pathTo(pathTo(pathTo(pathTo(path, "events"), index), "event_suites"), number), "par_stock");
      const earlier = new Map<string, JsonPath>();
      for (const [place, { item }] of (par_stock ?? []).entries()) {
        const here = pathTo(pathTo(at, place), "item");
        const taken = earlier.get(String(item));
        if (taken) addFault(reading, here, WRONG.taken(item, formatPath(taken)));
        else if (!known.has(String(item))) addFault(reading, here, WRONG.noSuch(item, "item"));
        earlier.set(String(item), here);
      }
    }
  }
}
