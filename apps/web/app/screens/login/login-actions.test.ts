import { describe, expect, test } from "vitest";
import { createLoadContext } from "../../load-context.ts";
import { refusal } from "../../testing/fake-api.ts";
import { action, headers } from "./route.tsx";
import { loader as socialLoader } from "./social-route.ts";
import { type Answers, anAccountsApi } from "./testing/an-accounts-api.ts";

type Form = Readonly<Record<string, string>>;

/** Posts a form of the sign-in as a browser without script does, and returns the outcome. */
async function post(place: string, form: Form, { api } = anAccountsApi()) {
  const url = new URL(place, "http://comptoir.example");
  const request = new Request(url, { method: "POST", body: new URLSearchParams(form) });
  const context = createLoadContext({ api, cspNonce: "" });
  const outcome = await action({ request, url, context, params: {}, pattern: "/login" } as never);
  if (!(outcome instanceof Response)) return { page: outcome.data, status: outcome.init?.status };
  return { to: outcome.headers.get("location"), cookies: outcome.headers.getSetCookie(), status: outcome.status };
}

const NOOR = { email: "noor@example.ca" };
const RIGHT = { ...NOOR, intent: "sign-in", password: "Two poutines & 1 Caesar!" };

describe("Signing in by a form", () => {
  test("An email address with an account leads to the password step, any other to the registration.", async () => {
    expect((await post("/login", { ...NOOR, intent: "continue" })).page).toMatchObject({
      step: "password",
      typed: NOOR,
    });
    const stranger = { email: "sam@example.ca" };
    expect((await post("/login", { ...stranger, intent: "continue" })).page).toMatchObject({
      step: "register",
      typed: stranger,
    });
  });

  test("If the account lookup is rate limited, the password step follows.", async () => {
    const limited = anAccountsApi({ "user-exist": () => refusal(429, "too_many_requests") });
    expect((await post("/login", { ...NOOR, intent: "continue" }, limited)).page).toMatchObject({ step: "password" });
  });

  test("A sign-in sets both halves of the session, and redirects to the page before.", async () => {
    const { to, cookies, status } = await post("/login?back=%2Fbraise%3FtableNum%3D12", RIGHT);
    expect({ to, status }).toEqual({ to: "/braise?tableNum=12", status: 303 });
    expect(cookies).toEqual([
      expect.stringContaining("comptoir_login=secret"),
      expect.stringMatching(/^person=7a1f6f5e-[^;]+\.[\w]+; Path=\/; Max-Age=\d+; SameSite=Lax$/),
    ]);
  });

  test("A wrong password is refused with the API's message, and the answer does not contain the password.", async () => {
    const { page, status } = await post("/login", { ...RIGHT, password: "wrong" });
    expect(status).toBe(401);
    expect(page).toEqual({ step: "password", typed: NOOR, faults: {}, problem: "Refused: login_failed.", said: null });
  });

  test("A rate-limited sign-in shows the API's message with the time to wait.", async () => {
    const limited = anAccountsApi({
      "login-native": () => refusal(429, "too_many_requests", { message: "In 15 seconds." }),
    });
    const { page, status } = await post("/login", RIGHT, limited);
    expect({ status, problem: page?.problem }).toEqual({ status: 429, problem: "In 15 seconds." });
  });

  test("A registration sends the password as typed, and the consent to news only if its box is checked.", async () => {
    const { api, sent } = anAccountsApi();
    const form = { ...NOOR, intent: "register", firstName: " Noor ", password: " Spaces & 1 more ", consent: "on" };
    expect((await post("/login", form, { api, sent })).to).toBe("/profile");
    expect(sent.at(-1)?.body).toMatchObject({ firstName: "Noor", password: " Spaces & 1 more ", consent: true });
  });

  test("If the email address is already in use, the message is shown at its field.", async () => {
    const taken = anAccountsApi({
      "register-user": () => refusal(409, "email_in_use", { message: "Please sign in." }),
    });
    const { page } = await post("/login", { ...NOOR, intent: "register", password: "Two poutines & 1!" }, taken);
    expect(page).toMatchObject({ step: "register", faults: { email: "Please sign in." }, problem: null });
  });

  test("The API's messages about fields are shown at the fields.", async () => {
    const issues = [{ path: "password", message: "Too common." }];
    const { page } = await post(
      "/login",
      { ...NOOR, intent: "register", password: "Password1!" },
      anAccountsApi({ "register-user": () => refusal(400, "invalid_request", { issues }) }),
    );
    expect(page).toMatchObject({ faults: { password: "Too common." }, problem: null });
  });

  test("Forgot password: the page shows the API's message. The mail's link sets a new password, and redirects to the sign-in.", async () => {
    expect((await post("/login", { ...NOOR, intent: "forgot" })).page).toMatchObject({
      step: "forgotten",
      said: "If there is an account, a mail is on its way.",
    });
    const { api, sent } = anAccountsApi();
    const reset = { intent: "reset", resetToken: "token", password: "Three poutines & 2!" };
    expect((await post("/login?reset=token", reset, { api, sent })).to).toBe("/login?reason=new-password");
    expect(sent.at(-1)?.body).toEqual({ resetToken: "token", password: "Three poutines & 2!" });
  });

  test("A used or expired reset link leads to the step that requests another mail.", async () => {
    const used = anAccountsApi({ "reset-password": () => refusal(409, "reset_link_invalid") });
    const { page } = await post(
      "/login?reset=t",
      { intent: "reset", resetToken: "t", password: "Three & 2 More!" },
      used,
    );
    expect(page).toMatchObject({ step: "forgot", problem: "Refused: reset_link_invalid." });
  });

  test("The page of a reset link is not cached, and sends no Referer to other sites.", () => {
    expect(headers()).toEqual({ "cache-control": "no-store", "referrer-policy": "same-origin" });
  });
});

describe("Signing in with a provider", () => {
  async function visit(place: string, cookie = "", but: Answers = {}) {
    const { api, sent } = anAccountsApi(but);
    const url = new URL(place, "http://comptoir.example");
    const request = new Request(url, { headers: { cookie } });
    const context = createLoadContext({ api, cspNonce: "" });
    const params = { type: url.pathname.split("/")[2] ?? "" };
    const answer = await socialLoader({ request, url, context, params, pattern: "/login/:type" } as never);
    return { to: answer.headers.get("location"), cookies: answer.headers.getSetCookie(), sent };
  }

  test("It redirects to the provider's page, and the callback with a code redirects to the page before.", async () => {
    const begun = await visit("/login/google?begin&back=%2Fbraise");
    expect(begun.to).toBe("https://accounts.example/authorize?state=st");
    expect(begun.cookies.map((cookie) => cookie.split(";")[0])).toEqual(["comptoir_state=st", "login_back=%2Fbraise"]);
    const back = await visit(
      "/login/google?code=c&state=st&iss=https://accounts.example",
      "comptoir_state=st; login_back=%2Fbraise",
    );
    expect(back.to).toBe("/braise");
    expect(back.sent.at(-1)).toEqual({
      call: "login-google",
      body: { code: "c", state: "st", iss: "https://accounts.example", register: true },
    });
    expect(back.cookies.join()).toContain("person=");
  });

  test("A cancelled or failed sign-in at the provider redirects to the sign-in without a session.", async () => {
    expect((await visit("/login/google?error=access_denied")).to).toBe("/login");
    const failed = await visit("/login/google?code=c&state=other", "", {
      "login-google": () => refusal(401, "social_login_failed"),
    });
    expect({ to: failed.to, cookies: failed.cookies }).toEqual({ to: "/login?reason=social-failed", cookies: [] });
    const taken = await visit("/login/google?code=c&state=st&iss=https://accounts.example", "", {
      "login-google": () => refusal(409, "email_in_use"),
    });
    expect(taken.to).toBe("/login?reason=email-in-use");
  });

  test("An unknown provider answers 404.", async () => {
    await expect(visit("/login/myspace?begin")).rejects.toMatchObject({ init: { status: 404 } });
  });
});
