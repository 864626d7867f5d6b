import type { CreatedCredential, ErrorBody, SocialProvider } from "@comptoir/contract";
import { calls } from "@comptoir/contract/client";
import { data, type LoaderFunctionArgs } from "react-router";
import { requirePerson } from "../../guards/require-person.ts";
import {
  answerOfRefusal,
  type FormAnswer,
  missingFaults,
  readJson,
  readPassword,
  readTyped,
  statusOfRefusal,
} from "../../person/form-answer.ts";
import { cookiesOf } from "../../person/personal-cookies.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { keepWayBack } from "../login/posted-return.ts";
import type { PartAnswer } from "../profile/part-form.tsx";
import { leaveWhenExpired } from "../profile/profile-page.ts";

type Args = Pick<LoaderFunctionArgs, "request" | "context" | "url">;
/** `url`: the provider's page to navigate to. */
export type WaysInAnswer = PartAnswer & { readonly url: string | null };

/** The name of a form: its action, then the id of the passkey or the provider. */
const FORM = /^(add|remove|link|unlink)(?:-(.+))?$/;

/** Adds or removes a passkey, links or unlinks a provider; null for an unknown form. */
export async function changeWaysIn(args: Args, form: FormData) {
  const name = String(form.get("form"));
  const [, what, of = ""] = FORM.exec(name) ?? [];
  const { half, user } = requirePerson(args);
  const caller = serverCaller(args.request, args.context);
  const currentPassword = readPassword(form, "currentPassword");
  const self = { ...half, currentPassword };

  const refuse = (answer: FormAnswer, status: number) =>
    data<WaysInAnswer>({ ...answer, form: name, isSaved: false, url: null }, { status });
  const refuseCall = async (result: { ok: false; status: number; error: ErrorBody<unknown> | null }) => {
    await leaveWhenExpired(args, result);
    return refuse(answerOfRefusal(result, {}), statusOfRefusal(result));
  };
  const saved = (url: string | null, headers = new Headers()) =>
    data<WaysInAnswer>({ form: name, typed: {}, faults: {}, problem: null, isSaved: url === null, url }, { headers });

  if (what === undefined) return null;
  if (what === "add") {
    const credential = readJson<CreatedCredential>(form, "credential");
    if (credential === null) return null;
    const result = await calls.addPasskey(caller, { ...half, ...readTyped(form, ["name"]), credential });
    return result.ok ? saved(null, result.headers) : refuseCall(result);
  }
  const faults = user.hasPassword ? missingFaults({ currentPassword }) : {};
  if (Object.keys(faults).length > 0) return refuse({ typed: {}, faults, problem: null }, 400);
  if (what === "remove") {
    const result = await calls.removePasskey(caller, { ...self, passkeyId: of });
    return result.ok ? saved(null) : refuseCall(result);
  }
  const type = of as SocialProvider;
  if (what === "unlink") {
    const result = await calls.unlinkProvider(caller, { ...self, type });
    return result.ok ? saved(null) : refuseCall(result);
  }
  const begun = await calls.linkProvider(caller, { ...self, type });
  if (!begun.ok) return refuseCall(begun);
  const headers = cookiesOf(begun.headers);
  headers.append("set-cookie", keepWayBack(args.url.pathname, args.url.protocol === "https:"));
  return saved(begun.answer.url, headers);
}

export type WaysIn = {
  /** Dates have the format `2026-11-20`. */
  readonly passkeys: readonly {
    readonly id: string;
    readonly name: string;
    readonly createdOn: string;
    readonly lastUsedOn: string | null;
  }[];
  readonly hasPassword: boolean;
  readonly providers: readonly { readonly type: SocialProvider; readonly isLinked: boolean }[];
  /** The query parameter `reason`: why the provider was not linked after the return from its page. */
  readonly reason: string | null;
  readonly answer: WaysInAnswer | undefined;
};
