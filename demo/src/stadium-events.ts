export type StandingEvent = {
  readonly id: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly pre_order_closes_at: string;
};

type Times = { readonly starts_at: string; readonly ends_at: string; readonly pre_order_closes_at?: string };
type Event = Times & { readonly id: string; readonly event_suites: readonly { readonly id: string }[] };
/** A venue file whose event dates may be relative to the server's start. */
type Placed = { readonly events?: readonly Event[] };

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** An event that starts within this time, in ms, is replaced if the new event would start later. */
const NEAR_MS = 7 * DAY_MS;
/** Matches a time relative to the start of the server, in days, hours and minutes. */
const FROM_START = /^([+-])P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/;

/**
 * Computes the events' dates, which a file has relative to the server's start (`+PT2H`), so that one is today
 * and one next month. venue#demonstration.
 * A future event in the database keeps its dates. One that is over or starts within `NEAR_MS` is replaced by
 * a new event with its own id; orders stay with the old event.
 */
export function scheduleEvents<Venue>(venue: Venue, now: Date, standing: readonly StandingEvent[] = []): Venue {
  const { events } = venue as Placed;
  if (!events) return venue;
  const hour = Math.floor(now.getTime() / (60 * MINUTE_MS)) * 60 * MINUTE_MS;
  return { ...venue, events: events.map((event) => placeEvent(event, { now, hour, standing })) };
}

function placeEvent(
  event: Event,
  { now, hour, standing }: { readonly now: Date; readonly hour: number; readonly standing: readonly StandingEvent[] },
): Event {
  const fresh = timesFrom(event, hour);
  const earlier = standing.filter(({ id }) => id === event.id || id.startsWith(`${event.id}-`));
  const kept = earlier.find((one) => stillStands(one, fresh, now));
  if (kept) {
    const { id, ...times } = kept;
    return under(event, id.slice(event.id.length), times);
  }
  return under(event, earlier.length === 0 ? "" : `-${now.toISOString().slice(0, 10)}`, fresh);
}

function stillStands(standing: Times, fresh: Times, now: Date): boolean {
  const away = ({ starts_at }: Times) => Date.parse(starts_at) - now.getTime();
  return Date.parse(standing.ends_at) > now.getTime() && (away(fresh) < NEAR_MS || away(standing) > NEAR_MS);
}

/** Returns an event with new times, and a suffix on its id and its suites' ids. */
function under(event: Event, end: string, times: Times): Event {
  const suites = event.event_suites.map((suite) => ({ ...suite, id: `${suite.id}${end}` }));
  return { ...event, id: `${event.id}${end}`, ...times, event_suites: suites };
}

function timesFrom({ starts_at, ends_at, pre_order_closes_at }: Times, hour: number): Times {
  return {
    starts_at: momentOf(starts_at, hour),
    ends_at: momentOf(ends_at, hour),
    ...(pre_order_closes_at === undefined ? {} : { pre_order_closes_at: momentOf(pre_order_closes_at, hour) }),
  };
}

function momentOf(text: string, hour: number): string {
  const [, sign, days = "0", hours = "0", minutes = "0"] = FROM_START.exec(text) ?? [];
  if (sign === undefined) return text;
  const away = ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * MINUTE_MS;
  return new Date(hour + (sign === "-" ? -away : away)).toISOString();
}
