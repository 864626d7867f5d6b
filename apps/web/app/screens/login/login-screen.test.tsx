// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createRoutesStub } from "react-router";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { createLoadContext } from "../../load-context.ts";
import { dinerAt } from "../../testing/diner-at-page.ts";
import { aGrill } from "../../testing/fake-api.ts";
import Login, { action, loader } from "./route.tsx";
import { anAccountsApi } from "./testing/an-accounts-api.ts";

describe("The sign-in screen", () => {
  beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
  afterAll(() => vi.unstubAllGlobals());

  async function open(place: string, { api } = anAccountsApi()) {
    const context = createLoadContext({ api, cspNonce: "" });
    const Stub = createRoutesStub(
      [
        {
          path: "/login",
          loader: loader as never,
          action: action as never,
          Component: Login as never,
          HydrateFallback: Nothing,
        },
      ],
      context,
    );
    const page = document.body.appendChild(document.createElement("div"));
    const root = createRoot(page);
    await act(async () => root.render(<Stub initialEntries={[place]} />));
    onTestFinished(async () => {
      await act(async () => root.unmount());
      page.remove();
    });
    return dinerAt(page);
  }

  test("It asks for the email address, then for the password, which has the focus, and offers the configured providers.", async () => {
    const diner = await open("/login");
    await diner.sees(m.login_with_google());
    expect(diner.reads()).not.toContain(m.login_with_apple());
    await diner.press(m.login_continue());
    await diner.sees(m.form_required());
    expect(document.activeElement?.id).toBe("email");
    await diner.fill(m.login_email(), "noor@example.ca");
    await diner.press(m.login_continue());
    await diner.sees(m.login_welcome_back());
    expect(document.activeElement?.id).toBe("password");
    expect(diner.field(m.login_password()).autocomplete).toBe("current-password");
  });

  test.each([
    ["/grill/checkout?takeout=true", m.login_why_back, true],
    ["/grill?eventSuite=s-1", m.login_why_suite, false],
    ["/grill/events/final", m.login_why_events, false],
  ] as const)(
    "screens#login-place: from %s it says why to sign in, and mentions guest orders only if guests can order.",
    async (back, why, takesGuests) => {
      const grill = aGrill();
      const accounts = anAccountsApi({ "/menu/grill/data.json": () => Response.json(grill) });
      const diner = await open(`/login?${new URLSearchParams({ back })}`, accounts);
      await diner.sees(why({ name: grill.restaurant.name }));
      expect(diner.reads().includes(m.login_guest())).toBe(takesGuests);
    },
  );

  test("screens#login-place: a return to the profile or to an unknown page names no venue, and a suite's owner is not offered to order as a guest.", async () => {
    const diner = await open("/login?back=/profile/receipts");
    await diner.sees(m.login_why_profile());
    expect(diner.reads()).not.toContain(m.login_guest());
    const nowhere = await open("/login?back=/nothing-here");
    await nowhere.sees(m.login_guest());
    const suite = await open("/login?eventSuite=s-1");
    await suite.sees(m.login_heading());
    expect(suite.reads()).not.toContain(m.login_guest());
  });

  test("screens#query-parameters: an email address in suiteOperator fills in the email field.", async () => {
    const diner = await open("/login?suiteOperator=olivia%40stadium.example");
    expect(diner.field(m.login_email()).value).toBe("olivia@stadium.example");
    expect(diner.reads()).toContain(m.login_text_operator());
  });

  test("screens#query-parameters: suiteOperator without an email address leaves the email field empty.", async () => {
    const diner = await open("/login?suiteOperator=true");
    expect(diner.field(m.login_email()).value).toBe("");
    expect(diner.reads()).toContain(m.login_text_operator());
  });

  test("While a new password is typed, the form shows which rules it meets; the password can be revealed.", async () => {
    const diner = await open("/login");
    await diner.fill(m.login_email(), "sam@example.ca");
    await diner.press(m.login_continue());
    await diner.sees(m.login_register_heading());
    const password = diner.field(m.login_password());
    expect([password.type, password.autocomplete]).toEqual(["password", "new-password"]);
    const met = () => diner.reads().split(m.person_password_met()).length - 1;
    expect(met()).toBe(0);
    await diner.fill(m.login_password(), "poutines 1");
    expect(met()).toBe(3);
    await diner.fill(m.login_password(), "Two poutines & 1!");
    expect(met()).toBe(5);
    await diner.fill(m.login_password(), "Password1!");
    await diner.sees(m.form_password_common());
    await diner.press(m.person_password_show_short());
    expect(password.type).toBe("text");
  });

  test("It shows the reason for the sign-in.", async () => {
    const diner = await open("/login?reason=expired&back=%2Fbraise");
    await diner.sees(m.login_expired());
  });
});

function Nothing() {
  return null;
}
