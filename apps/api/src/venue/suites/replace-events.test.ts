import { describe, expect, it } from "vitest";
import { meetingLocks } from "../../testing/meeting-locks.ts";
import { STADIUM } from "../../testing/stadium.ts";
import { openTestApi } from "../../testing/test-api.ts";

const { clock, load, pool } = await openTestApi();
clock.set("2026-12-05T23:30:00Z");
const [final] = STADIUM.events;
const withSuites = (...ids: string[]) => ({
  ...STADIUM,
  events: [{ ...final, event_suites: ids.map((id) => ({ id, name: id, owner: "ana@example.ca" })) }],
});
const suites = async () =>
  (await pool.query("select id from event_suites where restaurant_id = '9' order by id")).rows.map(({ id }) => id);

describe("venue#file-events: a suite that an imported file omits", () => {
  it("is kept if an order is placed for it concurrently, and is removed otherwise", async () => {
    await load(withSuites("kept", "gone", "ordering"));
    await meetingLocks(
      pool,
      `select from event_suites where id = 'ordering' for update;
       insert into suite_orders (restaurant_id, suite_id, order_id, kind, tab_cents, placed_at)
       values ('9', 'ordering', gen_random_uuid(), 'event-day', 0, now())`,
      () => load(withSuites("kept")),
    );
    expect(await suites()).toEqual(["kept", "ordering"]);
  });
});
