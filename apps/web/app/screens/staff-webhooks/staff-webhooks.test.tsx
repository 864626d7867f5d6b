// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import { act } from "react";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { refusal } from "../../testing/fake-api.ts";
import { showStaffPage } from "../../testing/show-staff-page.tsx";
import { replaySpanOf } from "../staff-webhook/replay-span.ts";
import StaffWebhook, * as one from "../staff-webhook/route.tsx";
import StaffWebhooks, { action, loader } from "./route.tsx";

const ID = "4d0a6c0e-51b5-4f5c-8f6b-0b1e7f0c2a91";
const STAFF = {
  id: "2d5c1b7e-8f1a-4c3b-9a55-7f6a3a0d2c11",
  name: "Amira",
  role: "manager",
  device: null,
  person: null,
  people: [],
  restaurants: [],
  restaurant: { id: "7", slug: "braise", name: "Braise", zone: "America/Toronto", modes: [] },
};
const ENDPOINT = {
  id: ID,
  name: "Till",
  url: "https://till.example/comptoir",
  types: ["order.placed"],
  contacts: false,
  createdAt: "2026-11-20T17:00:00.000Z",
  disabled: null as null | { at: string; reason: string },
  failingSince: "2026-11-20T17:00:00.000Z" as string | null,
  oldSecretUntil: null,
  waiting: 3,
};
const DELIVERY = {
  id: "019a9f3e-5c00-7b1a-8f2e-1d2c3b4a5968",
  type: "order.placed",
  orderId: "0b7e2a4e-6c1d-4a51-9a40-6f3f3d4b1c11",
  number: "42",
  madeAt: "2026-11-20T17:00:00.000Z",
  state: "waiting",
  nextAt: "2026-11-20T17:05:00.000Z",
  attempts: 1,
  answers: [{ at: "2026-11-20T17:00:00.500Z", status: 500, fault: null, text: "<script>alert(1)</script>", ms: 84 }],
};
const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

type Answer = (call: string, body: unknown) => Response | undefined;

async function show(answer: Answer = () => undefined, endpoint: typeof ENDPOINT | null = null) {
  const sent: unknown[] = [];
  const api = async (request: Request) => {
    const path = new URL(request.url).pathname.replace("/api/", "");
    if (path === "auth/staff") return Response.json(STAFF);
    const call = `${request.method} ${path}`;
    if (call === "GET staff/webhooks") return Response.json({ endpoints: [ENDPOINT] });
    if (request.method === "GET") return Response.json({ endpoint, deliveries: [DELIVERY], cursor: "older" });
    const body = request.method === "DELETE" ? null : await request.json();
    sent.push([call, body]);
    return answer(call, body) ?? Response.json({ ...ENDPOINT, endpoint: ENDPOINT });
  };
  const route =
    endpoint === null
      ? { path: "/staff/webhooks", loader, action, Component: StaffWebhooks }
      : { path: "/staff/webhook", loader: one.loader, action: one.action, Component: StaffWebhook };
  const { diner, page } = await showStaffPage(route as never, { api });
  await diner.sees("Till");
  const fill = (id: string, text: string) =>
    act(async () => {
      const field = page.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`);
      if (!field) throw new Error(`No field ${id}.`);
      field.value = text;
    });
  const tick = (name: string, value: string) =>
    act(async () => page.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`)?.click());
  const submit = (form: string) =>
    act(async () => {
      const found = page.querySelector<HTMLFormElement>(`form:has(input[name=form][value="${form}"])`);
      if (!found) throw new Error(`No form ${form}.`);
      found.requestSubmit();
    });
  return { diner, page, sent, fill, tick, submit };
}

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterAll(() => vi.unstubAllGlobals());

describe("The page of connections", () => {
  test("A connection is shown with its state; a new one is sent with what was chosen, and its secret is shown once, with the focus, and copied by a button.", async () => {
    const copied: string[] = [];
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: async (text: string) => copied.push(text) } });
    const { diner, sent, fill, tick, submit } = await show(() =>
      Response.json({ endpoint: ENDPOINT, secret: SECRET }, { status: 201 }),
    );
    expect(diner.reads()).toContain(m.staff_hook_failing());
    expect(diner.reads()).toContain(m.staff_hook_waiting_count({ count: 3 }));
    await fill("add-name", "Courier");
    await fill("add-url", "https://courier.example/hooks");
    await tick("types", "order.changed");
    await tick("types", "order.ready");
    await tick("contacts", "true");
    await submit("add");
    await diner.sees(SECRET);
    const types = ["order.placed", "order.ready", "order.cancelled"];
    const body = { name: "Courier", url: "https://courier.example/hooks", types, contacts: true };
    expect(sent).toEqual([["POST staff/webhooks", body]]);
    expect(document.activeElement?.textContent).toBe(m.staff_hook_secret());
    await diner.press(m.staff_hook_secret_copy());
    expect(copied).toEqual([SECRET]);
  });

  test("Missing fields make no call; a refused address is shown at its field, and what was typed stays.", async () => {
    const { diner, page, sent, fill, tick, submit } = await show(() =>
      refusal(400, "invalid_request", { issues: [{ path: "url", message: "This leads to a private network." }] }),
    );
    for (const type of ["order.placed", "order.changed", "order.cancelled"]) await tick("types", type);
    await submit("add");
    await diner.sees(m.staff_hook_types_none());
    expect(diner.reads()).toContain(m.form_required());
    expect(sent).toEqual([]);
    await tick("types", "order.placed");
    await fill("add-name", "Till");
    await fill("add-url", "https://10.0.0.1/");
    await submit("add");
    await diner.sees("This leads to a private network.");
    expect(page.querySelector<HTMLInputElement>("#add-url")?.value).toBe("https://10.0.0.1/");
  });
});

describe("The page of a connection", () => {
  test("The log shows each answer as text; each button makes its own call.", async () => {
    const { diner, page, sent, submit } = await show((call) => {
      if (call.startsWith("DELETE")) return refusal(404, "not_found", { message: "It was removed already." });
      return call.endsWith("/test") ? Response.json({ delivery: { ...DELIVERY, state: "delivered" } }) : undefined;
    }, ENDPOINT);
    expect(diner.reads()).toContain("<script>alert(1)</script>");
    expect(page.querySelector("script")).toBeNull();
    expect(diner.reads()).toContain(m.staff_hook_status({ status: 500 }));
    expect(diner.reads()).toContain(m.staff_act_order({ number: "42" }));
    await submit("test");
    await diner.sees(m.staff_hook_test_ok());
    await submit("again");
    await diner.sees(m.staff_hook_replayed_one());
    await submit("off");
    await submit("remove");
    await diner.sees("It was removed already.");
    expect(sent.map((one) => (one as [string])[0].replace("staff/webhooks/", ""))).toEqual([
      "POST /test",
      "POST /replay",
      "POST /state",
      "DELETE ",
    ]);
  });

  test("A new secret is shown once; a connection that is off can be turned on, and is not replayed.", async () => {
    const off = { ...ENDPOINT, failingSince: null, disabled: { at: "2026-11-20T17:00:00.000Z", reason: "gone" } };
    const { diner, page, sent, submit } = await show(
      (call) => (call.endsWith("/secret") ? Response.json({ endpoint: ENDPOINT, secret: SECRET }) : undefined),
      off,
    );
    expect(page.querySelector('input[value="replay"], input[value="again"]')).toBeNull();
    await submit("secret");
    await diner.sees(SECRET);
    await submit("on");
    expect(sent.map((one) => (one as [string, object])[1])).toEqual([{ old: "ends-in-24-hours" }, { on: true }]);
  });

  test("partners#replay-events: A span is typed in the restaurant's time; a blank or backward one is refused.", () => {
    const span = (from: string, to: string) => replaySpanOf({ from, to }, "America/Toronto");
    expect(span("2026-11-20T12:00", "2026-11-20T13:30")).toEqual({
      from: "2026-11-20T17:00:00.000Z",
      to: "2026-11-20T18:30:00.000Z",
    });
    expect(span("", "soon")).toEqual({ faults: { from: m.form_required(), to: m.form_required() } });
    expect(span("2026-11-20T12:00", "2026-11-20T12:00")).toEqual({ faults: { to: m.staff_hook_replay_order() } });
  });
});
