import { contract, type TablePaymentData } from "@comptoir/contract";
import { cents, formatCents, GIFT_CARD, isRefused, POINTS, parseCents, type TableShareAsked } from "@comptoir/ordering";
import { listEarned } from "../../money/loyalty/loyalty.store.ts";
import { paidBy } from "../../money/tender/tender.ts";
import type { ApiApp } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { venueHeader } from "../../venue/venues/venue-header.ts";
import { checkoutKeyOf, hashBody } from "../orders/place/checkout-key.ts";
import { claimTableShare, releaseTableShare } from "./claim-share.ts";
import { listRounds } from "./lines.store.ts";
import { kitchenNamed, nameRounds } from "./name-rounds.ts";
import { findTableOfRetry, payShare } from "./pay-share.ts";
import { listShareTenders, type ShareTender } from "./share-tenders.store.ts";
import { mayClaim } from "./table-attempts.ts";
import { formatPaidLines } from "./table-bill.ts";
import { answerOf, answerTable, ownersOf, tableOf } from "./table-caller.ts";
import type { TableDeps } from "./table-deps.ts";
import { listOwnPayments, type TablePaymentRow } from "./table-payments.store.ts";
import { payingKitchens } from "./table-view.ts";

/** The error of each refusal of a claim. */
const REFUSALS = {
  "no-table": "noTable",
  "nothing-left": "nothingLeft",
  "nothing-of-it": "shareGone",
  "too-much": "shareTooLarge",
  "line-unknown": "notFound",
} as const;

/** Mounts the calls by which people pay shares of their table's bill. table#table-paying. */
export function mountTablePaying(app: ApiApp, deps: TableDeps): void {
  const { claimTableShare: claim, releaseTableShare: release, payTableShare: pay, myTablePayments } = contract.table;
  for (const { path } of [claim, release, pay, myTablePayments]) app.use(path, venueHeader(deps));

  app.openapi(claim, async (c) => {
    const mine = await tableOf(c, deps);
    if (mine === null) return refuse(c, "noTable");
    const waits = await mayClaim(deps, mine);
    if (waits !== null) return refuse(c, "tooManyRequests", { retryAfterSeconds: waits });
    const { share } = c.req.valid("json");
    const asked: TableShareAsked =
      share.of === "amount" ? { of: "amount", amountCents: parseCents(share.amount) ?? cents(0) } : share;
    const isByKitchen = payingKitchens(c.var.venue) !== null;
    const claimed = await claimTableShare(deps, mine, mine.personId, { asked, isByKitchen });
    if (isRefused(claimed)) return refuse(c, REFUSALS[claimed.refused.code]);
    return answerTable(c, deps, mine);
  });

  app.openapi(release, async (c) => {
    const mine = await tableOf(c, deps);
    if (mine === null) return refuse(c, "noTable");
    const released = await releaseTableShare(deps, mine, mine.personId);
    if (isRefused(released)) return refuse(c, "noTable");
    return answerTable(c, deps, mine);
  });

  app.openapi(pay, async (c) => {
    const key = c.req.valid("header")["idempotency-key"];
    const checkoutKey = checkoutKeyOf(c, key);
    if (checkoutKey === null) {
      const issues = [{ path: "idempotency-key", problem: key ? "not-a-uuid" : "required" }] as const;
      return refuse(c, "idempotencyKeyMissing", { issues });
    }
    const body = c.req.valid("json");
    const checkout = { ...checkoutKey, bodyHash: hashBody(body) };
    const mine = (await tableOf(c, deps)) ?? (await findTableOfRetry(deps, checkout, body.claim));
    if (mine === null) return refuse(c, "noTable");
    const { caller, locale, venue } = c.var;
    const paid = await payShare(deps, venue, mine, {
      checkout,
      asked: {
        ...{ personId: mine.personId, claimId: body.claim, shownCents: parseCents(body.amount), tip: body.tip },
        stored: { giftCard: body.giftCard ?? null, points: body.points ?? null },
        ...{ checkout: body.checkout, paymentCardId: body.chosenCreditCard?.paymentCardId, caller, locale },
      },
    });
    if (isRefused(paid)) {
      deps.metrics.refusals.inc({ code: paid.refused.name });
      return refuse(c, paid.refused.name, paid.refused.details);
    }
    if (paid.isReplayed) c.header("idempotent-replayed", "true");
    // The restaurant may have closed the table meanwhile: who has paid is told so, and not that there is no table.
    const ended = { you: mine.personId, state: "left" as const, host: "", table: null };
    return c.json((await answerOf(c, deps, mine)) ?? ended, 200);
  });

  app.openapi(myTablePayments, async (c) => {
    const { caller, venue, locale } = c.var;
    const { restaurantId } = venue;
    const payments = await listOwnPayments(deps.database, { restaurantId, owners: ownersOf(caller) });
    const sessions = [...new Set(payments.map(({ sessionId }) => sessionId))];
    const rounds = await Promise.all(
      sessions.map((sessionId) => listRounds(deps.database, { restaurantId, sessionId })),
    );
    const these = { restaurantId, ids: payments.map(({ id }) => id) };
    const tenders = await listShareTenders(deps.database, these);
    const earned = await listEarned(deps.database, these);
    const linesOf = formatPaidLines(nameRounds(rounds.flat(), venue, locale));
    return c.json(
      {
        payments: payments.map((payment) =>
          formatPayment(payment, linesOf, {
            ...{ tenders, pointsEarned: earned.get(payment.id) ?? 0 },
            ...kitchenNamed(payment.payeeId, venue, locale),
          }),
        ),
      },
      200,
    );
  });
}

function formatPayment(
  { id, paidAt, cents: amount, tipCents, backCents, tipBackCents, cardType, last4, lines, isPart }: TablePaymentRow,
  linesOf: ReturnType<typeof formatPaidLines>,
  {
    tenders,
    pointsEarned,
    kitchen,
  }: { readonly tenders: readonly ShareTender[]; readonly pointsEarned: number; readonly kitchen?: string },
): TablePaymentData {
  const own = tenders.filter((tender) => tender.id === id);
  const byMeans = {
    byGiftCard: formatCents(paidBy(GIFT_CARD.name, own)),
    byPoints: formatCents(paidBy(POINTS.name, own)),
  };
  return {
    ...{ id, paidAt: (paidAt ?? new Date(0)).toISOString(), amount: formatCents(amount), tip: formatCents(tipCents) },
    ...{ back: formatCents(backCents), tipBack: formatCents(tipBackCents), ...byMeans },
    ...(pointsEarned > 0 && { pointsEarned }),
    ...{ card: { type: cardType ?? "", last4: last4 ?? "" } },
    ...(kitchen !== undefined && { kitchen }),
    lines: isPart ? [] : linesOf(lines),
  };
}
