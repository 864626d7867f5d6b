import { parseRate, type TipChoices } from "@comptoir/ordering";
import { describe, expect, test } from "vitest";
import { A_SETUP } from "../testing/some-facts.ts";
import { draftToKeep, newDraft } from "./checkout-steps.ts";
import { readDraft } from "./use-checkout-draft.ts";

function asking(preselected: number | null) {
  const percentages = ["15", "18", "20"].flatMap((text) => parseRate(text) ?? []);
  const tips: TipChoices = { percentages, preselected, title: null };
  return { ...A_SETUP, tips };
}

describe("the draft of a checkout", () => {
  test("The venue's default tip is picked; in Québec nothing is.", () => {
    expect(newDraft(asking(2)).tip).toEqual({ tip: { kind: "percentage", percentage: "20" } });
    expect(newDraft(asking(null)).tip).toEqual({ tip: null });
  });

  test("A reload loses nothing that was typed.", () => {
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
      tip: { tip: { kind: "none" } },
    };
    expect(readDraft(JSON.stringify(typed), fresh)).toEqual(typed);
  });

  test("What was left blank before signing in is what the account knows.", () => {
    const signedIn = { ...A_SETUP, remembered: { ...A_SETUP.remembered, email: "noor@example.ca" } };
    const kept = JSON.stringify({ who: { fullName: "Nour", email: "", phoneNumber: "", wantsAccount: true } });
    expect(readDraft(kept, newDraft(signedIn)).who).toMatchObject({ fullName: "Nour", email: "noor@example.ca" });
  });

  test("A password is not kept by the tab.", () => {
    const fresh = newDraft(asking(2));
    const typed = { ...fresh, who: { ...(fresh.who as object), wantsAccount: true, password: "Two poutines & 1!" } };
    expect(JSON.stringify(draftToKeep(typed))).not.toContain("poutines");
    expect(draftToKeep(typed).who).toMatchObject({ fullName: "Sam", wantsAccount: true });
  });

  test("The table that the link names goes before one that was typed: the diner may have moved.", () => {
    const kept = '{"where":{"tableNum":"7"}}';
    const withoutTable = { ...A_SETUP, remembered: { ...A_SETUP.remembered, tableNum: "" } };
    expect(readDraft(kept, newDraft(A_SETUP)).where).toMatchObject({ tableNum: "12" });
    expect(readDraft(kept, newDraft(withoutTable)).where).toMatchObject({ tableNum: "7" });
  });

  test.each(["", "null", "[]", "{", '{"who":{"fullName":5},"extras":{"answers":7},"tip":{"tip":{"kind":"x"}}}', '"a"'])(
    "What is no draft (%s) changes nothing.",
    (text) => {
      const fresh = newDraft(asking(2));
      expect(readDraft(text, fresh)).toEqual(fresh);
    },
  );

  test("Card data is not part of what is kept.", () => {
    expect(JSON.stringify(newDraft(asking(2)))).not.toMatch(/card|cvd|expiry/i);
  });
});
