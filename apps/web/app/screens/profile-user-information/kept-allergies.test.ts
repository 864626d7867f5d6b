import { m } from "@comptoir/messages";
import { describe, expect, test } from "vitest";
import { ask, HALF, type ProfileRoute } from "../profile/testing/ask-profile.ts";
import { action, loader } from "./route.tsx";

const place = "/profile/user-information";
const KEPT = { allergies: ["Peanuts"], consentedAt: "2026-11-20T17:00:00.000Z" };
const answers = { "keep-allergies": () => Response.json(KEPT), allergies: () => Response.json(KEPT) };

describe("people#own-allergies: in the profile", () => {
  test("What the account has is loaded; the page works without it if it cannot be read.", async () => {
    const { outcome } = await ask(loader as ProfileRoute, { place, answers });
    expect(outcome.allergies).toEqual(KEPT);
    const silent = { allergies: () => Response.json({ code: "unavailable", message: "" }, { status: 503 }) };
    expect((await ask(loader as ProfileRoute, { place, answers: silent })).outcome.allergies).toBeNull();
  });

  test("Keeping needs consent, sends known words alone, and says so.", async () => {
    const form = { form: "allergies", allergies: "Peanuts" };
    const without = await ask(action as ProfileRoute, { place, answers, form });
    expect(without.sent).toEqual([]);
    expect(without.outcome).toMatchObject({ data: { faults: { consent: m.profile_allergies_consent_missing() } } });
    const kept = await ask(action as ProfileRoute, { place, answers, form: { ...form, consent: "on" } });
    expect(kept.sent).toEqual([{ call: "keep-allergies", body: { ...HALF, allergies: ["Peanuts"], consent: true } }]);
    expect(kept.outcome).toMatchObject({ data: { form: "allergies", isSaved: true } });
    const unknown = { form: "allergies", allergies: "Clouds", consent: "on" };
    const { sent } = await ask(action as ProfileRoute, { place, answers, form: unknown });
    expect(sent[0]?.body).toMatchObject({ allergies: [] });
  });

  test("One touch deletes them.", async () => {
    const { sent, outcome } = await ask(action as ProfileRoute, { place, form: { form: "forget-allergies" } });
    expect(sent).toEqual([{ call: "forget-allergies", body: HALF }]);
    expect(outcome).toMatchObject({ data: { isSaved: true } });
  });
});
