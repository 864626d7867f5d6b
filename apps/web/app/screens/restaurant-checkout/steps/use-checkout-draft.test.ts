import { parseRate, type TipChoices } from "@comptoir/ordering";
import { describe, expect, test } from "vitest";
import { parseDraft } from "../form/draft-storage.ts";
import { A_SETUP, someFacts } from "../testing/some-facts.ts";
import { checkoutSteps, draftToKeep, newDraft } from "./checkout-steps.ts";
import { restoreDraft } from "./use-checkout-draft.ts";

function asking(preselected: number | null) {
  const percentages = ["15", "18", "20"].flatMap((text) => parseRate(text) ?? []);
  const tips: TipChoices = { percentages, preselected, title: null };
  return { ...A_SETUP, tips };
}

describe("the draft of a checkout", () => {
  test("The venue's default tip is preselected, but none is in Québec.", () => {
    expect(newDraft(asking(2)).tip).toMatchObject({ tip: { kind: "percentage", percentage: "20" } });
    expect(newDraft(asking(null)).tip).toMatchObject({ tip: null });
  });

  test("law#tips: The venue's preselected tip is a suggestion until the diner picks one, also after a reload.", () => {
    const fresh = newDraft(asking(2));
    const step = checkoutSteps().find(({ id }) => id === "tip");
    const isDecided = (tip: unknown) => step?.isDecided?.(tip, someFacts({ setup: asking(2) }));
    expect([fresh.tip, newDraft(asking(null)).tip].map(isDecided)).toEqual([false, false]);
    expect(restoreDraft(parseDraft(JSON.stringify({ tip: fresh.tip })), fresh).tip).toEqual(fresh.tip);
    const picked = { tip: { kind: "percentage", percentage: "20" }, isSuggested: false };
    expect(isDecided(picked)).toBe(true);
    expect(restoreDraft(parseDraft(JSON.stringify({ tip: picked })), fresh).tip).toEqual(picked);
    const ownDefault = newDraft({ ...asking(2), tips: { ...asking(2).tips, isOwnDefault: true } });
    expect(isDecided(ownDefault.tip)).toBe(true);
  });

  test("The typed input survives a reload.", () => {
    const fresh = newDraft(asking(2));
    const typed = {
      ...fresh,
      who: {
        fullName: "Sam Tremblay",
        email: "sam@example.com",
        phoneNumber: "416-555-0123",
        wantsAccount: true,
        password: "",
        consent: true,
      },
      extras: { notes: "Window", answers: { Cutlery: ["No"] }, isOfLegalAge: true },
      tip: { tip: { kind: "none" }, isSuggested: false },
    };
    expect(restoreDraft(parseDraft(JSON.stringify(typed)), fresh)).toEqual(typed);
  });

  test("After a sign-in, the account fills the blank fields.", () => {
    const signedIn = { ...A_SETUP, remembered: { ...A_SETUP.remembered, email: "noor@example.ca" } };
    const kept = JSON.stringify({ who: { fullName: "Nour", email: "", phoneNumber: "", wantsAccount: true } });
    expect(restoreDraft(parseDraft(kept), newDraft(signedIn)).who).toMatchObject({
      fullName: "Nour",
      email: "noor@example.ca",
    });
  });

  test("The password is not stored in the tab.", () => {
    const fresh = newDraft(asking(2));
    const typed = { ...fresh, who: { ...(fresh.who as object), wantsAccount: true, password: "Two poutines & 1!" } };
    expect(JSON.stringify(draftToKeep(typed))).not.toContain("poutines");
    expect(draftToKeep(typed).who).toMatchObject({ fullName: "Sam", wantsAccount: true });
  });

  test("The table of the link overrides a typed one, since the diner may have moved.", () => {
    const kept = '{"where":{"tableNum":"7"}}';
    const withoutTable = { ...A_SETUP, remembered: { ...A_SETUP.remembered, tableNum: "" } };
    expect(restoreDraft(parseDraft(kept), newDraft(A_SETUP)).where).toMatchObject({ tableNum: "12" });
    expect(restoreDraft(parseDraft(kept), newDraft(withoutTable)).where).toMatchObject({ tableNum: "7" });
  });

  test.each(["", "null", "[]", "{", '{"who":{"fullName":5},"extras":{"answers":7},"tip":{"tip":{"kind":"x"}}}', '"a"'])(
    "An invalid stored draft (%s) is ignored.",
    (text) => {
      const fresh = newDraft(asking(2));
      expect(restoreDraft(parseDraft(text), fresh)).toEqual(fresh);
    },
  );

  test("Card data is not stored.", () => {
    expect(JSON.stringify(newDraft(asking(2)))).not.toMatch(/card|cvd|expiry/i);
  });
});
