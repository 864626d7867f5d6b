import { randomUUID } from "node:crypto";
import { bareText, type RestaurantData, restaurantLocale } from "@comptoir/ordering";
import type { Fault, VenueFile } from "@comptoir/venue-file";
import { hashPassword } from "../../people/passwords.ts";
import { emailKeyOf, findByEmail, insertPerson } from "../../people/people.store.ts";
import type { Database, Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import { bindSuitePeople } from "../suites/prove-email.ts";

const nameOperatorStatement = statement({
  name: "name suite operator",
  text: "update people set suite_operator = true where email_key = :emailKey and not suite_operator",
  params: { emailKey: "text" },
});

/**
 * Creates the accounts of a venue file. Existing accounts stay unchanged, so that no file can take one over.
 * A file may give an account the operator role, effective once its e-mail address is confirmed.
 * venue#file-users.
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
        // The installation's administrator imports the file and vouches for the address.
        emailConfirmedAt: now,
        now,
      });
    }
    if (suiteOperator) await nameOperatorStatement.count(database, { emailKey: emailKeyOf(email) });
  }
  await bindSuitePeople(database, { restaurantId: String(restaurant.id) });
}

const findSameStatement = statement({
  name: "find restaurants of the same id or slug",
  text: `select restaurant_id as id, slug, settings ->> 'name' as name
         from restaurants where restaurant_id = :id or slug = :slug`,
  params: { id: "text", slug: "text" },
  row: { id: "text", slug: "text", name: "text" },
  crosses: "directory: a slug is unique among all restaurants",
});

/**
 * Returns the faults of a venue file's id and slug. The id may belong to a restaurant with another slug
 * (which `rename` allows). The slug may belong to one with another id. Orders and gift cards refer to the id,
 * so it never changes. venue#file-identity.
 */
export async function findIdentityFaults(db: Queryable, file: RestaurantData, rename: boolean): Promise<Fault[]> {
  const id = String(file.id);
  const same = await findSameStatement.rows(db, { id, slug: file.slug });
  return same.flatMap((other) => {
    const name = JSON.stringify(other.name);
    if (other.id !== id) {
      return {
        path: "restaurant.slug",
        wrong: `is ${JSON.stringify(file.slug)}, which ${name} has, the restaurant with the id ${other.id}`,
        expected: `another slug, or the id ${other.id} if the file is to replace that restaurant's menu`,
      };
    }
    if (other.slug === file.slug || rename) return [];
    return {
      path: "restaurant.id",
      wrong: `is ${JSON.stringify(file.id)}, which ${name} has, the restaurant at /${other.slug}`,
      expected: `another id, or --rename if that restaurant is to move to /${file.slug}`,
    };
  });
}
