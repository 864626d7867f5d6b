// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createRoutesStub } from "react-router";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { createLoadContext } from "../../load-context.ts";
import { dinerAt } from "../../testing/diner-at-page.ts";
import { refusal } from "../../testing/fake-api.ts";
import Staff, { action, type loader } from "./route.tsx";

const AMIRA = {
  id: "s-1",
  name: "Amira",
  role: "manager" as const,
  device: null,
  person: { id: "s-1", name: "Amira" },
  people: [],
  restaurants: [],
  restaurant: { id: "7", slug: "braise", name: "Braise", zone: "America/Toronto", modes: [] },
};

const refuseCode = async () => refusal(401, "staff_code_refused", { message: "This code doesn’t work." });

describe("The staff screen", () => {
  beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
  afterAll(() => vi.unstubAllGlobals());

  async function show(loaded: Awaited<ReturnType<typeof loader>>) {
    const routes = [
      {
        path: "/staff",
        loader: () => loaded,
        action: action as never,
        Component: Staff as never,
        HydrateFallback: Nothing,
      },
    ];
    const Stub = createRoutesStub(routes, createLoadContext({ api: refuseCode, cspNonce: "" }));
    const page = document.body.appendChild(document.createElement("div"));
    const root = createRoot(page);
    await act(async () => root.render(<Stub initialEntries={["/staff"]} />));
    onTestFinished(async () => {
      await act(async () => root.unmount());
      page.remove();
    });
    return dinerAt(page);
  }

  test("It asks for the code, and shows the message about a wrong code at the field, which has the focus.", async () => {
    const diner = await show({ staff: null, hasEnded: true, needsManager: false, openSteps: 0 });
    await diner.sees(m.staff_ended());
    const code = diner.field(m.staff_code());
    expect([code.autocomplete, code.getAttribute("autocapitalize")]).toEqual(["one-time-code", "characters"]);
    await diner.fill(m.staff_code(), "2222");
    await diner.press(m.person_sign_in());
    await diner.sees("This code doesn’t work.");
    expect([document.activeElement?.id, code.getAttribute("aria-invalid")]).toEqual(["code", "true"]);
    expect(diner.reads()).not.toContain(m.staff_ended());
  });

  test("It takes the code of a scanned link, and removes it from the address.", async () => {
    history.replaceState(null, "", "/staff#7KQF-2M9X-TB4R");
    onTestFinished(() => history.replaceState(null, "", "/"));
    const diner = await show({ staff: null, hasEnded: false, needsManager: false, openSteps: 0 });
    await diner.sees(m.staff_title());
    expect(diner.field(m.staff_code()).value).toBe("7KQF-2M9X-TB4R");
    expect(location.href).not.toContain("#");
  });

  test("It shows who is signed in and at which restaurant, with a sign-out.", async () => {
    const diner = await show({ staff: AMIRA, hasEnded: false, needsManager: false, openSteps: 0 });
    await diner.sees("Braise");
    await diner.sees(m.staff_signed_in({ name: "Amira" }));
    expect(diner.reads()).toContain(m.profile_sign_out());
    expect(diner.reads()).toContain(m.staff_people());
    expect(diner.reads()).toContain(m.docs_title());
    for (const absent of [m.staff_leave(), m.staff_who(), m.staff_switch()])
      expect(diner.reads()).not.toContain(absent);
  });

  test("On a device it asks who is working, and then shows the person, who can leave; the managers' pages are theirs.", async () => {
    const device = { id: "d-1", name: "Tablet" };
    const noor = { id: "s-2", name: "Noor", role: "counter" as const };
    const idle = { ...AMIRA, ...device, role: "kitchen" as const, device, person: null, people: [noor] };
    const before = await show({ staff: idle, hasEnded: false, needsManager: true, openSteps: 0 });
    await before.sees(m.staff_nobody_working());
    for (const words of [m.staff_who(), m.staff_device_named({ name: "Tablet" }), m.staff_managers_only()])
      expect(before.reads()).toContain(words);
    expect(before.reads()).not.toContain(m.staff_leave());
    expect(document.querySelector('a[href="/staff/people"], a[href="/staff/acts"]')).toBeNull();
    const after = await show({
      staff: { ...idle, role: "counter", person: noor },
      hasEnded: false,
      needsManager: false,
      openSteps: 0,
    });
    await after.sees(m.staff_working({ name: "Noor" }));
    expect(after.reads()).toContain(m.staff_role_counter());
    expect(after.reads()).toContain(m.staff_leave());
  });

  test("It offers a person of several restaurants to switch, with the PIN of the other one.", async () => {
    const restaurants = [{ id: "8", slug: "elsewhere", name: "Elsewhere" }];
    const diner = await show({ staff: { ...AMIRA, restaurants }, hasEnded: false, needsManager: false, openSteps: 0 });
    await diner.sees(m.staff_switch());
    expect(diner.asksFor(m.staff_switch_pin())).toBe(true);
    expect(diner.reads()).toContain("Elsewhere");
  });
});

function Nothing() {
  return null;
}
