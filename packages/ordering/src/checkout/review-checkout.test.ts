import { aRestaurant } from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import { isEmail, isName } from "./contact.ts";
import { type CheckoutContext, type CheckoutForm, reviewCheckout } from "./review-checkout.ts";

const FORM: CheckoutForm = {
  contact: { fullName: "Gabrielle Guest", email: "gabrielle@example.test", phoneNumber: "416-555-0101" },
  destination: { kind: "pickup" },
  dueBy: null,
  paymentMethod: "credit_card",
  questions: [],
  isOfLegalAge: false,
};

function review(form: Partial<CheckoutForm> = {}, context: Partial<CheckoutContext> = {}): [string, string][] {
  const refusals = reviewCheckout(
    { ...FORM, ...form },
    { type: "pickup", restaurant: aRestaurant(), needsAgeConfirmation: false, paymentRequired: true, ...context },
  );
  return refusals.map(({ field, rule }) => [field, rule]);
}

const EMPTY = { fullName: "", email: "", phoneNumber: "" };

describe("Reviewing a checkout", () => {
  it("finds no fault in a complete one", () => {
    expect(review()).toEqual([]);
  });

  it("collects every field that breaks a rule, in the order of the page", () => {
    expect(review({ contact: EMPTY, dueBy: { date: "2026-11-20", time: "" }, paymentMethod: "" })).toEqual([
      ["pickup.dueByTime", "required"],
      ["contact.full_name", "required"],
      ["contact.phone_number", "required"],
      ["paymentMethod", "required"],
    ]);
  });

  it("reports a wrong name, email or phone", () => {
    expect(review({ contact: { fullName: "<b>", email: "gabrielle@", phoneNumber: "416-555" } })).toEqual([
      ["contact.full_name", "name"],
      ["contact.phone_number", "phone_or_none"],
      ["contact.email", "email"],
    ]);
  });

  it("says of a foreign number that none is needed, unless it is the only way to reach the diner", () => {
    const contact = { ...FORM.contact, phoneNumber: "+33 6 12 34 56 78" };
    expect(review({ contact })).toEqual([["contact.phone_number", "phone_or_none"]]);
    const withoutEmail = aRestaurant({ order_options: { hide_guest_info: { email: true, phone: false } } });
    expect(review({ contact }, { restaurant: withoutEmail })).toEqual([["contact.phone_number", "phone"]]);
  });

  it("needs a phone number or an e-mail address for take-out", () => {
    const contact = { ...EMPTY, fullName: "Gabrielle" };
    expect(review({ contact: { ...contact, phoneNumber: "416-555-0101" } })).toEqual([]);
    expect(review({ contact: { ...contact, email: "gabrielle@example.test" } })).toEqual([]);
    expect(review({ contact })).toEqual([["contact.phone_number", "required"]]);
    const withoutPhones = aRestaurant({ order_options: { hide_guest_info: { email: false, phone: true } } });
    expect(review({ contact }, { restaurant: withoutPhones })).toEqual([["contact.email", "required"]]);
  });

  it("does not ask for the fields of hide_guest_info, and at the table only for the name", () => {
    const hidden = aRestaurant({ order_options: { hide_guest_info: { email: true, phone: true } } });
    const contact = { ...EMPTY, fullName: "Gabrielle" };
    expect(review({ contact }, { restaurant: hidden })).toEqual([]);
    expect(review({ contact }, { type: "dine-in" })).toEqual([]);
    expect(review({ contact: { ...contact, email: "x" } }, { type: "dine-in" })).toEqual([["contact.email", "email"]]);
  });

  it("requires the legal-drinking-age checkbox for alcohol", () => {
    expect(review({}, { needsAgeConfirmation: true })).toEqual([["legal", "required"]]);
    expect(review({ isOfLegalAge: true }, { needsAgeConfirmation: true })).toEqual([]);
  });

  it("requires a payment method, unless nothing is due", () => {
    expect(review({ paymentMethod: "" })).toEqual([["paymentMethod", "required"]]);
    expect(review({ paymentMethod: "" }, { paymentRequired: false })).toEqual([]);
  });

  it("asks for a delivery's destination before the contact", () => {
    const restaurant = aRestaurant({ delivery: { type: "custom", custom: [{ location: "Gate" }] } });
    const destination = { kind: "delivery-area", location: null, area: null, notes: null } as const;
    expect(review({ destination, contact: EMPTY }, { restaurant })).toEqual([
      ["delivery.location", "required"],
      ["contact.full_name", "required"],
      ["contact.phone_number", "required"],
    ]);
    expect(review({ destination: { ...destination, location: "Gate" } }, { restaurant })).toEqual([]);
  });

  it("asks the venue's questions: select_one or checkbox, with a required flag", () => {
    const restaurant = aRestaurant({
      order_options: {
        custom_questions: [
          { question: "Cutlery?", options: ["Yes", "No"], question_type: "select_one", required: true },
          { question: "Sauces", options: ["Hot", "Mild"], question_type: "checkbox" },
        ],
      },
    });
    const answer = (cutlery: string[], sauces: string[]) =>
      review(
        {
          questions: [
            { question: "Cutlery?", answers: cutlery },
            { question: "Sauces", answers: sauces },
          ],
        },
        { restaurant },
      );
    expect(review({}, { restaurant })).toEqual([["questions[0]", "required"]]);
    expect(answer(["No"], ["Hot", "Mild"])).toEqual([]);
    expect(answer(["Yes", "No"], ["Sweet"])).toEqual([
      ["questions[0]", "required"],
      ["questions[1]", "required"],
    ]);
  });

  it("accepts any text for a question without options, whatever its type", () => {
    const restaurant = aRestaurant({
      order_options: {
        custom_questions: [
          { question: "Plate number?", options: [], question_type: "select_one", required: true },
          { question: "Names?", question_type: "checkbox", required: true },
        ],
      },
    });
    const questions = [
      { question: "Plate number?", answers: ["ABC 123"] },
      { question: "Names?", answers: ["Ana", "Li"] },
    ];
    expect(review({ questions }, { restaurant })).toEqual([]);
    expect(review({ questions: [{ question: "Names?", answers: [" "] }] }, { restaurant })).toHaveLength(2);
  });
});

describe("Names and e-mail addresses", () => {
  it("are accepted in any script", () => {
    const names = ["Zoë O’Brien-Côté", "李雷", "J.", "Table 4", "Sam & Ana", "阿里·买买提", "علی\u200cرضا", "ශ්\u200dරී"];
    expect(names.filter((name) => !isName(name))).toEqual([]);
    expect(["4", "a<b", "", "Zoë 🌻", "\u200dZoë"].filter(isName)).toEqual([]);
  });

  it("have one @ and a domain", () => {
    const emails = [
      "a.b+c@example.test",
      "élodie@café.example",
      "li@xn--fsqu00a.xn--0zwm56d",
      "a@b",
      "a@@b.ca",
      "a..b@c.ca",
      "a b@c.ca",
      "a@-c.ca",
    ];
    expect(emails.map(isEmail)).toEqual([true, true, true, false, false, false, false, false]);
  });
});
