import { isEmail, isName } from "@comptoir/ordering";
import type { Identity, IdentityRefusal } from "../../gateways/identity/port.ts";
import { notBelieved } from "../../gateways/identity/refusal-of.ts";

const SUBJECT = /^[\x21-\x7e]{1,255}$/;
const EMAIL_LENGTH = 254;
const NAME_LENGTH = 100;

type Names = { readonly firstName?: string | null | undefined; readonly lastName?: string | null | undefined };

/**
 * What we keep of what a provider says: an address and names that could have been typed here. The names that a page sends along
 * count where the provider says none, as Apple does. api#login-social.
 */
export function readIdentity(said: Identity, sent: Names): Identity | IdentityRefusal {
  if (!SUBJECT.test(said.subject)) return notBelieved("no-subject");
  const { email } = said;
  const isUsable = email !== null && email.length <= EMAIL_LENGTH && isEmail(email);
  return {
    ...said,
    email: isUsable ? email : null,
    firstName: nameOf(said.firstName || sent.firstName),
    lastName: nameOf(said.lastName || sent.lastName),
  };
}

function nameOf(text: string | null | undefined): string {
  const name = (text ?? "")
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .trim()
    .slice(0, NAME_LENGTH);
  return isName(name) ? name : "";
}
