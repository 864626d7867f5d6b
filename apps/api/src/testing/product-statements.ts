import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type DeclaredStatement, declaredStatements } from "../platform/db/statement.ts";

const root = join(import.meta.dirname, "../../../..");

/** The product's source files that may query the database, relative to the root. */
export const productSources: readonly string[] = ["apps/api/src", "apps/server/src", "packages"]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  )
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.tsx?$/.test(file))
  .filter((file) => !/node_modules|\.test\.tsx?$|\/(testing|fuzz|promises|test-kit)\//.test(file));

export function textOfSource(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

/** Loads every statement of the product, without those of tests in the same process. */
export async function loadProductStatements(): Promise<readonly DeclaredStatement[]> {
  for (const file of productSources.filter((one) => /\bstatement\(\{/.test(textOfSource(one)))) {
    await import(join(root, file));
  }
  return declaredStatements().filter(({ name }) => !name.startsWith("test: "));
}
