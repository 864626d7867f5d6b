import { m } from "@comptoir/messages";
import {
  type Contact,
  type ContactField,
  checkContact,
  checkRegistration,
  contactFields,
  formatPhone,
  handoverOf,
  type Registration,
} from "@comptoir/ordering";
import { EMAIL_INPUT } from "../../../forms/contact-inputs.ts";
import { tieField } from "../../../forms/form-errors.ts";
import { TextField } from "../../../ui/field.tsx";
import type { CheckoutFacts } from "../form/checkout-facts.ts";
import { type CheckoutStep, keptText, type StepProps, textOrNull } from "../form/checkout-step.ts";
import { rememberContact } from "../form/remembered.ts";
import { RegisterFields } from "./register-fields.tsx";

/** In characters, as the API limits them. */
const LENGTHS = { fullName: 100, email: 254, phoneNumber: 40 } as const;

/** Who orders, and whether to create an account. The password is kept only in the page's memory. */
type Who = Registration & { readonly wantsAccount: boolean };

/**
 * The contact step. Hides the fields that the venue does not ask of guests; a requested account still needs an email
 * address.
 * checkout#hide-guest-info, checkout#register-at-checkout.
 */
export const whoStep: CheckoutStep<Who> = {
  id: "who",
  folds: true,
  applies: () => true,
  title: () => m.checkout_step_who(),
  fresh: ({ remembered: { fullName, email, phoneNumber } }) => ({
    fullName,
    email,
    phoneNumber,
    wantsAccount: false,
    password: "",
    consent: false,
  }),
  toKeep: ({ password: _, ...kept }) => kept,
  restore: (kept, fresh) => ({
    wantsAccount: kept.wantsAccount === true,
    password: "",
    consent: kept.consent === true,
    // After a sign-in, the account fills empty fields.
    fullName: keptText(kept.fullName, "") || fresh.fullName,
    email: keptText(kept.email, "") || fresh.email,
    phoneNumber: keptText(kept.phoneNumber, "") || fresh.phoneNumber,
  }),
  fields: (facts) => {
    const { phone, email } = askedOf(facts);
    return [
      { name: "contact.full_name", label: m.checkout_name() },
      ...(isAsked(phone) ? [{ name: "contact.phone_number", label: m.checkout_phone() }] : []),
      ...(isAsked(email) ? [{ name: "contact.email", label: m.checkout_email() }] : []),
      ...(facts.setup.account === "offered"
        ? [
            ...(isAsked(email) ? [] : [{ name: "contact.email", label: m.checkout_email() }]),
            { name: "contact.password", label: m.login_password() },
          ]
        : []),
    ].map((field) => ({ ...field, path: `data.checkout.${field.name}` }));
  },
  Fields: WhoFields,
  summary: (contact, facts) => {
    const { fullName, phoneNumber, email } = askedPart(contact, facts);
    return [fullName, phoneNumber, email].filter((text) => text.trim() !== "").join(" · ");
  },
  check: (contact, facts) => {
    if (!registers(contact, facts)) return checkContact(askedPart(contact, facts), askedOf(facts));
    return checkRegistration({ ...contact, phoneNumber: askedPart(contact, facts).phoneNumber }, askedOf(facts));
  },
  word: ({ field, rule }, facts) => {
    return field === "contact.phone_number" && rule === "required" && askedOf(facts).phone === "either"
      ? m.checkout_reach_required()
      : null;
  },
  notices: [],
  write: (contact, facts) => {
    const { fullName, email, phoneNumber } = askedPart(contact, facts);
    return {
      checkout: {
        contact: {
          full_name: textOrNull(fullName),
          email: textOrNull(email),
          phone_number: textOrNull(phoneNumber),
        },
      },
    };
  },
  account: ({ wantsAccount, ...registration }) => (wantsAccount ? registration : null),
  remember: rememberContact,
};

function registers({ wantsAccount }: Who, { setup }: CheckoutFacts): boolean {
  return wantsAccount && setup.account === "offered";
}

function askedOf({ orderType, setup }: CheckoutFacts) {
  return contactFields(orderType, setup.rules.order_options.hide_guest_info);
}

function isAsked(field: ContactField): boolean {
  return field === "required" || field === "either";
}

/** Removes the fields that the page does not show. Their remembered values are neither sent nor validated. */
function askedPart({ fullName, phoneNumber, email }: Contact, facts: CheckoutFacts): Contact {
  const asked = askedOf(facts);
  return {
    fullName,
    phoneNumber: isAsked(asked.phone) ? phoneNumber : "",
    email: isAsked(asked.email) ? email : "",
  };
}

const NAME_HINTS = {
  collected: () => m.checkout_name_hint(),
  brought: () => m.checkout_name_hint_table(),
  delivered: () => m.checkout_name_hint_delivery(),
} as const;

/** Returns the hint on the use of the phone number. For a pickup, a text message says when the order is ready. people#notices. */
function phoneHint(asked: ContactField, { destination }: CheckoutFacts): string {
  if (destination.kind === "pickup") {
    return asked === "either" ? m.checkout_reach_hint_ready() : m.checkout_phone_hint_ready();
  }
  return asked === "either" ? m.checkout_reach_hint() : m.checkout_phone_hint();
}

function emailHint(asked: ContactField): string {
  if (!isAsked(asked)) return m.checkout_register_email();
  return asked === "either" ? m.checkout_reach_other() : m.checkout_email_hint();
}

function WhoFields({ part: contact, change, facts, errors }: StepProps<Who>) {
  const asked = askedOf(facts);
  const isNew = registers(contact, facts);
  const tie = (field: string, name: keyof Contact, read = (text: string) => text) => ({
    ...tieField(errors, field, (text) => change({ [name]: read(text) })),
    name: field,
    value: contact[name],
    maxLength: LENGTHS[name],
    // On blur, only a typed value is validated: an empty field is no fault before the submit.
    onBlur: () => (contact[name].trim() === "" ? undefined : errors.reveal([field])),
  });
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <TextField
        {...tie("contact.full_name", "fullName")}
        label={m.checkout_name()}
        hint={NAME_HINTS[handoverOf(facts.destination.kind)]()}
        autoComplete="name"
        className="sm:col-span-2"
      />
      {isAsked(asked.phone) ? (
        <TextField
          {...tie("contact.phone_number", "phoneNumber", (text) => formatPhone(text, { dropLeadingOne: true }))}
          label={m.checkout_phone()}
          hint={phoneHint(asked.phone, facts)}
          optional={asked.phone === "either" && contact.email.trim() !== ""}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      ) : null}
      {isAsked(asked.email) || isNew ? (
        <TextField
          {...tie("contact.email", "email")}
          label={m.checkout_email()}
          hint={emailHint(asked.email)}
          optional={!isNew && asked.email === "either" && contact.phoneNumber.trim() !== ""}
          {...EMAIL_INPUT}
        />
      ) : null}
      {facts.setup.account === "offered" ? (
        <RegisterFields
          wantsAccount={contact.wantsAccount}
          onWant={(wantsAccount) => change({ wantsAccount })}
          owner={contact}
          error={errors.messageOf("contact.password")}
          onType={(password) => {
            errors.clearGiven("contact.password");
            change({ password });
          }}
          consent={contact.consent}
          onConsent={(consent) => change({ consent })}
        />
      ) : null}
    </div>
  );
}
