import { m } from "@comptoir/messages";
import { describe, expect, test } from "vitest";
import { aUser } from "../../testing/a-user.ts";
import { refusal } from "../../testing/fake-api.ts";
import { ask, HALF, type ProfileRoute } from "../profile/testing/ask-profile.ts";
import { loader as takeOut } from "./data-route.ts";
import { action as change } from "./route.tsx";

const PAGE = "/profile/user-information";
const FILE = "/profile/data.json";
const { token: _token, lastItemsOrdered: _lines, ...NOOR } = aUser();
const exportedAt = "2026-11-22T15:00:00.000Z";

describe("The data export", () => {
  test("people#export: is one file with the account, its children and every order of all pages.", async () => {
    const answers = {
      "export-data": ({ cursor }: { readonly cursor?: string | null }) =>
        Response.json({
          exportedAt,
          user: NOOR,
          children: [{ name: "Zoé", allergies: ["Peanuts"] }],
          orders: [{ id: cursor ?? "newest" }],
          cursor: cursor ? null : "oldest",
        }),
    };
    const { outcome, sent } = await ask(takeOut as ProfileRoute, { place: FILE, answers });
    const file = outcome as unknown as Response;
    expect(sent.map(({ body }) => body)).toEqual([
      { ...HALF, cursor: null },
      { ...HALF, cursor: "oldest" },
    ]);
    expect(await file.json()).toEqual({
      exportedAt,
      user: NOOR,
      children: [{ name: "Zoé", allergies: ["Peanuts"] }],
      orders: [{ id: "newest" }, { id: "oldest" }],
    });
    expect(file.headers.get("content-disposition")).toBe('attachment; filename="comptoir-2026-11-22.json"');
    expect(file.headers.get("cache-control")).toBe("no-store");
  });

  test("redirects a guest, or a person whose session has expired, to the sign-in, which returns to the page.", async () => {
    const guest = await ask(takeOut as ProfileRoute, { place: FILE, isGuest: true });
    expect(guest.to).toBe(`/login?${new URLSearchParams({ back: PAGE })}`);
    expect(guest.sent).toEqual([]);
    const ended = { "export-data": () => refusal(401, 201) };
    const expired = await ask(takeOut as ProfileRoute, { place: FILE, answers: ended });
    expect(expired.to).toBe(`/login?${new URLSearchParams({ reason: "expired", back: PAGE })}`);
  });

  test("fails as a whole if one of its calls fails.", async () => {
    const answers = {
      "export-data": ({ cursor }: { readonly cursor?: string | null }) =>
        cursor ? refusal(503, "unavailable") : Response.json({ exportedAt, user: NOOR, orders: [], cursor: "older" }),
    };
    const { outcome } = await ask(takeOut as ProfileRoute, { place: FILE, answers });
    expect(outcome).toMatchObject({ init: { status: 503 } });
  });
});

describe("An account", () => {
  const form = { form: "deletion", currentPassword: "Two poutines & 1!" };
  const gone = { "delete-account": () => new Response(null, { status: 204 }) };

  test("people#deletion: is deleted with the current password, and the person's cookies are cleared.", async () => {
    const { outcome, sent, to } = await ask(change as ProfileRoute, { place: PAGE, form, answers: gone });
    expect(sent).toEqual([{ call: "delete-account", body: { ...HALF, currentPassword: form.currentPassword } }]);
    expect(to).toBe("/login?reason=deleted");
    const cleared = (outcome as unknown as Response).headers.getSetCookie();
    expect(cleared).toContainEqual(expect.stringMatching(/^person=;.*Max-Age=0/i));
  });

  test("is kept if the password is missing or wrong, with a message at its field, and if the sign-in is too old.", async () => {
    const missing = await ask(change as ProfileRoute, { place: PAGE, form: { form: "deletion" }, answers: gone });
    expect(missing.sent).toEqual([]);
    expect(missing.outcome.data).toMatchObject({ form: "deletion", faults: { currentPassword: m.form_required() } });
    const answer = (code: string) => ({ "delete-account": () => refusal(403, code) });
    const wrong = await ask(change as ProfileRoute, { place: PAGE, form, answers: answer("password_wrong") });
    expect(wrong.outcome.data).toMatchObject({ faults: { currentPassword: "Refused: password_wrong." } });
    const late = await ask(change as ProfileRoute, { place: PAGE, form, answers: answer("sign_in_again") });
    expect(late.outcome.data).toMatchObject({ problem: "Refused: sign_in_again.", isSaved: false });
  });

  test("people#deletion: is kept while it has credit, unless the person confirms giving up the credit.", async () => {
    const hasCredit = { "delete-account": () => refusal(409, "account_has_credit") };
    const kept = await ask(change as ProfileRoute, { place: PAGE, form, answers: hasCredit });
    expect(kept.outcome.data).toMatchObject({ problem: "Refused: account_has_credit.", hasCredit: true });
    const given = await ask(change as ProfileRoute, {
      place: PAGE,
      form: { ...form, giveUpCredit: "on" },
      answers: gone,
    });
    expect(given.sent[0]?.body).toMatchObject({ giveUpCredit: true });
    expect(given.to).toBe("/login?reason=deleted");
  });
});
