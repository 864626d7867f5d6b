// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import { act } from "react";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { refusal } from "../../testing/fake-api.ts";
import { showStaffPage } from "../../testing/show-staff-page.tsx";
import StaffKeys, { action, loader } from "./route.tsx";

const ID = "019a9f3e-5c00-7b1a-8f2e-1d2c3b4a5968";
const AMIRA = { id: "2d5c1b7e-8f1a-4c3b-9a55-7f6a3a0d2c11", name: "Amira" };
const STAFF = {
  ...AMIRA,
  role: "manager",
  device: null,
  person: AMIRA,
  people: [],
  restaurants: [],
  restaurant: { id: "7", slug: "braise", name: "Braise", zone: "America/Toronto", modes: [] },
};
const TILL = {
  id: ID,
  name: "Till",
  prefix: "cpt_live_Zm9y",
  scopes: ["orders:read", "contacts:read"],
  mode: "live",
  state: "active",
  createdAt: "2026-11-20T17:00:00.000Z",
  endsAt: "2026-12-20T17:00:00.000Z",
  lastUsedAt: null,
};
const KEYS = [
  TILL,
  { ...TILL, id: ID.replace("019a", "019b"), name: "Courier", mode: "test", state: "refused", endsAt: null },
  { ...TILL, id: ID.replace("019a", "019c"), name: "Old till", state: "ended", lastUsedAt: "2026-11-20T17:15:00.000Z" },
];
const NEW_KEY = "cpt_live_Zm9yIHRoZSBkb2N1bWVudCBhbG9uZSwgbm90IGEga2V5";

describe("The page of keys", () => {
  beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
  afterAll(() => vi.unstubAllGlobals());

  async function show(answer: (call: string) => Response | undefined = () => undefined, mode = "live") {
    const sent: [string, unknown][] = [];
    const api = async (request: Request) => {
      const path = new URL(request.url).pathname.replace("/api/", "");
      if (path === "auth/staff") return Response.json(STAFF);
      if (path === "staff/keys" && request.method === "GET") return Response.json({ keys: KEYS, mode });
      const call = `${request.method} ${path}`;
      sent.push([call, request.method === "DELETE" ? null : await request.json()]);
      return answer(call) ?? new Response(null, { status: 204 });
    };
    const route = { path: "/staff/keys", loader, action, Component: StaffKeys };
    const { diner, page } = await showStaffPage(route, { api });
    await diner.sees("Courier");
    const fill = (text: string) =>
      act(async () => {
        const field = page.querySelector<HTMLInputElement>("#key-name");
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
        field?.dispatchEvent(new Event("input", { bubbles: true }));
      });
    const tick = (scope: string) =>
      act(async () => page.querySelector<HTMLInputElement>(`input[value="${scope}"]`)?.click());
    const submit = (form: string) =>
      act(async () =>
        page
          .querySelector(`input[name=form][value="${form}"]`)
          ?.closest("form")
          ?.querySelector<HTMLButtonElement>("button[type=submit]")
          ?.click(),
      );
    return { diner, page, sent, fill, tick, submit };
  }

  test("It lists keys by their first characters, with what they may do, their end, their last use, and why one is refused.", async () => {
    const { diner } = await show();
    for (const words of [
      "cpt_live_Zm9y…",
      m.staff_key_contacts_read(),
      m.staff_key_unused(),
      m.staff_key_ended(),
      m.staff_key_stopped_text(),
    ])
      expect(diner.reads()).toContain(words);
    expect(diner.reads()).not.toContain(m.staff_keys_test());
  });

  test("A new key is sent with its scopes and end; it is shown with the focus, and copied by a button.", async () => {
    const copied: string[] = [];
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: async (text: string) => copied.push(text) } });
    const answered = Response.json({ id: ID, key: NEW_KEY, endsAt: null }, { status: 201 });
    const { diner, page, sent, fill, tick, submit } = await show(() => answered.clone());
    await fill("Courier 2");
    await tick("orders:read");
    await tick("contacts:read");
    await submit("add");
    await diner.sees(NEW_KEY);
    expect(sent).toEqual([
      ["POST staff/keys", { name: "Courier 2", scopes: ["orders:read", "contacts:read"], endsAt: null }],
    ]);
    expect(document.activeElement?.textContent).toBe(m.staff_key_for({ name: "Courier 2" }));
    const copy = [...page.querySelectorAll("button")].find((one) => one.textContent === m.staff_key_copy());
    await act(async () => copy?.click());
    expect(copied).toEqual([NEW_KEY]);
  });

  test("A blank name and no scope make no call; a refusal keeps what was chosen.", async () => {
    const { diner, page, sent, fill, tick, submit } = await show(() =>
      refusal(409, "key_name_taken", { message: "Another key has this name already." }),
    );
    await submit("add");
    await diner.sees(m.form_required());
    await diner.sees(m.staff_key_scopes_missing());
    expect(sent).toEqual([]);
    await fill("Till");
    await tick("menu:read");
    await submit("add");
    await diner.sees("Another key has this name already.");
    expect(page.querySelector<HTMLInputElement>('input[value="menu:read"]')?.checked).toBe(true);
  });

  test("A key is removed by its own button; in the sandbox the form says that keys are for tests.", async () => {
    const { diner, sent, submit } = await show(undefined, "test");
    expect(diner.reads()).toContain(m.staff_keys_test());
    await submit(`remove-${ID}`);
    expect(sent).toEqual([[`DELETE staff/keys/${ID}`, null]]);
  });
});
