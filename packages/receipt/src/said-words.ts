import type { OrderData } from "@comptoir/contract";
import { formatList, m } from "@comptoir/messages";
import { formatPhone } from "@comptoir/ordering";
import { saidAllergyWords } from "./allergy-words.ts";

type Said = Pick<OrderData, "contact" | "notes" | "destination" | "questions" | "checkId" | "diners">;

/** Lists the diner's contact details and remarks for the order's page, receipt and mail. checkout#said. */
export function saidWords(order: Said): readonly string[] {
  const who = whoWords(order.contact);
  return [
    ...saidAllergyWords(order.diners),
    ...(who === "" ? [] : [m.order_contact({ who })]),
    ...remarkWords(order),
    ...(order.checkId ? [m.order_check_id()] : []),
  ];
}

/** Formats the contact details of the person who ordered; empty once they are erased. */
export function whoWords(contact: Said["contact"]): string {
  const { full_name = null, phone_number = null, email = null } = contact ?? {};
  // A dot never begins a line.
  return [full_name, phone_number && formatPhone(phone_number), email].filter(Boolean).join("\u00a0· ");
}

/** Lists the notes for kitchen and courier, and the answered questions of the restaurant. */
export function remarkWords({
  notes,
  destination,
  questions,
}: Omit<Said, "contact" | "checkId" | "diners">): readonly string[] {
  const forCourier = "notes" in destination ? destination.notes : null;
  return [
    ...(notes ? [m.order_notes({ notes })] : []),
    ...(forCourier ? [m.order_courier_notes({ notes: forCourier })] : []),
    ...answerWords(questions),
  ];
}

export function answerWords(questions: readonly Said["questions"][number][]): readonly string[] {
  return questions.flatMap(({ question, answer }) => {
    const given = [answer].flat().filter((one) => one.trim() !== "");
    return given.length === 0 ? [] : [`${question} – ${formatList(given)}`];
  });
}
