import type { CheckoutInput } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import {
  type CheckoutForm,
  type DestinationDraft,
  type Diner,
  type FieldRefusal,
  keptDiners,
  type Locale,
  needsAgeConfirmation,
  ORDER_TYPE_RULES,
  type OrderType,
  readCustomQuestions,
  reviewCheckout,
  wordAnswer,
} from "@comptoir/ordering";
import { wordAddressFault } from "../../../venue/places/places.ts";
import type { LoadedVenue } from "../../../venue/venues/loaded-venue.ts";
import type { CartQuote } from "../../quote/cart-request.ts";
import type { OrderContact, OrderRemarks } from "../order-record.ts";
import type { SubmitRefusal } from "./submit.ts";

export type ReviewedForm = { readonly contact: OrderContact; readonly remarks: OrderRemarks };

/**
 * Validates the form with the same rules as the page, and reports every faulty field. A table identifies its
 * order, so the server accepts an order at a table without the name that the page asks for.
 * checkout#form-messages, checkout#contact-required, checkout#alcohol-age.
 */
export function reviewForm(
  checkout: CheckoutInput,
  context: {
    readonly venue: LoadedVenue;
    readonly type: OrderType;
    readonly destination: DestinationDraft;
    readonly addressFaults: readonly FieldRefusal[];
    readonly quote: CartQuote;
    /** The suite's notes to the kitchen; null or absent for none. suites#notes. */
    readonly suiteNotes: string | null | undefined;
    /** The persons of the order who said allergies; null if the body says nothing of them. */
    readonly diners: readonly Diner[] | null;
    /**
     * Remarks of the replaced order, for notes, answers and allergies that the body omits; null for none.
     * ordering#change-by-guest.
     */
    readonly replaced: OrderRemarks | null;
    readonly locale: Locale;
    readonly now: Date;
  },
): ReviewedForm | { readonly refused: SubmitRefusal } {
  const { contact, pickup, legalAcceptance } = checkout;
  const venueQuestions = context.venue.data.order_options?.custom_questions ?? [];
  const asked = new Set(readCustomQuestions(venueQuestions).map(({ question }) => question));
  const word = (answers: OrderRemarks["questions"]) => answers.map((answer) => wordAnswer(venueQuestions, answer));
  // Only what the review checks is kept: the first answer to each question that the venue asks.
  const given = word(checkout.questions ?? []).filter(
    ({ question }, index, all) => asked.has(question) && all.findIndex((one) => one.question === question) === index,
  );
  const isGiven = ({ question }: { readonly question: string }) => given.some((one) => one.question === question);
  const questions = [...given, ...word(context.replaced?.questions ?? []).filter((kept) => !isGiven(kept))];
  const needsAge = needsAgeConfirmation(context.quote.resolved);
  const faults = reviewCheckout(formOf(checkout, questions, context.destination), {
    type: context.type,
    restaurant: context.venue.data,
    needsAgeConfirmation: needsAge,
    // `reviewPayment` reports a missing card, with its own refusals.
    paymentRequired: false,
  })
    .concat(context.addressFaults)
    .filter(
      (fault) =>
        !ORDER_TYPE_RULES[context.type].atTable || fault.field !== "contact.full_name" || fault.rule !== "required",
    );
  if (faults.length > 0) {
    const issues = faults.map((fault) => wordFault(fault, context.locale));
    return { refused: { name: "invalidRequest", details: { issues } } };
  }
  return {
    contact: {
      full_name: contact?.full_name?.trim() || null,
      email: contact?.email?.trim() || null,
      phone_number: contact?.phone_number?.trim() || null,
    },
    remarks: {
      notes: (context.suiteNotes ?? pickup?.notes ?? context.replaced?.notes)?.trim() || null,
      questions,
      legalAcceptance: legalAcceptance
        ? { text: m.order_age_confirmation_text({}, { locale: context.locale }), at: context.now.toISOString() }
        : null,
      checkId: needsAge,
      diners: context.diners ?? keptDiners(context.replaced?.diners ?? []),
      // A changed order stays one of its group. Whose its lines are is not known any more.
      ...(context.replaced?.group && { group: { ...context.replaced.group, lines: [] } }),
    },
  };
}

function formOf(
  { contact, paymentMethod, legalAcceptance }: CheckoutInput,
  questions: OrderRemarks["questions"],
  destination: DestinationDraft,
): CheckoutForm {
  return {
    contact: {
      fullName: contact?.full_name ?? "",
      email: contact?.email ?? "",
      phoneNumber: contact?.phone_number ?? "",
    },
    destination,
    dueBy: null,
    paymentMethod: paymentMethod ?? "",
    questions: questions.map(({ question, answer }) => ({ question, answers: [answer].flat() })),
    isOfLegalAge: legalAcceptance ?? false,
  };
}

/** Returns the path of a faulty form field in the body, and its message. */
export function wordFault(fault: FieldRefusal, locale: Locale): { readonly path: string; readonly message: string } {
  return { path: pathOf(fault.field), message: messageOf(fault, locale) };
}

function pathOf(field: string): string {
  return `data.checkout.${field === "legal" ? "legalAcceptance" : field}`;
}

function messageOf({ field, rule, params = {} }: FieldRefusal, locale: Locale): string {
  const language = { locale };
  if (field === "legal") return m.order_age_confirmation_required({}, language);
  const address = wordAddressFault({ field, rule, params }, locale);
  if (address) return address.message;
  switch (rule) {
    case "email":
      return m.form_email({}, language);
    case "phone":
      return m.form_phone({}, language);
    case "phone_or_none":
      return m.form_phone_or_none({}, language);
    case "name":
      return m.form_name({}, language);
    case "min":
      return m.form_min({ length: params.length ?? 1 }, language);
    case "max":
      return m.form_max({ length: params.length ?? 1 }, language);
    case "numeric":
      return m.form_numeric({}, language);
    case "postal_code":
      return m.form_postal_code({}, language);
    default:
      return m.form_required({}, language);
  }
}
