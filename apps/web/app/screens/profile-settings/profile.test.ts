import { m } from "@comptoir/messages";
import { describe, expect, test } from "vitest";
import { refusal } from "../../testing/fake-api.ts";
import { ask, HALF, type ProfileRoute } from "../profile/testing/ask-profile.ts";
import { loader as loadEvents } from "../profile-events/route.tsx";
import { loader as loadReceipts } from "../profile-receipts/route.tsx";
import { action as changeInformation } from "../profile-user-information/route.tsx";
import { action as changeCards } from "../profile-user-payment-methods/route.tsx";
import { action as changeSettings, loader as loadSettings } from "./route.tsx";

const INFORMATION = "/profile/user-information";
const details = {
  form: "details",
  firstName: "Noor",
  lastName: "Haddad",
  phoneNumber: "416-555-0199",
  locale: "fr-CA",
};

describe("The profile", () => {
  test("redirects a guest to the sign-in without a call to the API.", async () => {
    for (const [route, place] of [
      [loadSettings, "/profile"],
      [loadEvents, "/profile/events"],
      [changeInformation, INFORMATION],
    ] as const) {
      const { to, sent } = await ask(route as ProfileRoute, { place, form: details, isGuest: true });
      expect(to).toBe(`/login?${new URLSearchParams({ back: place })}`);
      expect(sent).toEqual([]);
    }
  });

  test("redirects to the sign-in, and back, if the session has expired.", async () => {
    const ended = { "edit-user": () => refusal(401, 201) };
    const { to } = await ask(changeInformation as ProfileRoute, { place: INFORMATION, form: details, answers: ended });
    expect(to).toBe(`/login?${new URLSearchParams({ reason: "expired", back: INFORMATION })}`);
  });

  test("shows for each device the date of its last call, in the default zone.", async () => {
    const session = { id: "s-2", device: "Firefox", startedAt: "2026-11-20T17:00:00Z", isCurrent: false };
    const sessions = () => Response.json({ sessions: [{ ...session, lastSeenAt: "2026-11-21T02:00:00Z" }] });
    const { outcome } = await ask(loadSettings as ProfileRoute, { place: "/profile", answers: { sessions } });
    expect(outcome.sessions).toMatchObject([{ device: "Firefox", lastSeenOn: "2026-11-20" }]);
  });

  test("signs another device out; if its session has already ended, it shows the API's message.", async () => {
    const form = { sessionId: "s-2" };
    const ended = await ask(changeSettings as ProfileRoute, { place: "/profile", form });
    expect(ended.sent).toEqual([{ call: "end-session", body: { ...HALF, sessionId: "s-2" } }]);
    expect(ended.outcome).toEqual({ usual: undefined, ended: { isEnded: true, problem: null } });
    const gone = await ask(changeSettings as ProfileRoute, {
      place: "/profile",
      form,
      answers: { "end-session": () => refusal(404, "not_found") },
    });
    expect(gone.outcome.data).toMatchObject({ ended: { isEnded: false, problem: "Refused: not_found." } });
  });
});

describe("Defaults of the checkout", () => {
  const form = { form: "usual", defaultTip: "18", promoCode: " LUNCH " };

  test("A default tip and a promo code are saved together; a blank field removes its value.", async () => {
    const { sent, outcome } = await ask(changeSettings as ProfileRoute, { place: "/profile", form });
    expect(sent).toEqual([{ call: "edit-user", body: { ...HALF, defaultTip: "18", promoCode: "LUNCH" } }]);
    expect(outcome.usual).toMatchObject({ isSaved: true });
    const blank = await ask(changeSettings as ProfileRoute, { place: "/profile", form: { form: "usual" } });
    expect(blank.sent).toEqual([{ call: "edit-user", body: { ...HALF, defaultTip: "", promoCode: "" } }]);
  });

  test("If saving fails, the form keeps the typed values.", async () => {
    const answers = { "edit-user": () => refusal(503, "unavailable") };
    const { outcome } = await ask(changeSettings as ProfileRoute, { place: "/profile", form, answers });
    expect(outcome.usual).toMatchObject({ isSaved: false, typed: { promoCode: "LUNCH" } });
  });
});

describe("User information", () => {
  test("Name, phone, language and the consent to news are saved together; an unchecked box saves no consent.", async () => {
    const { sent, outcome } = await ask(changeInformation as ProfileRoute, { place: INFORMATION, form: details });
    expect(sent).toEqual([
      {
        call: "edit-user",
        body: {
          ...HALF,
          firstName: "Noor",
          lastName: "Haddad",
          phoneNumber: "416-555-0199",
          locale: "fr-CA",
          consent: false,
        },
      },
    ]);
    expect(outcome.data).toMatchObject({ form: "details", isSaved: true });
  });

  test("A new email address or password is sent with the current password; the message about a wrong one is shown at its field, and the answer contains no password.", async () => {
    const form = { form: "password", password: "Three poutines & 2!", currentPassword: "wrong" };
    const { sent, outcome } = await ask(changeInformation as ProfileRoute, {
      place: INFORMATION,
      form,
      answers: { "edit-user": () => refusal(403, "password_wrong") },
    });
    expect(sent[0]?.body).toEqual({ ...HALF, password: "Three poutines & 2!", currentPassword: "wrong" });
    expect(outcome.data).toEqual({
      form: "password",
      typed: {},
      faults: { currentPassword: "Refused: password_wrong." },
      problem: null,
      isSaved: false,
    });
    const email = { form: "email", email: "taken@example.ca", currentPassword: "Two poutines & 1!" };
    const taken = await ask(changeInformation as ProfileRoute, {
      place: INFORMATION,
      form: email,
      answers: { "edit-user": () => refusal(409, "email_in_use") },
    });
    expect(taken.outcome.data).toMatchObject({ form: "email", faults: { email: "Refused: email_in_use." } });
  });

  test("For an event, name and phone are required; saving them redirects to the sign-in, which continues.", async () => {
    const place = `${INFORMATION}?eventSuite=s1&back=%2Fgrill`;
    const missing = await ask(changeInformation as ProfileRoute, { place, form: { ...details, phoneNumber: " " } });
    expect(missing.outcome.data).toMatchObject({ faults: { phoneNumber: m.form_required() } });
    expect(missing.sent).toEqual([]);
    const { to } = await ask(changeInformation as ProfileRoute, { place, form: details });
    expect(to).toBe("/login?eventSuite=s1&back=%2Fgrill");
  });
});

describe("Saved cards", () => {
  const cards = "/profile/user-payment-methods";
  const made = { "payment-method": () => Response.json({ paymentMethods: [] }, { status: 201 }) };

  test("A card is saved by the gateway's token, without its number; a refused card shows the reason.", async () => {
    const form = { intent: "add", token: "tok_1", type: "VISA", last4: "4242", expiry_date: "12/34", number: "4242" };
    const { sent, outcome } = await ask(changeCards as ProfileRoute, { place: cards, form, answers: made });
    expect(sent[0]?.body).toEqual({
      ...HALF,
      card: { token: "tok_1", type: "VISA", last4: "4242", expiry_date: "12/34", postal_code: null },
      isDefault: false,
      savingFromCheckout: false,
    });
    expect(outcome.data).toEqual({ intent: "add", problem: null });
    const declined = { "payment-method": () => refusal(402, 200) };
    const refused = await ask(changeCards as ProfileRoute, { place: cards, form, answers: declined });
    expect(refused.outcome.data).toEqual({ intent: "add", problem: "Refused: 200." });
  });

  test("For an event, saving a card redirects to the sign-in, which continues.", async () => {
    const place = `${cards}?eventSuite=s1`;
    const { to } = await ask(changeCards as ProfileRoute, {
      place,
      form: { intent: "add", token: "t" },
      answers: made,
    });
    expect(to).toBe("/login?eventSuite=s1");
  });

  test("A card can be made the default, and a card can be deleted.", async () => {
    const card = { paymentCardId: "c-1" };
    const chosen = await ask(changeCards as ProfileRoute, {
      place: cards,
      form: { ...card, intent: "default" },
      answers: made,
    });
    expect(chosen.sent).toEqual([{ call: "payment-method", body: { ...HALF, ...card, isDefault: true } }]);
    const gone = await ask(changeCards as ProfileRoute, { place: cards, form: { ...card, intent: "delete" } });
    expect(gone.sent).toEqual([{ call: "delete-payment", body: { ...HALF, ...card } }]);
  });
});

describe("A form that no page of ours sends", () => {
  test("is 400, and calls nothing.", async () => {
    const cards = "/profile/user-payment-methods";
    const odd = [
      [changeCards, cards, { paymentCardId: "c-1", intent: "steal" }],
      [changeCards, cards, { paymentCardId: "c-1", intent: "constructor" }],
      [changeCards, cards, { paymentCardId: "c-1" }],
      [changeSettings, "/profile", { form: "unusual", sessionId: "s-2" }],
      [changeSettings, "/profile", {}],
    ] as const;
    for (const [route, place, form] of odd) {
      const { outcome, sent } = await ask(route as ProfileRoute, { place, form });
      expect({ form, init: outcome.init, sent }).toEqual({ form, init: { status: 400 }, sent: [] });
    }
  });
});

describe("Past receipts", () => {
  test("are loaded by page, and a failed call answers 503.", async () => {
    const place = "/profile/receipts?cursor=older";
    const answers = { "get-past-receipts": () => Response.json({ receipts: [], cursor: "oldest" }) };
    const { sent, outcome } = await ask(loadReceipts as ProfileRoute, { place, answers });
    expect(sent).toContainEqual({ call: "get-past-receipts", body: { ...HALF, cursor: "older" } });
    expect(outcome).toEqual({ receipts: [], guestOrders: [], older: "oldest", isOlder: true });
    const down = { "get-past-receipts": () => refusal(503, "unavailable") };
    const failed = await ask(loadReceipts as ProfileRoute, { place, answers: down });
    expect(failed.outcome).toMatchObject({ init: { status: 503 } });
  });
});
