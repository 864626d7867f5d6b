// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createRoutesStub } from "react-router";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { createLoadContext } from "../../load-context.ts";
import { dinerAt } from "../../testing/diner-at-page.ts";
import { refusal } from "../../testing/fake-api.ts";
import StaffStart, { action } from "./route.tsx";

const MENU = {
  id: "4c7a2f0e-1d6b-4f7a-9b1e-0a5d3c2b1f90",
  name: "menu.csv",
  converter: "csv",
  counts: { menus: 1, sections: 2, dishes: 4, options: 0, priced: 3, pictures: 0, allergens: 2 },
  found: { prices: 5, options: 0 },
  taken: { prices: 3, options: 0 },
  notes: ['Columns that are not used: 1 ("Kitchen")'],
  findings: [{ name: "Today’s fish", message: "The dish costs nothing." }],
  findingCount: 1,
};

type Answers = Readonly<Record<string, (request: Request) => Response | Promise<Response>>>;

/** Renders the page on an API, as a browser with script would; returns what was asked. */
async function show(answers: Answers) {
  const asked: { call: string; body: Record<string, unknown>; code: string | null }[] = [];
  const answer = async (input: Request | string | URL, init?: RequestInit) => {
    const request = new Request(input instanceof Request ? input : new URL(String(input), location.href), init);
    const call = new URL(request.url).pathname.replace("/api/staff/start", "") || "/";
    const text = call === "/menu" ? "{}" : await request.clone().text();
    asked.push({ call, body: JSON.parse(text || "{}"), code: request.headers.get("x-start-code") });
    return (answers[call] ?? (() => refusal(500, "internal")))(request);
  };
  vi.stubGlobal("fetch", answer);
  const routes = [{ path: "/staff/start", action: action as never, Component: StaffStart as never }];
  const Stub = createRoutesStub(routes, createLoadContext({ api: answer as never, cspNonce: "" }));
  const page = document.body.appendChild(document.createElement("div"));
  const root = createRoot(page);
  await act(async () => root.render(<Stub initialEntries={["/staff/start"]} />));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    page.remove();
  });
  return { diner: dinerAt(page), page, asked };
}

const look =
  (menu: object | null = null, slug: object | null = null) =>
  () =>
    Response.json({ until: "2026-11-30T17:00:00.000Z", slug, menu });

async function choose(page: HTMLElement, file: File) {
  const field = page.querySelector<HTMLInputElement>("input[type=file]");
  if (!field) throw new Error("The page asks for no file.");
  Object.defineProperty(field, "files", { value: [file], configurable: true });
  await act(async () => void field.dispatchEvent(new Event("change", { bubbles: true })));
}

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", "/staff/start");
});

describe("screens#staff-start: a restaurant of one's own", () => {
  test("The code of the link is taken out of the address and checked; a refused one is said at its field.", async () => {
    history.replaceState(null, "", "/staff/start#7KQF-2M9X-TB4R");
    const { diner, asked } = await show({
      "/look": () => refusal(401, "start_code_refused", { message: "This code doesn’t work." }),
    });
    await diner.sees("This code doesn’t work.");
    expect(location.href).not.toContain("#");
    expect(diner.field(m.staff_start_code()).value).toBe("7KQF-2M9X-TB4R");
    expect(asked[0]).toMatchObject({ call: "/look", body: { code: "7KQF-2M9X-TB4R" } });
  });

  test("A file shows what was understood, what was lost, and what to look at; it is named when the restaurant is made.", async () => {
    history.replaceState(null, "", "/staff/start#7KQF-2M9X-TB4R");
    const { diner, page, asked } = await show({
      "/look": look(null, { slug: "le-zinc", isFree: true }),
      "/menu": () => Response.json(MENU),
      "/": () => refusal(409, "slug_taken", { message: "This address is taken." }),
    });
    await diner.sees(m.staff_start_who());
    await choose(page, new File(["Section,Name"], "menu.csv"));
    await diner.sees(m.staff_start_understood());
    expect(asked.find(({ call }) => call === "/menu")?.code).toBe("7KQF-2M9X-TB4R");
    for (const words of [
      m.staff_start_without_price({ count: 1 }),
      m.staff_start_prices_lost({ count: 2 }),
      "Kitchen",
      "The dish costs nothing.",
    ])
      expect(diner.reads()).toContain(words);
    await diner.press(m.staff_start_submit());
    await diner.sees(m.form_required());
    expect(document.activeElement?.id).toBe("start-name");
  });

  test("A restaurant that is made before its file is read waits for it.", async () => {
    history.replaceState(null, "", "/staff/start#7KQF-2M9X-TB4R");
    const { diner, page } = await show({
      "/look": look(null, { slug: "le-zinc", isFree: true }),
      "/menu": () => new Promise<Response>(() => undefined),
    });
    await diner.sees(m.staff_start_who());
    await choose(page, new File(["Section,Name"], "menu.csv"));
    await diner.press(m.staff_start_submit());
    await diner.sees(m.staff_start_still_reading());
    expect(diner.reads()).not.toContain(m.staff_start_file_missing());
  });

  test("A file that is not read says why and what to do; one that is too large is not sent.", async () => {
    history.replaceState(null, "", "/staff/start#7KQF-2M9X-TB4R");
    const { diner, page, asked } = await show({
      "/look": look(),
      "/menu": () => refusal(422, "start_unit_unsaid", { message: "Cents or dollars?" }),
    });
    await diner.sees(m.staff_start_who());
    await choose(page, new File(["[]"], "menu.json"));
    await diner.sees("Cents or dollars?");
    expect(diner.reads()).toContain(m.staff_start_unit_minor());
    await choose(page, Object.defineProperty(new File([""], "huge.csv"), "size", { value: 100_000_000 }));
    await diner.sees(m.staff_start_file_too_large());
    expect(asked.filter(({ call }) => call === "/menu")).toHaveLength(1);
  });

  test("A reload keeps what was typed, and the file that was read.", async () => {
    const kept = { code: "7KQF-2M9X-TB4R", requestId: "r", name: "Le Zinc", menu: "file" };
    sessionStorage.setItem("comptoir-start", JSON.stringify(kept));
    const { diner } = await show({ "/look": look(MENU) });
    await diner.sees("menu.csv");
    expect(diner.field(m.staff_start_name()).value).toBe("Le Zinc");
    expect(JSON.parse(sessionStorage.getItem("comptoir-start") ?? "{}")).toMatchObject(kept);
  });

  test("A proposed address fills an empty field, and never replaces what is typed meanwhile.", async () => {
    history.replaceState(null, "", "/staff/start#7KQF-2M9X-TB4R");
    const { diner } = await show({ "/look": look(null, { slug: "le-zinc", isFree: true }) });
    await diner.sees(m.staff_start_who());
    const name = diner.field(m.staff_start_name());
    const slug = diner.field(m.staff_start_slug());
    const leave = (field: HTMLElement) =>
      act(async () => void field.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
    await diner.fill(m.staff_start_name(), "Le Zinc");
    slug.focus();
    await leave(name);
    expect(slug.value).toBe("");
    slug.blur();
    await leave(slug);
    expect(slug.value).toBe("le-zinc");
    await diner.fill(m.staff_start_slug(), "au-zinc");
    await leave(name);
    expect(slug.value).toBe("au-zinc");
  });
});
