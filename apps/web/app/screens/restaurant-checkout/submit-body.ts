import type { CostsData, PricedLineData } from "@comptoir/contract";
import type { calls } from "@comptoir/contract/client";
import { type CartLine, type CustomQuestionData, formatCartLines, type Id, settleTakeout } from "@comptoir/ordering";
import type { OrderTerms } from "../../cart/order-terms.ts";
import type { CheckoutDraft } from "./checkout-draft.ts";
import type { CardToken } from "./payment/card-gateway.ts";

export type SubmitBody = Parameters<typeof calls.submitOrder>[2];

/** Everything that a submit says. Prices are those that the diner was shown; the server compares them with its own. */
export type Submission = {
  readonly restaurantId: Id;
  readonly lines: readonly CartLine[];
  readonly terms: OrderTerms;
  readonly draft: CheckoutDraft;
  readonly questions: readonly CustomQuestionData[];
  readonly shown: { readonly orderItems: readonly PricedLineData[]; readonly costs: CostsData };
  readonly card: CardToken | null;
};

/** Writes the body of a submit. api#submit. */
export function submitBody({ restaurantId, lines, terms, draft, questions, shown, card }: Submission): SubmitBody {
  const prices = new Map(shown.orderItems.map(({ orderId, orderPrice }) => [orderId, orderPrice]));
  const items = formatCartLines(lines).map((line) => ({ ...line, orderPrice: prices.get(line.orderId) ?? null }));
  const orNull = (text: string) => text.trim() || null;
  const type = settleTakeout(terms.type, terms.delivered);
  return {
    type,
    data: {
      config: { restaurantId, tableNum: type === "dine-in" ? orNull(draft.tableNum) : null },
      items: items as SubmitBody["data"]["items"],
      costs: {
        tip: terms.tip as NonNullable<SubmitBody["data"]["costs"]>["tip"],
        discount: { code: terms.discountCode },
        voucher: { code: terms.voucherCode },
        totalWithTip: shown.costs.totalWithTip,
      },
      checkout: {
        paymentMethod: card ? "credit_card" : null,
        pickup: { delivery: terms.delivered, scheduled: false, notes: orNull(draft.notes) },
        contact: {
          full_name: orNull(draft.fullName),
          email: orNull(draft.email),
          phone_number: orNull(draft.phoneNumber),
        },
        ...(card ? { card } : {}),
        memberInfo: { identifier: terms.memberIdentifier },
        questions: answersOf(draft, questions),
        legalAcceptance: draft.isOfLegalAge,
      },
      date: terms.date,
    },
  };
}

function answersOf({ answers }: CheckoutDraft, questions: readonly CustomQuestionData[]) {
  return questions.flatMap(({ question, question_type }) => {
    const given = (answers[question] ?? []).filter((answer) => answer.trim() !== "");
    const [first] = given;
    if (first === undefined) return [];
    return [{ question, answer: question_type === "checkbox" ? given : first }];
  });
}
