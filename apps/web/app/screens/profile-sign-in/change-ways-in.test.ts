import { m } from "@comptoir/messages";
import { describe, expect, test } from "vitest";
import { refusal } from "../../testing/fake-api.ts";
import { ask, HALF, type ProfileRoute } from "../profile/testing/ask-profile.ts";
import type { WaysInAnswer } from "./change-ways-in.ts";
import { action } from "./route.tsx";

const PLACE = "/profile/sign-in";
const PASSWORD = "Two poutines & 1 Caesar!";
const CREDENTIAL = { id: "a2V5", rawId: "a2V5", type: "public-key", response: {} };

type Answers = NonNullable<Parameters<typeof ask>[1]["answers"]>;

/** Posts a form of the page as a browser without script does. */
async function post(form: Readonly<Record<string, string>>, answers: Answers = {}) {
  const { outcome, to, sent } = await ask(action as ProfileRoute, { place: PLACE, form, answers });
  const { data, init } = outcome as { readonly data?: WaysInAnswer; readonly init?: ResponseInit };
  return { answer: data, status: init?.status, cookies: (init?.headers as Headers)?.getSetCookie?.() ?? [], to, sent };
}

describe("people#passkeys: on the profile", () => {
  test("A new passkey is saved with the typed name.", async () => {
    const { answer, sent } = await post({ form: "add", name: " My phone ", credential: JSON.stringify(CREDENTIAL) });
    expect(sent).toEqual([{ call: "add-passkey", body: { ...HALF, name: "My phone", credential: CREDENTIAL } }]);
    expect(answer).toMatchObject({ form: "add", isSaved: true, problem: null });
  });

  test("An invalid passkey or an unknown form is rejected without a call to the API.", async () => {
    await expect(post({ form: "add", credential: "{" })).resolves.toMatchObject({ sent: [] });
    await expect(post({ form: "rename-1" })).resolves.toMatchObject({ sent: [] });
  });

  test("Removing a passkey requires the current password.", async () => {
    const form = { form: "remove-p-1", currentPassword: PASSWORD };
    const { answer, sent } = await post(form);
    expect(sent).toEqual([{ call: "remove-passkey", body: { ...HALF, currentPassword: PASSWORD, passkeyId: "p-1" } }]);
    expect(answer).toMatchObject({ form: "remove-p-1", isSaved: true });
    const blank = await post({ form: "remove-p-1" });
    expect(blank).toMatchObject({
      status: 400,
      sent: [],
      answer: { faults: { currentPassword: m.form_required() } },
    });
  });

  test("The message about a wrong password is shown at its field; removing the last way in is refused with the API's message.", async () => {
    const form = { form: "remove-p-1", currentPassword: "wrong" };
    const wrong = await post(form, { "remove-passkey": () => refusal(403, "password_wrong") });
    expect(wrong.answer?.faults).toEqual({ currentPassword: "Refused: password_wrong." });
    const last = await post(form, { "remove-passkey": () => refusal(409, "last_way_in") });
    expect(last).toMatchObject({ status: 409, answer: { problem: "Refused: last_way_in.", isSaved: false } });
    expect(JSON.stringify([wrong.answer, last.answer])).not.toContain('"wrong"');
  });

  test("An expired session redirects to the sign-in, and back.", async () => {
    const { to } = await post(
      { form: "remove-p-1", currentPassword: PASSWORD },
      { "remove-passkey": () => refusal(401, 201) },
    );
    expect(to).toBe(`/login?${new URLSearchParams({ reason: "expired", back: PLACE })}`);
  });
});

describe("people#linking: on the profile", () => {
  test("Linking sets the provider's cookie and the page to return to, and continues at the provider's page.", async () => {
    const begun = () =>
      Response.json(
        { url: "https://accounts.example/authorize" },
        { headers: { "set-cookie": "comptoir_social=st; Path=/; HttpOnly" } },
      );
    const { answer, cookies, sent } = await post(
      { form: "link-google", currentPassword: PASSWORD },
      { "link-provider": begun },
    );
    expect(sent).toEqual([{ call: "link-provider", body: { ...HALF, currentPassword: PASSWORD, type: "google" } }]);
    expect(answer).toMatchObject({ url: "https://accounts.example/authorize", isSaved: false });
    expect(cookies.map((cookie) => cookie.split(";")[0])).toEqual([
      "comptoir_social=st",
      `login_back=${encodeURIComponent(PLACE)}`,
    ]);
  });

  test("Unlinking sends the current password, and confirms the change.", async () => {
    const { answer, sent } = await post({ form: "unlink-apple", currentPassword: PASSWORD });
    expect(sent).toEqual([{ call: "unlink-provider", body: { ...HALF, currentPassword: PASSWORD, type: "apple" } }]);
    expect(answer).toMatchObject({ form: "unlink-apple", isSaved: true, url: null });
  });
});
