import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { ALLERGIES } from "@comptoir/ordering";
import { data, type LoaderFunctionArgs, redirect, redirectDocument } from "react-router";
import { requirePerson } from "../../guards/require-person.ts";
import { answerOfRefusal, missingFaults, readPassword, readTyped, statusOfRefusal } from "../../person/form-answer.ts";
import { loginPath } from "../../person/login-path.ts";
import { signOutHeaders } from "../../person/personal-cookies.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { answerPart, leaveWhenExpired, missingPart, profileHeaders, profileMeta } from "../profile/profile-page.ts";
import type { Route } from "./+types/route";
import type { InformationAnswer, InformationForm } from "./information-form.ts";
import { InformationScreen } from "./information-screen.tsx";

export const headers = profileHeaders;
export const meta = () => profileMeta(m.profile_information());

export async function loader(args: Route.LoaderArgs) {
  const { user, half } = requirePerson(args);
  const kept = await calls.getOwnAllergies(serverCaller(args.request, args.context), half);
  return {
    user: { ...user, token: null },
    allergies: kept.ok ? kept.answer : null,
    eventSuite: args.url.searchParams.get("eventSuite"),
  };
}

type Change = Omit<Parameters<typeof calls.editUser>[1], "userId" | "token">;
type ChangeForm = Exclude<InformationForm, "deletion" | "allergies" | "forget-allergies">;
type Read = {
  readonly typed: Record<string, string>;
  readonly missing: Record<string, string>;
  readonly change: Change;
};

/** Parses the change of each form. A new email address or password requires the current password. */
const READ: Readonly<Record<ChangeForm, (form: FormData, isForEvent: boolean) => Read>> = {
  details: (form, isForEvent) => {
    const typed = readTyped(form, ["firstName", "lastName", "phoneNumber", "locale", "consent"]);
    const { firstName, lastName, phoneNumber, locale, consent } = typed;
    return {
      typed,
      missing: isForEvent ? missingFaults({ firstName, lastName, phoneNumber }) : {},
      change: {
        firstName,
        lastName,
        phoneNumber,
        locale: locale === "fr-CA" ? "fr-CA" : "en-CA",
        consent: consent === "on",
      },
    };
  },
  email: (form) => {
    const typed = readTyped(form, ["email"]);
    const currentPassword = readPassword(form, "currentPassword");
    return { typed, missing: missingFaults({ ...typed }), change: { ...typed, currentPassword } };
  },
  password: (form) => {
    const password = readPassword(form);
    const currentPassword = readPassword(form, "currentPassword");
    return { typed: {}, missing: missingFaults({ password }), change: { password, currentPassword } };
  },
};

export async function action(args: Route.ActionArgs) {
  const { half } = requirePerson(args);
  const form = await args.request.formData();
  const which = String(form.get("form"));
  if (which === "deletion") return deleteAccount(args, form);
  if (which === "allergies") return keepAllergies(args, form);
  if (which === "forget-allergies") {
    const forgotten = await calls.forgetOwnAllergies(serverCaller(args.request, args.context), half);
    return answerPart(args, which, forgotten, {});
  }
  if (!isForm(which)) throw data(null, { status: 400 });
  const isForEvent = args.url.searchParams.has("eventSuite");
  const { typed, missing, change } = READ[which](form, isForEvent);
  if (Object.keys(missing).length > 0) return missingPart(which, typed, missing);
  const result = await calls.editUser(serverCaller(args.request, args.context), { ...half, ...change });
  // The sign-in for an event continues with the next missing detail. screens#redirect-after-login.
  if (result.ok && isForEvent && which === "details") return redirect(`/login${args.url.search}`, { status: 303 });
  return answerPart(args, which, result, typed);
}

function isForm(name: string): name is ChangeForm {
  return Object.hasOwn(READ, name);
}

export default function ProfileUserInformation({ loaderData, actionData }: Route.ComponentProps) {
  const { user, allergies, eventSuite } = loaderData;
  return <InformationScreen user={user} allergies={allergies} isForEvent={eventSuite !== null} answer={actionData} />;
}

/** Keeps the ticked allergies with the account; without consent nothing is sent. people#own-allergies. */
async function keepAllergies(args: Pick<LoaderFunctionArgs, "request" | "url" | "context">, form: FormData) {
  const { half } = requirePerson(args);
  if (form.get("consent") === null) {
    return missingPart("allergies", {}, { consent: m.profile_allergies_consent_missing() });
  }
  const ticked = form.getAll("allergies");
  const allergies = ALLERGIES.filter((allergy) => ticked.includes(allergy));
  const caller = serverCaller(args.request, args.context);
  return answerPart(args, "allergies", await calls.keepOwnAllergies(caller, { ...half, allergies, consent: true }), {});
}

/** Deletes the account, signs out and clears the person's cookies. people#deletion. */
async function deleteAccount(args: Pick<LoaderFunctionArgs, "request" | "url" | "context">, form: FormData) {
  const { user, half } = requirePerson(args);
  const currentPassword = readPassword(form, "currentPassword");
  const faults = user.hasPassword ? missingFaults({ currentPassword }) : {};
  if (Object.keys(faults).length > 0) return refuse({ typed: {}, faults, problem: null }, 400);
  const result = await calls.deleteAccount(serverCaller(args.request, args.context), {
    ...half,
    currentPassword,
    ...(form.has("giveUpCredit") && { giveUpCredit: true }),
  });
  if (result.ok) {
    const headers = signOutHeaders(args.request, result.headers);
    return redirectDocument(loginPath(null, "deleted"), { status: 303, headers });
  }
  await leaveWhenExpired(args, result);
  const hasCredit = result.error?.code === "account_has_credit";
  return refuse({ ...answerOfRefusal(result, {}), hasCredit }, statusOfRefusal(result));
}

function refuse(answer: Omit<InformationAnswer, "form" | "isSaved">, status: number) {
  return data<InformationAnswer>({ ...answer, form: "deletion", isSaved: false }, { status });
}
