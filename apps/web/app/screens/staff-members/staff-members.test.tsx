// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import { act } from "react";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { refusal } from "../../testing/fake-api.ts";
import { showStaffPage } from "../../testing/show-staff-page.tsx";
import StaffMember, { action as memberAction, loader as memberLoader } from "../staff-member/route.tsx";
import { decodeTable, wordProblems } from "./import-words.ts";
import StaffMembers, { action, loader } from "./route.tsx";

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
const ADA = {
  id: "m-1",
  member: { identifier: "M-2001", firstName: "Ada", lastName: "Roy", email: "ada@example.test", promos: ["GOLD"] },
  version: "v1",
};

function anApi(answers: Record<string, () => Response> = {}) {
  const asked: { readonly path: string; readonly body: unknown }[] = [];
  const api = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const body = request.method === "POST" ? await request.json() : undefined;
    asked.push({ path: pathname + search, body });
    if (pathname === "/api/auth/staff") return Response.json(STAFF);
    if (pathname === "/api/staff/menu") return Response.json({ promos: ["GOLD"] });
    if (request.method === "POST") return answers[pathname]?.() ?? Response.json({ id: "m-1" });
    return Response.json({ members: [ADA], cursor: "m-1", isOffered: false });
  };
  return { asked, api };
}

describe("Members", () => {
  beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
  afterAll(() => vi.unstubAllGlobals());

  test("The list says of each member the identifier, name, address and prices, and leads to the next page.", async () => {
    const { api, asked } = anApi();
    const route = { path: "/staff/members", loader, Component: StaffMembers };
    const { diner, page } = await showStaffPage(route, { place: "/staff/members?search=ada", api });
    await diner.sees("M-2001");
    expect(asked.map(({ path }) => path)).toContain("/api/staff/members?search=ada");
    const row = page.querySelector("li")?.textContent ?? "";
    for (const part of ["Ada Roy", "ada@example.test", "GOLD"]) expect(row).toContain(part);
    expect(diner.reads()).toContain(m.staff_members_not_offered());
    const next = [...page.querySelectorAll("a")].find(({ textContent }) => textContent === m.staff_members_next());
    expect(next?.getAttribute("href")).toBe("/staff/members?search=ada&after=m-1");
  });

  test("What is wrong with a file of members is said with its line and field.", () => {
    const refused = { message: "No.", issues: [{ path: "lines[3].email", message: "Not an address." }] };
    const line = { line: "3", field: m.staff_member_email(), message: "Not an address." };
    expect(wordProblems(refused)).toEqual([m.staff_members_import_line(line)]);
    expect(wordProblems({ issues: [{ path: "text", message: "No column." }] })).toEqual(["No column."]);
    expect(wordProblems(null)).toEqual([m.person_unreachable()]);
    expect([decodeTable(Uint8Array.of(0xe9)), decodeTable(Uint8Array.of(0xc3, 0xa9))]).toEqual(["é", "é"]);
  });

  test("Before a file changes members, the page says which and in which fields, keeps the lines, and asks; then it says what changed.", async () => {
    const current = { seen: "s1", count: 1, members: [{ identifier: "M-2001", fields: ["email", "promos"] }] };
    const answers = [
      () => Response.json({ code: "members_differ", message: "They differ.", current }, { status: 409 }),
      () => Response.json({ added: 0, changed: 1, same: 0 }),
    ];
    const { api, asked } = anApi({ "/api/staff/members/import": () => (answers.shift() as () => Response)() });
    const route = { path: "/staff/members", loader, action, Component: StaffMembers };
    const { diner, page } = await showStaffPage(route, { api });
    const text = "identifier,email,promos\nM-2001,ada@new.test,SILVER";
    await diner.fill(m.staff_members_import_lines(), text);
    await diner.press(m.staff_members_import_submit());
    await diner.sees(m.staff_members_import_differ({ count: "1" }));
    const fields = `${m.staff_member_email()}, ${m.staff_member_promos()}`;
    expect(diner.alerts().join()).toContain(m.staff_members_import_differing({ identifier: "M-2001", fields }));
    expect(page.querySelector("textarea")?.value).toBe(text);
    await diner.press(m.staff_members_import_change());
    await diner.sees(m.staff_members_import_done({ added: "0", changed: "1", same: "0" }));
    const sent = asked.flatMap(({ path, body }) => (path.endsWith("/import") ? [body] : []));
    expect(sent).toEqual([{ text }, { text, seen: "s1" }]);
    expect(diner.alerts()).toEqual([]);
  });

  async function showMember(answers: Record<string, () => Response>, place: string) {
    const { api, asked } = anApi(answers);
    const route = {
      path: "/staff/members/:member_id",
      loader: memberLoader,
      action: memberAction,
      Component: StaffMember,
    };
    const shown = await showStaffPage(route as never, { place, api });
    const press = async (words: string) => {
      const button = [...shown.page.querySelectorAll("button")].find(({ textContent }) => textContent === words);
      await act(async () => button?.click());
    };
    const field = (name: string) => shown.page.querySelector<HTMLInputElement>(`[name="${name}"]:not([type=checkbox])`);
    const type = (name: string, value: string) => {
      const element = field(name);
      if (element) element.value = value;
    };
    const sent = (path: string) => asked.flatMap((one) => (one.path === path ? [one.body] : []));
    return { ...shown, press, field, type, sent };
  }

  test("A member is added with the fields that were typed; a fault is at its field.", async () => {
    const answers = [() => refusal(409, "member_taken"), () => Response.json({ id: "m-1" })];
    const answer = () => (answers.shift() ?? (() => Response.json({})))();
    const { diner, field, type, press, sent } = await showMember(
      { "/api/staff/members": answer },
      "/staff/members/new",
    );
    await diner.sees(m.staff_member_add());
    type("identifier", "M-2002");
    type("promos", "GOLD, , SILVER");
    await press(m.staff_member_add());
    await diner.sees("Refused: member_taken.");
    expect(field("identifier")?.getAttribute("aria-invalid")).toBe("true");
    await press(m.staff_member_add());
    await diner.sees(m.staff_member_added({ identifier: "M-2002" }));
    expect(sent("/api/staff/members").at(-1)).toEqual({ member: { identifier: "M-2002", promos: ["GOLD", "SILVER"] } });
    expect(field("identifier")?.value).toBe("");
  });

  test("A member is changed with the version that was seen; after somebody else's change the form shows the fields of now.", async () => {
    const changed = () => refusal(409, "member_changed");
    const { diner, page, field, type, press, sent } = await showMember(
      { "/api/staff/members/change": changed },
      "/staff/members/m-1",
    );
    await diner.sees("M-2001");
    // The groups of the menu are choices; what is typed beside them is another one.
    expect(page.querySelector<HTMLInputElement>("input[name=promos][value=GOLD]")?.checked).toBe(true);
    expect(field("promos")?.value).toBe("");
    type("lastName", "Bell");
    type("email", "");
    await press(m.staff_code_save());
    await diner.sees("Refused: member_changed.");
    expect(sent("/api/staff/members/change")).toEqual([
      { seen: "v1", member: { identifier: "M-2001", firstName: "Ada", lastName: "Bell", promos: ["GOLD"] } },
    ]);
    expect(field("lastName")?.value).toBe("Roy");
  });
});
