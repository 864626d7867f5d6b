// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import { act } from "react";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { refusal } from "../../testing/fake-api.ts";
import { showStaffPage } from "../../testing/show-staff-page.tsx";
import StaffPeople, { action, loader } from "./route.tsx";

const ID = { amira: "2d5c1b7e-8f1a-4c3b-9a55-7f6a3a0d2c11", tablet: "5b0e6d53-94a1-4a8e-8f3e-0d6f2c1b7e88" };
const AMIRA = { id: ID.amira, name: "Amira" };
const STAFF = {
  ...AMIRA,
  role: "manager",
  device: null,
  person: AMIRA,
  people: [],
  restaurants: [],
  restaurant: { id: "7", slug: "braise", name: "Braise", zone: "America/Toronto", modes: [] },
};
const PEOPLE = [
  {
    ...AMIRA,
    kind: "person",
    role: "manager",
    hasPin: true,
    codeUntil: null,
    sessions: 1,
    lastSeenAt: "2026-11-20T17:00:00.000Z",
    isSelf: true,
  },
  {
    id: ID.tablet,
    name: "Tablet",
    kind: "device",
    role: "kitchen",
    hasPin: false,
    codeUntil: "2026-11-21T17:00:00.000Z",
    sessions: 0,
    lastSeenAt: null,
    isSelf: false,
  },
];
const CODE = {
  code: "7KQF-2M9X-TB4R",
  url: "https://order.example/staff#7KQF-2M9X-TB4R",
  qr: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  expiresAt: "2026-11-21T17:00:00.000Z",
};

describe("The page of people and devices", () => {
  beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
  afterAll(() => vi.unstubAllGlobals());

  async function show(answer: (call: string, body: unknown) => Response | undefined = () => undefined) {
    const sent: unknown[] = [];
    const api = async (request: Request) => {
      const path = new URL(request.url).pathname.replace("/api/", "");
      if (path === "auth/staff") return Response.json(STAFF);
      if (path === "staff/people" && request.method === "GET") return Response.json({ people: PEOPLE });
      const call = `${request.method} ${path}`;
      const body = request.method === "DELETE" ? null : await request.json();
      sent.push([call, body]);
      return answer(call, body) ?? new Response(null, { status: 204 });
    };
    const route = { path: "/staff/people", loader, action, Component: StaffPeople };
    const { diner, page } = await showStaffPage(route, { api });
    await diner.sees("Amira");
    const fill = (id: string, text: string) =>
      act(async () => {
        const field = page.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`);
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
        field?.dispatchEvent(new Event("input", { bubbles: true }));
      });
    const submit = (form: string) =>
      act(async () =>
        page
          .querySelector(`input[name=form][value="${form}"]`)
          ?.closest("form")
          ?.querySelector<HTMLButtonElement>("button[type=submit]")
          ?.click(),
      );
    return { diner, page, sent, fill, submit };
  }

  test("It lists people and devices with their role, PIN, unused code and when they were seen.", async () => {
    const { diner } = await show();
    for (const words of [
      m.staff_role_manager(),
      m.staff_you(),
      m.staff_has_pin(),
      m.staff_code_open(),
      m.staff_not_signed_in(),
    ])
      expect(diner.reads()).toContain(words);
    expect(diner.reads()).toContain(m.staff_remove({ name: "Tablet" }));
    expect(diner.reads()).not.toContain(m.staff_remove({ name: "Amira" }));
    expect(diner.reads()).toContain(m.staff_own_role());
  });

  test("A new person is sent with role and PIN; the code is shown as an image and as text, with the focus, and no markup of it enters the page.", async () => {
    const { diner, page, sent, fill, submit } = await show(() =>
      Response.json({ id: ID.tablet, ...CODE }, { status: 201 }),
    );
    await fill("add-name", "Noor");
    await fill("add-pin", "2580");
    await submit("add");
    await diner.sees(m.staff_code_for({ name: "Noor" }));
    expect(sent).toEqual([["POST staff/people", { name: "Noor", kind: "person", role: "kitchen", pin: "2580" }]]);
    expect(diner.reads()).toContain("7KQF-2M9X-TB4R");
    expect(page.querySelector("img")?.alt).toBe(m.staff_code_qr({ name: "Noor" }));
    expect(page.querySelector("script")).toBeNull();
    expect(document.activeElement?.textContent).toBe(m.staff_code_for({ name: "Noor" }));
  });

  test("A refused name and PIN are shown at their fields; a blank name makes no call.", async () => {
    const { diner, sent, fill, submit } = await show((_, body) =>
      (body as { readonly name: string }).name === "Amira"
        ? refusal(409, "staff_name_taken", { message: "Somebody has this name." })
        : refusal(400, "invalid_request", { issues: [{ path: "pin", message: "This PIN is too easy." }] }),
    );
    await submit("add");
    await diner.sees(m.form_required());
    expect(sent).toEqual([]);
    await fill("add-name", "Amira");
    await submit("add");
    await diner.sees("Somebody has this name.");
    await fill("add-name", "Bo");
    await fill("add-pin", "1234");
    await submit("add");
    await diner.sees("This PIN is too easy.");
  });

  test("A change sends only what the form has: no role of one's own, an empty PIN as no change.", async () => {
    const { diner, sent, fill, submit } = await show();
    await fill(`edit-${ID.amira}-name`, "Amira B.");
    await submit(`edit-${ID.amira}`);
    await diner.sees(m.profile_saved());
    await submit(`edit-${ID.tablet}`);
    expect(sent).toEqual([
      [`POST staff/people/${ID.amira}`, { name: "Amira B." }],
      [`POST staff/people/${ID.tablet}`, { name: "Tablet", role: "kitchen" }],
    ]);
  });

  test("A PIN is taken away, a code is made and a member is removed, each by its own button.", async () => {
    const { diner, page, sent, submit } = await show((call) =>
      call.endsWith("/code") ? Response.json(CODE) : undefined,
    );
    await act(async () => page.querySelector<HTMLInputElement>("input[name=no-pin]")?.click());
    await submit(`edit-${ID.amira}`);
    await submit(`code-${ID.tablet}`);
    await diner.sees(m.staff_code_for({ name: "Tablet" }));
    await submit(`remove-${ID.tablet}`);
    expect(sent).toEqual([
      [`POST staff/people/${ID.amira}`, { name: "Amira", pin: null }],
      [`POST staff/people/${ID.tablet}/code`, {}],
      [`DELETE staff/people/${ID.tablet}`, null],
    ]);
  });
});
