// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createLoadContext } from "../../load-context.ts";
import { refusal } from "../../testing/fake-api.ts";
import { asSignedInStaff, showStaffPage } from "../../testing/show-staff-page.tsx";
import { loader as csvLoader } from "./csv-route.ts";
import StaffHistory, { loader } from "./route.tsx";

const AMIRA = { id: "s-1", name: "Amira" };
const STAFF = {
  ...AMIRA,
  role: "manager",
  device: null,
  person: AMIRA,
  people: [],
  restaurants: [],
  restaurant: { id: "7", slug: "braise", name: "Braise", zone: "America/Toronto", modes: [] },
};
const anAct = (id: string, act: string, details: object, order: object | null = null) => ({
  id,
  at: "2026-11-20T17:00:00.000Z",
  by: AMIRA,
  device: "Tablet",
  act,
  order,
  details,
});
const ACTS = [
  anAct("a-4", "move", { to: "ready" }, { id: "o-1", number: 12, day: "2026-11-20" }),
  anAct("a-3", "change-member", { name: "Noor", role: { from: "kitchen", to: "counter" }, pin: "set" }),
  anAct("a-2", "invite", { name: "Noor", kind: "person", role: "kitchen" }),
  anAct("a-1", "something-new", { name: 3 }),
  { ...anAct("a-0", "accept", {}), by: { id: "s-2", name: "Tablet" } },
];

function anApi(csv: () => Response = () => new Response("id,at\r\n", { headers: { "content-type": "text/csv" } })) {
  const asked: string[] = [];
  const api = async (request: Request) => {
    const url = new URL(request.url);
    asked.push(`${url.pathname}${url.search}`);
    if (url.pathname === "/api/auth/staff") return Response.json(STAFF);
    if (url.pathname === "/api/staff/acts.csv") return csv();
    return Response.json({ acts: ACTS, cursor: url.searchParams.has("after") ? null : "a-1" });
  };
  return { asked, api };
}

/** Asks for the CSV file as a signed-in browser does. */
function download({ api }: ReturnType<typeof anApi>) {
  const request = new Request("http://comptoir.example/staff/acts.csv");
  return csvLoader(asSignedInStaff({ request, context: createLoadContext({ api, cspNonce: "" }) }));
}

describe("The history of the staff", () => {
  beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
  afterAll(() => vi.unstubAllGlobals());

  async function show(place: string) {
    const { api, asked } = anApi();
    const route = { path: "/staff/acts", loader, Component: StaffHistory };
    return { ...(await showStaffPage(route, { place, api })), asked };
  }

  test("Each act says what, on which order, with which details, who, on which device and when.", async () => {
    const { diner, page } = await show("/staff/acts");
    await diner.sees("Noor");
    const rows = [...page.querySelectorAll("ol > li")].map(({ textContent }) => textContent ?? "");
    expect(rows[0]).toContain(
      [m.staff_act_move(), m.staff_act_order({ number: 12 }), m.board_history_ready()].join(" · "),
    );
    expect(rows[0]).toContain("Amira · Tablet");
    expect(rows[0]).toMatch(/12:00.p\.m\./);
    const [from, to] = [m.staff_role_kitchen(), m.staff_role_counter()];
    expect(rows[1]).toContain(
      [m.staff_act_change_member(), "Noor", m.staff_act_role({ from, to }), m.staff_act_pin_set()].join(" · "),
    );
    expect(rows[2]).toContain([m.staff_act_invite(), "Noor", from].join(" · "));
    expect(rows[3]).toContain("something-new");
    // A device in its own role.
    expect(rows[4]).toContain(`${m.staff_act_accept()}Tablet`);
    expect(rows[4]).not.toContain("Tablet · Tablet");
  });

  test("The first page leads to older acts, and the last one back.", async () => {
    const first = await show("/staff/acts");
    await first.diner.sees(m.staff_acts_older());
    expect(first.diner.reads()).not.toContain(m.staff_acts_newest());
    const last = await show("/staff/acts?after=a-1");
    await last.diner.sees(m.staff_acts_newest());
    expect(last.diner.reads()).not.toContain(m.staff_acts_older());
    expect(last.asked).toContain("/api/staff/acts?after=a-1");
  });

  test("The CSV file is the API's, as a download that no cache keeps; an ended session leads to the sign-in.", async () => {
    const answer = await download(anApi());
    expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer())).toBe("\uFEFFid,at\r\n");
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="braise-staff.csv"');
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const ended = download(anApi(() => refusal(401, 201)));
    const thrown = (await ended.catch((response: Response) => response)) as Response;
    expect(thrown.headers.get("location")).toBe("/staff?ended");
  });
});
