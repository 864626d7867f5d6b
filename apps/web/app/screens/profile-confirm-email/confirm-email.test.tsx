import { m } from "@comptoir/messages";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { refusal } from "../../testing/fake-api.ts";
import { ask, HALF, type ProfileRoute } from "../profile/testing/ask-profile.ts";
import { ConfirmEmailScreen, type ConfirmEmailScreenProps } from "./confirm-email-screen.tsx";
import { action, loader } from "./route.tsx";

const PAGE = "/profile/confirm-email?confirm=the-link";
const email = "noor@example.ca";

describe("people#confirmed-email: the page of a mail's link", () => {
  test("redirects a visitor without a session to the sign-in, which returns to the link.", async () => {
    const { to, sent } = await ask(loader as ProfileRoute, { place: PAGE, isGuest: true });
    expect(to).toBe(`/login?${new URLSearchParams({ back: PAGE })}`);
    expect(sent).toEqual([]);
  });

  test("changes nothing when opened, and confirms the email address when its button is pressed.", async () => {
    const { outcome, sent } = await ask(loader as ProfileRoute, { place: PAGE });
    expect([outcome.hasLink, sent]).toEqual([true, []]);
    const pressed = await ask(action as ProfileRoute, { place: PAGE, form: { form: "confirm" } });
    expect(pressed.sent).toEqual([{ call: "confirm-email", body: { ...HALF, confirmToken: "the-link" } }]);
    expect(pressed.outcome.data).toEqual({ came: "confirmed", problem: null });
  });

  test("shows why a link is invalid, and sends another mail unless the API's rate limit refuses it.", async () => {
    const answers = {
      "confirm-email": () => refusal(409, "confirmation_link_invalid"),
      "send-confirmation": () => Response.json({ emailConfirmed: false }, { status: 202 }),
    };
    const used = await ask(action as ProfileRoute, { place: PAGE, form: { form: "confirm" }, answers });
    expect(used.outcome.data).toEqual({ came: "refused", problem: "Refused: confirmation_link_invalid." });
    const again = await ask(action as ProfileRoute, { place: PAGE, form: { form: "send" }, answers });
    expect(again.sent).toEqual([{ call: "send-confirmation", body: HALF }]);
    expect(again.outcome.data).toEqual({ came: "sent", problem: null });
    const often = { "send-confirmation": () => refusal(429, "too_many_requests") };
    const late = await ask(action as ProfileRoute, { place: PAGE, form: { form: "send" }, answers: often });
    expect(late.outcome.data).toMatchObject({ came: "refused", problem: "Refused: too_many_requests." });
  });
});

describe("The confirmation screen", () => {
  const show = (props: Partial<ConfirmEmailScreenProps>) => {
    const screen = (
      <ConfirmEmailScreen email={email} isConfirmed={false} hasLink={false} answer={undefined} {...props} />
    );
    return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element: screen }])} />);
  };

  test("offers one action at a time: to confirm, to send another mail, or to continue.", () => {
    expect(show({ hasLink: true })).toContain(m.profile_confirm());
    expect(show({ hasLink: true })).not.toContain(m.profile_email_send());
    expect(show({})).toContain(m.profile_email_send());
    expect(show({ hasLink: true, answer: { came: "sent", problem: null } })).toContain(m.profile_email_sent({ email }));
    expect(show({ isConfirmed: true, hasLink: true })).toContain(m.profile_confirm_done({ email }));
    expect(show({ isConfirmed: true })).not.toContain(m.profile_email_send());
  });
});
