import { data } from "react-router";
import { answerOfRefusal, statusOfRefusal } from "../../person/form-answer.ts";
import type { PartAnswer } from "../profile/part-form.tsx";
import { leaveWhenEnded } from "../staff/staff-session.ts";
import { isForGood } from "../staff-printers/keep-last.ts";

export type GiftForm = "issue" | "top-up" | "correct" | "stop" | "start";

/** The outcome of a form about a gift card. `typed` has the form's key, so that the same request can be sent again. */
export type GiftAnswer = PartAnswer<GiftForm> & {
  /** The card that was issued, with its code, which is shown once; null otherwise. */
  readonly issued: { readonly id: string; readonly code: string } | null;
};

type Result = { readonly ok: true } | Parameters<typeof leaveWhenEnded>[1];

/** Answers a form about a gift card. After a refused key, the form gets a new one. studio#gift-cards. */
export function answerGift(
  args: Parameters<typeof leaveWhenEnded>[0],
  form: GiftForm,
  result: Result,
  { typed, issued = null }: Pick<GiftAnswer, "typed"> & Partial<Pick<GiftAnswer, "issued">>,
) {
  if (result.ok) {
    return data<GiftAnswer>({ form, typed: {}, faults: {}, problem: null, isSaved: true, issued });
  }
  leaveWhenEnded(args, result);
  const isUsed = result.error?.code === "gift_card_mismatch";
  const kept = isUsed ? { ...typed, key: crypto.randomUUID() } : typed;
  const answer = { ...answerOfRefusal(result, kept), form, isSaved: false, issued: null };
  return data<GiftAnswer>(answer, { status: statusOfRefusal(result) });
}

/**
 * For the `clientAction` of a form with a key: if the answer is lost on the way, the page keeps what was typed and the key,
 * so that the next press asks for the same again. `problem` says so. studio#gift-cards.
 */
export async function keepKey<Answer>(
  request: Request,
  serverAction: () => Promise<Answer>,
  problem: string,
): Promise<Answer | GiftAnswer> {
  const sent = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    if (isForGood(error)) throw error;
    const { form, ...typed } = Object.fromEntries(await sent.formData()) as Record<string, string>;
    return { form: form as GiftForm, typed, faults: {}, problem, isSaved: false, issued: null };
  }
}
