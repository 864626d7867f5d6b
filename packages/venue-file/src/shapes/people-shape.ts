import { addFault, addWarning } from "../reading/findings.ts";
import { unclaimed } from "../reading/id-readers.ts";
import { list } from "../reading/list-reader.ts";
import { flag } from "../reading/number-readers.ts";
import { object } from "../reading/object-reader.ts";
import { optional, type Reader, required } from "../reading/reader.ts";
import { email, phone, plain } from "../reading/text-readers.ts";
import { words } from "../reading/word-readers.ts";
import type { MemberData, UserData } from "../venue-file.ts";
import { EXPECTED, WARNING, WRONG } from "../wording.ts";
import { code } from "./priced-fields.ts";

const LABEL = optional(words(300));

/** A member of a venue's programme. venue#file-parts. */
export const member = object<MemberData>({
  identifier: required(unclaimed("member", plain("the member's identifier", /^[^<>]+$/))),
  firstName: LABEL,
  lastName: LABEL,
  email: optional(email),
  phone: optional(phone),
  promos: optional(list(code, 100)),
});

/** Reads the e-mail address by which a person signs in: capitals make no difference. */
export const account: Reader<string> = {
  ...email,
  read: (value, path, reading) => email.read(value, path, reading).toLowerCase(),
};

/** Eight characters or more, of four kinds. people#password. */
const PASSWORD = /^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\d)(?=.*[@$!%*?&]).{8,1000}$/u;

/**
 * Checks a password and discards it: there are no accounts yet that could keep it as a hash, and it is kept in no other way.
 * What is wrong with one is said without showing it. venue#file-users.
 */
const password: Reader<undefined> = {
  expected: EXPECTED.password,
  schema: { type: "string", pattern: PASSWORD.source, maxLength: 1000, writeOnly: true },
  read: (value, path, reading) => {
    if (typeof value === "string" && PASSWORD.test(value)) addWarning(reading, path, WARNING.passwordNotKept);
    else addFault(reading, path, WRONG.password);
  },
};

/** A person with an account. venue#file-users. */
export const user = object<UserData & { readonly password?: undefined }>({
  email: required(unclaimed("user", account)),
  password: optional(password),
  firstName: LABEL,
  lastName: LABEL,
  phoneNumber: optional(phone),
  suiteOperator: optional(flag),
});
