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
  restaurant: { id: "7", slug: "braise", name: "Braise" },
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
    const diner = await show({ staff: null, hasEnded: true });
    await diner.sees(m.staff_ended());
    const code = diner.field(m.staff_code());
    expect([code.autocomplete, code.getAttribute("autocapitalize")]).toEqual(["one-time-code", "characters"]);
    await diner.fill(m.staff_code(), "2222");
    await diner.press(m.person_sign_in());
    await diner.sees("This code doesn’t work.");
    expect([document.activeElement?.id, code.getAttribute("aria-invalid")]).toEqual(["code", "true"]);
    expect(diner.reads()).not.toContain(m.staff_ended());
  });

  test("It shows who is signed in and at which restaurant, with a sign-out.", async () => {
    const diner = await show({ staff: AMIRA, hasEnded: false });
    await diner.sees("Braise");
    await diner.sees(m.staff_signed_in({ name: "Amira" }));
    expect(diner.reads()).toContain(m.profile_sign_out());
  });
});

function Nothing() {
  return null;
}
