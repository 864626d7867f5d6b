import { randomUUID } from "node:crypto";
import { bareText, restaurantLocale } from "@comptoir/ordering";
import type { VenueFile } from "@comptoir/venue-file";
import type { Database } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import { hashPassword } from "../people/passwords.ts";
import { emailKeyOf, findByEmail, insertPerson } from "../people/people.store.ts";
import { bindSuitePeople } from "../suites/bind-people.store.ts";

const nameOperatorStatement = statement({
  name: "name suite operator",
  text: "update people set suite_operator = true where email_key = :emailKey and not suite_operator",
  params: { emailKey: "text" },
});

/**
 * Makes accounts for the people of a venue file. An account that is there stays as its owner left it, so that no file can take
 * one over; a file may name it an operator's, which counts from when its address is proven. Passwords are hashed and kept in no other way. venue#file-users.
 */
export async function saveUsers(
  database: Database,
  { users, restaurant }: VenueFile,
  { passwords, now }: { readonly passwords: ReadonlyMap<string, string>; readonly now: Date },
): Promise<void> {
  for (const { email, firstName, lastName, phoneNumber, suiteOperator } of users) {
    if ((await findByEmail(database, email, null)) === null) {
      const password = passwords.get(email);
      await insertPerson(database, {
        personId: randomUUID(),
        email,
        firstName: bareText(firstName ?? ""),
        lastName: bareText(lastName ?? ""),
        phoneNumber: phoneNumber ?? "",
        passwordHash: password === undefined ? null : await hashPassword(password),
        suiteOperator: suiteOperator ?? false,
        locale: restaurantLocale(restaurant) ?? "en-CA",
        consentedAt: null,
        // Who keeps the installation says whose address it is.
        emailConfirmedAt: now,
        now,
      });
    }
    if (suiteOperator) await nameOperatorStatement.count(database, { emailKey: emailKeyOf(email) });
  }
  await bindSuitePeople(database, { restaurantId: String(restaurant.id) });
}
