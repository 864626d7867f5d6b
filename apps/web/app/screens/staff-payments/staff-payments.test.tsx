// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import { act } from "react";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { refusal } from "../../testing/fake-api.ts";
import { showStaffPage } from "../../testing/show-staff-page.tsx";
import StaffPayments, { action, loader } from "./route.tsx";

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
const READY = {
  processor: "stripe",
  isOffered: true,
  fee: { percent: "1.5", cents: 10 },
  account: {
    id: "acct_1Mt0",
    standing: "ready",
    takesCards: true,
    needs: [],
    codes: [],
    disabledReason: null,
    readAt: "2026-11-20T17:00:00.000Z",
  },
};
const UNFINISHED = {
  ...READY,
  account: {
    ...READY.account,
    standing: "unfinished",
    takesCards: false,
    needs: ["business", "bank"],
    codes: ["x", "y"],
  },
};

describe("The page of card payments", () => {
  beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
  afterAll(() => vi.unstubAllGlobals());

  async function show(
    payments: object,
    {
      at = "/staff/payments",
      answer = () => undefined,
    }: { at?: string; answer?: (call: string) => Response | undefined } = {},
  ) {
    const sent: string[] = [];
    const api = async (request: Request) => {
      const path = new URL(request.url).pathname.replace("/api/", "");
      if (path === "auth/staff") return Response.json(STAFF);
      if (request.method !== "GET") sent.push(path);
      return (request.method === "GET" ? undefined : answer(path)) ?? Response.json(payments);
    };
    const route = { path: "/staff/payments", loader, action, Component: StaffPayments };
    const { diner, page } = await showStaffPage(route, { api, place: at });
    await diner.sees(m.staff_pay_account());
    const submit = (form: string) =>
      act(async () =>
        page
          .querySelector(`input[name=form][value="${form}"]`)
          ?.closest("form")
          ?.querySelector<HTMLButtonElement>("button[type=submit]")
          ?.click(),
      );
    return { diner, page, sent, submit };
  }

  test("It says that cards are on, the account and the fee, without anything to do.", async () => {
    const { diner, page } = await show(READY);
    for (const words of [m.staff_pay_on(), m.staff_pay_standing_ready(), "acct_1Mt0", "1.5%", "$0.10"])
      expect(diner.reads()).toContain(words);
    expect(diner.reads()).not.toContain(m.staff_pay_needs());
    expect(page.querySelector("input[value=disconnect]")).not.toBeNull();
  });

  test("It says what Stripe still needs in words, never in its codes, and leads there.", async () => {
    const { diner, sent, submit } = await show(UNFINISHED, {
      answer: () => refusal(502, 1803, { message: "The payment service does not answer." }),
    });
    for (const words of [
      m.staff_pay_off(),
      m.staff_pay_need_business(),
      m.staff_pay_need_bank(),
      m.staff_pay_continue(),
    ])
      expect(diner.reads()).toContain(words);
    await submit("connect");
    expect(sent).toEqual(["staff/payments/connect"]);
    await diner.sees("The payment service does not answer.");
  });

  test("Without an account it says where the money goes, and that cards are off from the first press.", async () => {
    const { diner, page } = await show({ ...READY, account: null });
    for (const words of [
      m.staff_pay_installation(),
      m.staff_pay_offer(),
      m.staff_pay_offer_off(),
      m.staff_pay_connect(),
    ])
      expect(diner.reads()).toContain(words);
    expect(page.querySelector("input[value=disconnect]")).toBeNull();
  });

  test("Where no account can be connected there is no button, and the reason.", async () => {
    const none = { ...READY, isOffered: false, fee: null, account: null };
    const { diner, page } = await show({ ...none, processor: "payOnPremise" });
    expect(diner.reads()).toContain(m.staff_pay_on_premise());
    expect(page.querySelectorAll("main form")).toHaveLength(0);
  });

  test("Back from Stripe the account is read there first; if Stripe is silent, the page says so.", async () => {
    const back = await show(READY, { at: "/staff/payments?from=stripe" });
    expect(back.sent).toEqual(["staff/payments/read"]);
    expect(back.diner.reads()).toContain(m.staff_pay_back());
    const silent = await show(READY, {
      at: "/staff/payments?from=ended",
      answer: () => refusal(502, 1803, { message: "The payment service does not answer." }),
    });
    expect(silent.diner.reads()).toContain(m.staff_pay_silent());
    expect(silent.diner.reads()).toContain(m.staff_pay_ended_link());
  });

  test("A refused disconnect says why beside its button.", async () => {
    const { diner, sent, submit } = await show(READY, {
      answer: () => refusal(409, "account_in_use", { message: "A payment on this account is still in progress." }),
    });
    await submit("disconnect");
    expect(sent).toEqual(["staff/payments/disconnect"]);
    await diner.sees("A payment on this account is still in progress.");
  });
});
