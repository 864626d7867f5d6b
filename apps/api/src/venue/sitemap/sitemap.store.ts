import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";

/** Lists at most `limit` restaurants, from the slug `from` on, sorted by slug. */
export const listPages = statement({
  name: "list pages for sitemap",
  text: `select slug, imported_at as "importedAt" from restaurants where slug >= :from and not hidden order by slug limit :limit`,
  params: { from: "text", limit: "int8" },
  row: { slug: "text", importedAt: "timestamptz" },
  crosses: "directory: the pages of all restaurants",
}).rows;

const listPartsStatement = statement({
  name: "list parts of sitemap",
  text: `select slug from (select slug, row_number() over (order by slug) as place from restaurants where not hidden) as placed
         where (place - 1) % :size = 0 order by slug`,
  params: { size: "int8" },
  row: { slug: "text" },
  crosses: "directory: the pages of all restaurants",
});

/** Lists the first slug of each part of `size` restaurants. */
export async function listParts(db: Queryable, size: number): Promise<string[]> {
  return (await listPartsStatement.rows(db, { size })).map(({ slug }) => slug);
}

const listGroupsStatement = statement({
  name: "list groups for sitemap",
  text: `select distinct settings->>'group' as "group" from restaurants where settings->>'group' <> '' and not hidden order by 1 limit :limit`,
  params: { limit: "int8" },
  row: { group: "text" },
  crosses: "directory: the chains of all restaurants",
});

export async function listGroups(db: Queryable, limit: number): Promise<string[]> {
  return (await listGroupsStatement.rows(db, { limit })).map(({ group }) => group);
}
