import { checkPassword, MAX_PASSWORD_LENGTH, memberLookupKey } from "@comptoir/ordering";
import { z } from "zod";
import { addFault } from "../reading/findings.ts";
import { unclaimed } from "../reading/id-readers.ts";
import { flag } from "../reading/number-readers.ts";
import { leaf, list, object } from "../reading/schema-types.ts";
import { email, phone, plain } from "../reading/text-readers.ts";
import { words } from "../reading/word-readers.ts";
import type { MemberData, UserData } from "../venue-file.ts";
import { EXPECTED, WRONG } from "../wording.ts";
import { code } from "./priced-fields.ts";

const LABEL = words(300).nullish();

/** A member of a venue's membership programme. venue#file-parts. */
export const member = object<MemberData>({
  identifier: unclaimed("member", plain(EXPECTED.member, /^[^<>]+$/), memberLookupKey),
  firstName: LABEL,
  lastName: LABEL,
  email: email.nullish(),
  phone: phone.nullish(),
  promos: list(code, 100).nullish(),
});

/** Parses the e-mail address of an account; case-insensitive. */
export const account = leaf({
  ...email.traits,
  read: (value, path, reading) => email.traits.read(value, path, reading).toLowerCase(),
});

/**
 * Matches a password of at least eight characters with lower case, upper case, digit and special character.
 * people#password.
 */
const PASSWORD = /^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\d)(?=.*[@$!%*?&]).{8,1000}$/u;

/** Parses a password. The fault never quotes it. venue#file-users. */
const password = leaf({
  expected: EXPECTED.password,
  file: z.string().regex(PASSWORD).max(MAX_PASSWORD_LENGTH),
  documented: { writeOnly: true },
  answer: z.never(),
  read: (value, path, reading) => {
    const isGood = typeof value === "string" && PASSWORD.test(value) && checkPassword(value).length === 0;
    if (!isGood) addFault(reading, path, WRONG.password);
    return isGood ? value : "";
  },
});

/** A user with an account; the venue does not contain the password. venue#file-users. */
export const user = object<UserData & { password?: string | null }>(
  {
    email: unclaimed("user", account, (email) => email.normalize("NFC")),
    password: password.nullish(),
    firstName: LABEL,
    lastName: LABEL,
    phoneNumber: phone.nullish(),
    suiteOperator: flag.nullish(),
  },
  (read, _path, reading) => {
    if (read.password) reading.passwords.set(read.email, read.password);
    delete read.password;
  },
);
