// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import { act } from "react";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { refusal } from "../../testing/fake-api.ts";
import { showStaffPage } from "../../testing/show-staff-page.tsx";
import StaffCode, { action as codeAction, loader as codeLoader } from "../staff-code/route.tsx";
import StaffCodes, { loader } from "./route.tsx";

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
const TEN = {
  discount: { code: "TEN", name: "Welcome", value: "10%", ends_at: "2026-12-01T05:00:00.000Z", max_uses: 5 },
  state: "active",
  uses: 2,
  discountedAmount: "8.40",
  version: "v1",
};

function anApi(answers: Record<string, () => Response> = {}) {
  const asked: { readonly path: string; readonly body: unknown }[] = [];
  const api = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const body = request.method === "POST" ? await request.json() : undefined;
    asked.push({ path: pathname + search, body });
    if (pathname === "/api/auth/staff") return Response.json(STAFF);
    return answers[pathname]?.() ?? Response.json({ codes: [TEN], cursor: "TEN", isOffered: false });
  };
  return { asked, api };
}

describe("Promo codes", () => {
  beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
  afterAll(() => vi.unstubAllGlobals());

  test("The list says of each code its state, value, end, uses and what it took off, and leads to the next page.", async () => {
    const { api, asked } = anApi();
    const route = { path: "/staff/codes", loader, Component: StaffCodes };
    const { diner, page } = await showStaffPage(route, { place: "/staff/codes?search=te&state=active", api });
    await diner.sees("TEN");
    expect(asked.map(({ path }) => path)).toContain("/api/staff/codes?search=te&state=active");
    const row = page.querySelector("li")?.textContent ?? "";
    for (const part of [
      "Welcome",
      m.staff_code_state_active(),
      "10%",
      m.staff_code_uses_of({ count: 2, max: 5 }),
      "$8.40",
    ])
      expect(row.replaceAll("\u00a0", " ")).toContain(part);
    expect(diner.reads()).toContain(m.staff_codes_not_offered());
    const next = [...page.querySelectorAll("a")].find(({ textContent }) => textContent === m.staff_codes_next());
    expect(next?.getAttribute("href")).toBe("/staff/codes?search=te&state=active&after=TEN");
  });

  async function showCode(answers: Record<string, () => Response>, place = "/staff/code?code=TEN") {
    const { api, asked } = anApi(answers);
    const route = { path: "/staff/code", loader: codeLoader, action: codeAction, Component: StaffCode };
    const shown = await showStaffPage(route, { place, api });
    const press = async (words: string) => {
      const button = [...shown.page.querySelectorAll("button")].find(({ textContent }) => textContent === words);
      await act(async () => button?.click());
    };
    const type = (name: string, value: string) => {
      const field = shown.page.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (field) field.value = value;
    };
    return { ...shown, asked, press, type };
  }

  test("A code is changed with the version that was seen; the doubts are said.", async () => {
    const saved = () => Response.json({ code: "TEN", warnings: ["A doubt."] });
    const { diner, asked, press, type } = await showCode({ "/api/staff/codes/change": saved });
    await diner.sees("TEN");
    type("value", "15");
    await press(m.staff_code_save());
    await diner.sees("A doubt.");
    expect(asked.find(({ path }) => path === "/api/staff/codes/change")?.body).toEqual({
      seen: "v1",
      discount: { code: "TEN", name: "Welcome", value: "15%", ends_at: "2026-12-01T05:00:00.000Z", max_uses: 5 },
    });
  });

  test("After somebody else's change, the form shows the settings of now and says so.", async () => {
    const changed = () => refusal(409, "code_changed");
    const { diner, page, press, type } = await showCode({ "/api/staff/codes/change": changed });
    await diner.sees("TEN");
    type("value", "15");
    await press(m.staff_code_save());
    await diner.sees("Refused: code_changed.");
    expect(page.querySelector<HTMLInputElement>("[name=value]")?.value).toBe("10");
  });

  test("A code is stopped, and a new one keeps what was typed when it is refused.", async () => {
    const first = await showCode({ "/api/staff/codes/stop": () => Response.json({ code: "TEN" }) });
    await first.diner.sees("TEN");
    await first.press(m.staff_code_stop());
    expect(first.asked.find(({ path }) => path === "/api/staff/codes/stop")?.body).toEqual({
      code: "TEN",
      stopped: true,
    });

    const refused = () =>
      Response.json(
        { code: "invalid_request", message: "No.", issues: [{ path: "value", message: "At most 100%." }] },
        { status: 400 },
      );
    const second = await showCode({ "/api/staff/codes": refused }, "/staff/code");
    await second.diner.sees(m.staff_code_add());
    second.type("code", "NEW");
    second.type("value", "120");
    await second.press(m.staff_code_add());
    await second.diner.sees("At most 100%.");
    expect(second.page.querySelector<HTMLInputElement>("[name=code]")?.value).toBe("NEW");
  });
});
