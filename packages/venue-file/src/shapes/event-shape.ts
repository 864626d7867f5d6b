import { amount } from "../reading/decimal-readers.ts";
import { addFault, addWarning, type Reading } from "../reading/findings.ts";
import { idOf } from "../reading/id-readers.ts";
import { type JsonPath, pathTo } from "../reading/json-path.ts";
import { list } from "../reading/list-reader.ts";
import { object } from "../reading/object-reader.ts";
import { optional, required } from "../reading/reader.ts";
import { oneOf } from "../reading/text-readers.ts";
import { checkPeriod, instant } from "../reading/time-readers.ts";
import { name, words } from "../reading/word-readers.ts";
import type { EventData, EventSuiteData, VenueFile } from "../venue-file.ts";
import { WARNING, WRONG } from "../wording.ts";
import { account } from "./people-shape.ts";

const PEOPLE = optional(list(account, 1000));

/** A suite at one event. suites#event-suite. */
const eventSuite = object<EventSuiteData>({
  id: { ...optional(idOf("event suite")), absent: () => "" },
  name: required(name),
  owner: required(account),
  hosts: PEOPLE,
  tab_limit: optional(amount),
  pre_order_delivery_time: optional(oneOf(["before", "beginning", "half-time"])),
  pre_order_additional_notes: optional(words()),
  event_day_payment_preference: optional(oneOf(["charge", "invoice"])),
});

/** An event with its suites. venue#file-events. */
export const event = object<EventData>(
  {
    id: { ...optional(idOf("event")), absent: () => "" },
    name: required(name),
    starts_at: required(instant),
    ends_at: required(instant),
    pre_order_closes_at: optional(instant),
    operators: PEOPLE,
    event_suites: optional(list(eventSuite)),
  },
  (data, path, reading) => {
    checkPeriod(data, path, reading);
    checkClosing(data, path, reading);
  },
);

/** Orders are taken before the event is over. */
function checkClosing({ ends_at, pre_order_closes_at: closes }: EventData, path: JsonPath, reading: Reading): void {
  if (!ends_at || !closes || closes <= ends_at) return;
  addFault(reading, pathTo(path, "pre_order_closes_at"), WRONG.order("ends_at", "pre_order_closes_at"));
}

/** Notes who owns a suite or works at an event without being one of the file's users: such a person needs an account. */
export function noteStrangers({ events, users }: VenueFile, path: JsonPath, reading: Reading): void {
  const known = new Set((users ?? []).map(({ email }) => email));
  const note = (email: string, at: JsonPath) => {
    if (!known.has(email)) addWarning(reading, at, WARNING.stranger);
  };
  for (const [index, { operators, event_suites }] of (events ?? []).entries()) {
    const at = pathTo(pathTo(path, "events"), index);
    for (const [number, email] of (operators ?? []).entries()) note(email, pathTo(pathTo(at, "operators"), number));
    for (const [number, { owner }] of (event_suites ?? []).entries()) {
      note(owner, pathTo(pathTo(pathTo(at, "event_suites"), number), "owner"));
    }
  }
}
