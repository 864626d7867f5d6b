// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { refusal } from "../../testing/fake-api.ts";
import { showStaffPage } from "../../testing/show-staff-page.tsx";
import StaffWho, { action, loader } from "./route.tsx";

const NOOR = { id: "2d5c1b7e-8f1a-4c3b-9a55-7f6a3a0d2c11", name: "Noor", role: "counter" };
const BO = { id: "3c1f0a52-8a4b-4d8e-9c57-6a0b2f7d1e90", name: "Bo", role: "kitchen" };
const TABLET = { id: "5b0e6d53-94a1-4a8e-8f3e-0d6f2c1b7e88", name: "Tablet" };
const STAFF = {
  ...TABLET,
  role: "kitchen",
  device: TABLET,
  person: null,
  people: [BO, NOOR],
  restaurants: [],
  restaurant: { id: "7", slug: "braise", name: "Braise", zone: "America/Toronto", modes: [] },
};

describe("Who works on a device", () => {
  beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
  afterAll(() => vi.unstubAllGlobals());

  async function show(place: string, people: readonly object[] = STAFF.people) {
    const tried: unknown[] = [];
    const api = async (request: Request) => {
      if (new URL(request.url).pathname === "/api/auth/staff") return Response.json({ ...STAFF, people });
      const body = await request.json();
      tried.push(body);
      return body.pin === "2580"
        ? Response.json(STAFF)
        : refusal(403, "pin_wrong", { message: "This PIN isn’t right." });
    };
    const route = { path: "/staff/who", loader, action, Component: StaffWho };
    return { ...(await showStaffPage(route, { place, api })), tried };
  }

  test("Everyone who has a PIN is listed with their role, and leads to their PIN.", async () => {
    const { diner } = await show("/staff/who");
    await diner.sees("Bo");
    expect(diner.reads()).toContain(m.staff_role_counter());
    await diner.press("Noor");
    await diner.sees(m.staff_pin_of({ name: "Noor" }));
  });

  test("If nobody has a PIN, the page says who can give one.", async () => {
    const { diner } = await show("/staff/who", []);
    await diner.sees(m.staff_who_none_text());
  });

  test("The pad types digits and deletes the last one; a wrong PIN is said at the field, which is empty and has the focus.", async () => {
    const { diner, tried } = await show(`/staff/who?person=${NOOR.id}`);
    await diner.sees(m.staff_pin_of({ name: "Noor" }));
    for (const key of ["9", "7", "3", "1", "0", "0", "5"]) await diner.press(key);
    expect(diner.field(m.staff_pin()).value).toBe("973100");
    for (let last = 0; last < 2; last += 1) await diner.press(m.staff_pin_delete());
    await diner.press(m.staff_pin_continue());
    await diner.sees("This PIN isn’t right.");
    expect(tried).toEqual([{ staffId: NOOR.id, pin: "9731" }]);
    const field = diner.field(m.staff_pin());
    expect([field.value, document.activeElement === field, field.inputMode]).toEqual(["", true, "none"]);
  });

  test("A keyboard types into the field, digits only; the right PIN leads to the first page.", async () => {
    const { diner, tried } = await show(`/staff/who?person=${NOOR.id}`);
    await diner.sees(m.staff_pin());
    await diner.fill(m.staff_pin(), "2 5a80");
    expect(diner.field(m.staff_pin()).value).toBe("2580");
    await diner.press(m.staff_pin_continue());
    await diner.sees("the first page");
    expect(tried).toEqual([{ staffId: NOOR.id, pin: "2580" }]);
  });

  test("A blank PIN is required, without a call.", async () => {
    const { diner, tried } = await show(`/staff/who?person=${NOOR.id}`);
    await diner.sees(m.staff_pin());
    await diner.press(m.staff_pin_continue());
    await diner.sees(m.form_required());
    expect(tried).toEqual([]);
  });
});
