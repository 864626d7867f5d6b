import { checkPassword, MAX_PASSWORD_LENGTH, memberLookupKey } from "@comptoir/ordering";
import { addFault } from "../reading/findings.ts";
import { unclaimed } from "../reading/id-readers.ts";
import { list } from "../reading/list-reader.ts";
import { flag } from "../reading/number-readers.ts";
import { object } from "../reading/object-reader.ts";
import { optional, type Reader, required } from "../reading/reader.ts";
import { email, phone, plain } from "../reading/text-readers.ts";
import { words } from "../reading/word-readers.ts";
import type { MemberData, UserData } from "../venue-file.ts";
import { EXPECTED, WRONG } from "../wording.ts";
import { code } from "./priced-fields.ts";

const LABEL = optional(words(300));

/** A member of a venue's programme. venue#file-parts. */
export const member = object<MemberData>({
  identifier: required(unclaimed("member", plain("the member's identifier", /^[^<>]+$/), memberLookupKey)),
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

/** What is wrong with a password is said without showing it. venue#file-users. */
const password: Reader<string> = {
  expected: EXPECTED.password,
  schema: { type: "string", pattern: PASSWORD.source, maxLength: MAX_PASSWORD_LENGTH, writeOnly: true },
  read: (value, path, reading) => {
    const isGood = typeof value === "string" && PASSWORD.test(value) && checkPassword(value).length === 0;
    if (!isGood) addFault(reading, path, WRONG.password);
    return isGood ? value : "";
  },
};

/** A person with an account. Their password is handed over apart from the venue. venue#file-users. */
export const user = object<UserData & { password?: string }>(
  {
    email: required(unclaimed("user", account, (email) => email.normalize("NFC"))),
    password: optional(password),
    firstName: LABEL,
    lastName: LABEL,
    phoneNumber: optional(phone),
    suiteOperator: optional(flag),
  },
  (read, _path, reading) => {
    if (read.password !== undefined) reading.passwords.set(read.email, read.password);
    delete read.password;
  },
);
