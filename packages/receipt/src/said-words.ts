import type { OrderData } from "@comptoir/contract";
import { formatList, m } from "@comptoir/messages";
import { formatPhone } from "@comptoir/ordering";

type Said = Pick<OrderData, "contact" | "notes" | "destination" | "questions" | "checkId">;

/** What the diner said with an order, as its page, its receipt and its mail repeat it. checkout#said. */
export function saidWords(order: Said): readonly string[] {
  const who = whoWords(order.contact);
  return [
    ...(who === "" ? [] : [m.order_contact({ who })]),
    ...remarkWords(order),
    ...(order.checkId ? [m.order_check_id()] : []),
  ];
}

/** Name, phone and address of who ordered, one beside the other; empty once they are erased. */
export function whoWords(contact: Said["contact"]): string {
  const { full_name = null, phone_number = null, email = null } = contact ?? {};
  return [full_name, phone_number && formatPhone(phone_number), email].filter(Boolean).join(" · ");
}

/** The notes for kitchen and courier, and the answers to the restaurant's questions that were not left blank. */
export function remarkWords({ notes, destination, questions }: Omit<Said, "contact" | "checkId">): readonly string[] {
  const forCourier = "notes" in destination ? destination.notes : null;
  return [
    ...(notes ? [m.order_notes({ notes })] : []),
    ...(forCourier ? [m.order_courier_notes({ notes: forCourier })] : []),
    ...answerWords(questions),
  ];
}

/** The answers to the restaurant's questions, a line each. */
export function answerWords(questions: readonly Said["questions"][number][]): readonly string[] {
  return questions.flatMap(({ question, answer }) => {
    const given = [answer].flat().filter((one) => one.trim() !== "");
    return given.length === 0 ? [] : [`${question} – ${formatList(given)}`];
  });
}
