import { describe, expect, it } from "vitest";
import { ACCESS_ENDED, type AccountFacts, accountNeeds, accountStanding } from "./account-standing.ts";

const READY: AccountFacts = {
  account: "acct_1",
  chargesEnabled: true,
  payoutsEnabled: true,
  detailsSubmitted: true,
  requirements: [],
  disabledReason: null,
};
const standing = (but: Partial<AccountFacts>) => accountStanding({ ...READY, ...but });

describe("payment#own-account: how an account stands", () => {
  it("takes cards, and may need something to go on, or to be paid out", () => {
    expect(standing({})).toBe("ready");
    expect(standing({ requirements: ["external_account"], payoutsEnabled: false })).toBe("ready-but-needs");
    expect(standing({ payoutsEnabled: false })).toBe("no-payouts");
  });

  it("takes none: it is not made, not filled in, lacks something, or is being checked", () => {
    const off = { chargesEnabled: false, payoutsEnabled: false };
    expect(standing({ ...off, account: null })).toBe("none");
    expect(standing({ ...off, detailsSubmitted: false, requirements: ["business_type"] })).toBe("unfinished");
    expect(standing({ ...off, requirements: ["company.tax_id"], disabledReason: "requirements.past_due" })).toBe(
      "needs",
    );
    expect(standing({ ...off, disabledReason: "requirements.pending_verification" })).toBe("checking");
  });

  it("never takes cards again, whatever else is said of it", () => {
    expect(standing({ disabledReason: ACCESS_ENDED })).toBe("ended");
    expect(standing({ disabledReason: "rejected.fraud", requirements: ["company.tax_id"] })).toBe("rejected");
  });

  it("says what is missing in a few groups, each once", () => {
    const codes = [
      ...["tos_acceptance.date", "business_profile.mcc", "company.name", "external_account"],
      ...["representative.dob.day", "person_1.verification.document", "something_new"],
    ];
    expect(accountNeeds(codes)).toEqual(["business", "people", "bank", "documents", "terms", "other"]);
    expect(accountNeeds([])).toEqual([]);
  });
});
