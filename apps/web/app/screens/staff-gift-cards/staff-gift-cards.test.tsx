// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import { act } from "react";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { refusal } from "../../testing/fake-api.ts";
import { showStaffPage } from "../../testing/show-staff-page.tsx";
import StaffGiftCard, { action as cardAction, loader as cardLoader } from "../staff-gift-card/route.tsx";
import StaffGiftCardNew, { action as newAction, loader as newLoader } from "../staff-gift-card-new/route.tsx";
import { keepKey } from "./gift-answer.ts";
import StaffGiftCards, { loader } from "./route.tsx";

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
const CARD = {
  id: "g-1",
  last4: "4TZB",
  recipient: "Noor",
  state: "active",
  balance: "31.60",
  loaded: "50.00",
  issuedAt: "2026-11-20T17:00:00.000Z",
  stopped: null,
};
const ENTRIES = [
  {
    position: 2,
    at: "2026-11-20T18:00:00.000Z",
    kind: "order",
    amount: "-18.40",
    balance: "31.60",
    order: { number: 12, day: "2026-11-20" },
  },
  { position: 1, at: "2026-11-20T17:00:00.000Z", kind: "issue", amount: "50.00", balance: "50.00", order: null },
];
const CARD_PATH = "/api/staff/gift-cards/g-1";

function anApi(answers: Record<string, () => Response> = {}) {
  const asked: { readonly path: string; readonly body: Record<string, string> | undefined }[] = [];
  const api = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const body = request.method === "POST" ? await request.json() : undefined;
    asked.push({ path: pathname + search, body });
    if (pathname === "/api/auth/staff") return Response.json(STAFF);
    if (pathname === CARD_PATH) return Response.json({ card: CARD, entries: ENTRIES, cursor: null });
    const isList = request.method === "GET";
    return answers[pathname]?.() ?? Response.json(isList ? { cards: [CARD], cursor: "g-1", isOffered: false } : {});
  };
  return { asked, api };
}

async function show(
  page: { readonly path: string; readonly loader: never; readonly action: never; readonly Component: never },
  answers: Record<string, () => Response>,
  place: string = page.path,
) {
  const { api, asked } = anApi(answers);
  const shown = await showStaffPage(page, { place, api });
  const press = async (words: string) => {
    const button = [...shown.page.querySelectorAll("button")].find(({ textContent }) => textContent === words);
    await act(async () => button?.click());
  };
  const field = (name: string) => shown.page.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const type = (name: string, value: string) => {
    const element = shown.page.querySelector<HTMLInputElement>(`#${name}`);
    if (element) element.value = value;
  };
  const sent = (path: string) => asked.flatMap((one) => (one.path === path && one.body ? [one.body] : []));
  return { ...shown, press, type, field, sent };
}

const NEW = {
  path: "/staff/gift-cards/new",
  loader: newLoader as never,
  action: newAction as never,
  Component: StaffGiftCardNew as never,
};
const ONE = {
  path: "/staff/gift-cards/:card_id",
  loader: cardLoader as never,
  action: cardAction as never,
  Component: StaffGiftCard as never,
};

describe("Gift cards", () => {
  beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
  afterAll(() => vi.unstubAllGlobals());

  test("The list says of each card its end, recipient, state and balance, and leads to the next page.", async () => {
    const { api, asked } = anApi();
    const route = { path: "/staff/gift-cards", loader, Component: StaffGiftCards };
    const place = "/staff/gift-cards?search=noor&state=active";
    const { diner, page } = await showStaffPage(route, { place, api });
    await diner.sees("•••• 4TZB");
    expect(asked.map(({ path }) => path)).toContain("/api/staff/gift-cards?search=noor&state=active");
    const row = (page.querySelector("li")?.textContent ?? "").replaceAll("\u00a0", " ");
    for (const part of ["Noor", m.staff_gift_state_active(), "$31.60", "$50.00"]) expect(row).toContain(part);
    expect(diner.reads()).toContain(m.staff_gifts_not_offered());
    const next = [...page.querySelectorAll("a")].find(({ textContent }) => textContent === m.staff_gifts_next());
    expect(next?.getAttribute("href")).toBe("/staff/gift-cards?search=noor&state=active&after=g-1");
  });

  test("A new card's code is shown once, and the next card has another key.", async () => {
    const issued = () => Response.json({ id: "g-1", code: "AAAA-BBBB-CCCC-4TZB" });
    const { diner, field, type, press, sent } = await show(NEW, { "/api/staff/gift-cards": issued });
    await diner.sees(m.staff_gift_issue());
    type("amount", "1 000,50 $");
    await press(m.staff_gift_issue());
    await diner.sees("AAAA-BBBB-CCCC-4TZB");
    const [body] = sent("/api/staff/gift-cards");
    expect(body).toMatchObject({ amount: "1000.50", recipient: "" });
    expect(field("key")?.value).not.toBe(body?.key);
    expect(field("amount")?.value).toBe("");
  });

  test("After a refusal or a lost answer, the form asks with the same key again; after a used key, with a new one.", async () => {
    const answers = [() => new Response(null, { status: 503 }), () => refusal(422, "gift_card_mismatch")];
    const answer = () => (answers.shift() ?? (() => Response.json({ id: "g-1", code: "AAAA-4TZB" })))();
    const { diner, type, press, sent } = await show(NEW, { "/api/staff/gift-cards": answer });
    await diner.sees(m.staff_gift_issue());
    type("amount", "20");
    for (const text of [m.person_unreachable(), "Refused: gift_card_mismatch.", "AAAA-4TZB"]) {
      await press(m.staff_gift_issue());
      await diner.sees(text);
    }
    const keys = sent("/api/staff/gift-cards").map(({ key }) => key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test("A press whose answer never reached the browser keeps what was typed with its key.", async () => {
    const body = new URLSearchParams({ form: "top-up", key: "k-1", amount: "20" });
    const request = new Request("http://comptoir.test/staff/gift-cards/g-1", { method: "POST", body });
    const lost = () => Promise.reject(new TypeError("Failed to fetch"));
    expect(await keepKey(request, lost, "No answer.")).toMatchObject({
      ...{ form: "top-up", typed: { key: "k-1", amount: "20" }, problem: "No answer.", isSaved: false },
    });
    const ended = new Response(null, { status: 302 });
    await expect(keepKey(request, () => Promise.reject(ended), "")).rejects.toBe(ended);
  });

  test("An amount is taken off a card with a reason.", async () => {
    const { diner, type, press, sent } = await show(
      ONE,
      { [`${CARD_PATH}/correct`]: () => Response.json({ balance: "11.60" }) },
      "/staff/gift-cards/g-1",
    );
    await diner.sees("Noor");
    type("amount-off", "20,00");
    type("reason-off", "Twice");
    await press(m.staff_gift_correct());
    await diner.sees(m.profile_saved());
    expect(sent(`${CARD_PATH}/correct`)).toEqual([{ amount: "20.00", reason: "Twice", key: expect.any(String) }]);
  });

  test("A card shows its history, is topped up, and is stopped with a reason.", async () => {
    const { diner, page, type, press, sent } = await show(
      ONE,
      { [`${CARD_PATH}/top-up`]: () => Response.json({ balance: "51.60" }) },
      "/staff/gift-cards/g-1",
    );
    await diner.sees("Noor");
    const rows = [...page.querySelectorAll("ol > li")].map(({ textContent }) => textContent ?? "");
    expect(rows).toHaveLength(2);
    expect(rows[0]).toContain(m.staff_gift_entry_order());
    expect(rows[0]?.replaceAll("\u00a0", " ")).toContain("$31.60");
    type("amount", "20,00");
    await press(m.staff_gift_top_up());
    await diner.sees(m.profile_saved());
    expect(sent(`${CARD_PATH}/top-up`)).toEqual([{ amount: "20.00", key: expect.any(String) }]);
    type("reason", "Lost");
    await press(m.staff_gift_stop());
    expect(sent(`${CARD_PATH}/stop`)).toEqual([{ stopped: true, reason: "Lost" }]);
  });
});
