import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents, sumCents, ZERO_CENTS } from "../money/cents.ts";
import { splitShareBack } from "./share-back.ts";

/** A gift card, points and a card that pay a share with its tip: none pays more than is due, and points pay no tip. */
const somePayment = fc
  .record({ share: fc.nat({ max: 3_000 }), tip: fc.nat({ max: 500 }), points: fc.nat(), gift: fc.nat() })
  .map(({ share, tip, points, gift }) => {
    const byPoints = points % (share + 1);
    const byGift = gift % (share + tip - byPoints + 1);
    return { share, tip, byPoints, byGift, byCard: share + tip - byPoints - byGift };
  });
const someBacks = fc.array(fc.record({ of: fc.constantFrom("share", "tip"), size: fc.nat({ max: 1_500 }) }), {
  maxLength: 8,
});

describe("What a payment at a table gives back", () => {
  it("is split to the cent, never more than a means paid; points follow the share, and pay back none of the tip", () => {
    fc.assert(
      fc.property(somePayment, someBacks, ({ share, tip, byPoints, byGift, byCard }, backs) => {
        const tenders = [byGift, byPoints, byCard].map((amount, index) => ({
          ...{ amountCents: cents(amount), backCents: ZERO_CENTS, isInProportion: index === 1 },
        }));
        let [shareBack, tipBack] = [0, 0];
        // At last all that is left of the share.
        for (const { of, size } of [...backs, { of: "share", size: share }]) {
          const back = Math.min(size, of === "share" ? share - shareBack : tip - tipBack);
          const parts =
            of === "share"
              ? { cents: cents(back), tipCents: ZERO_CENTS }
              : { cents: ZERO_CENTS, tipCents: cents(back) };
          const split = splitShareBack(tenders, { cents: cents(share), backCents: cents(shareBack) }, parts);
          expect(sumCents(split)).toBe(back);
          if (of === "tip") expect(split[1]).toBe(0);
          for (const [index, tender] of tenders.entries()) {
            const part = split[index] ?? 0;
            expect(part).toBeGreaterThanOrEqual(0);
            tenders[index] = { ...tender, backCents: cents(tender.backCents + part) };
            expect(tender.backCents + part).toBeLessThanOrEqual(tender.amountCents);
          }
          if (of === "share") shareBack += back;
          else tipBack += back;
        }
        expect(tenders[1]?.backCents).toBe(byPoints);
      }),
    );
  });
});
