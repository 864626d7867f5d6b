import { contract, type VenueMemberData } from "@comptoir/contract";
import { type Locale, m } from "@comptoir/messages";
import { codesOffered, isRefused } from "@comptoir/ordering";
import { csvOfMembers } from "@comptoir/receipt";
import { staffCaller } from "../../people/caller.ts";
import { listMemberPage, type MemberRow } from "../../people/membership/members.store.ts";
import type { ApiApp } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { wordFault } from "../studio/word-findings.ts";
import { addMember, changeMember, memberFieldsOf, memberVersion, removeMember } from "./change-members.ts";
import { importMembers, type MembersRefusal } from "./import-members.ts";
import { type ListRouteDeps, refuseFaulty, restaurantOf } from "./list-routes.ts";

const PAGE = 50;
const EXPORTED_MAX = 10_000;

/** Mounts the calls of the list of members. studio#venue-members. */
export function mountMembers(app: ApiApp, deps: ListRouteDeps): void {
  const { lists } = contract;
  const { database } = deps;

  app.openapi(lists.listMembers, async (c) => {
    const { restaurantId } = staffCaller(c);
    const { search = "", id = null, after = null } = c.req.valid("query");
    const asked = { restaurantId, search: search.trim(), only: id, after, atMost: PAGE + 1 };
    const rows = await listMemberPage(database, asked);
    const page = rows.slice(0, PAGE);
    const isOffered = codesOffered(await restaurantOf(deps, restaurantId)).member;
    const cursor = rows.length > PAGE ? (page.at(-1)?.id ?? null) : null;
    return c.json({ members: page.map(formatMember), cursor, isOffered }, 200);
  });

  app.openapi(lists.exportMembers, async (c) => {
    const { restaurantId } = staffCaller(c);
    const { search = "" } = c.req.valid("query");
    const asked = { restaurantId, search: search.trim(), only: null, after: null, atMost: EXPORTED_MAX };
    const rows = await listMemberPage(database, asked);
    return c.text(csvOfMembers(rows.map(formatMember)), 200, { "content-type": "text/csv; charset=utf-8" });
  });

  app.openapi(lists.addMember, async (c) => {
    const saved = await addMember(deps, c.req.valid("json").member, staffCaller(c));
    if (!isRefused(saved)) return c.json(saved, 200);
    const { refused } = saved;
    if (refused.code === "faulty") return refuseFaulty(c, refused.faults);
    return refused.code === "full" ? refuse(c, "listFull") : refuse(c, "memberTaken");
  });

  app.openapi(lists.importMembers, async (c) => {
    const { text, seen = null } = c.req.valid("json");
    const imported = await importMembers(deps, { text, seen }, staffCaller(c));
    if (!isRefused(imported)) return c.json(imported, 200);
    if (imported.refused.code === "full") return refuse(c, "listFull");
    if (imported.refused.code === "differ") {
      const { code: _code, ...current } = imported.refused;
      return refuse(c, "membersDiffer", { current });
    }
    return refuse(c, "invalidRequest", { issues: wordMembersRefusal(imported.refused, c.var.locale) });
  });

  app.openapi(lists.changeMember, async (c) => {
    const { member, seen } = c.req.valid("json");
    const saved = await changeMember(deps, member, { by: staffCaller(c), seen });
    if (!isRefused(saved)) return c.json(saved, 200);
    const { refused } = saved;
    if (refused.code === "faulty") return refuseFaulty(c, refused.faults);
    return refused.code === "unknown" ? refuse(c, "memberUnknown") : refuse(c, "memberChanged");
  });

  app.openapi(lists.removeMember, async (c) => {
    const { id } = c.req.valid("json");
    await removeMember(deps, id, staffCaller(c));
    return c.json({ id }, 200);
  });
}

/** Says what is wrong with a table of members. The path of a fault is its line and its field: `lines[3].email`. */
function wordMembersRefusal(refused: Exclude<MembersRefusal, { readonly code: "differ" | "full" }>, locale: Locale) {
  const ofTable = (message: string) => [{ path: "text", message }];
  const language = { locale };
  switch (refused.code) {
    case "unreadable":
      return ofTable(m.staff_members_import_unreadable({}, language));
    case "no-identifier":
      return ofTable(m.staff_members_import_no_identifier({}, language));
    case "too-many":
      return ofTable(m.staff_members_import_too_many({}, language));
    case "unknown-columns":
      return ofTable(m.staff_members_import_columns({ columns: refused.columns }, language));
    case "faulty":
      return refused.faults.map((one) =>
        "twice" in one
          ? {
              path: `lines[${one.line}].identifier`,
              message: m.staff_members_import_twice({ line: String(one.twice) }, language),
            }
          : { path: `lines[${one.line}].${one.fault.path}`, message: wordFault(one.fault, locale) },
      );
  }
}

function formatMember({ id, identifier, person, promos }: MemberRow): VenueMemberData {
  const member = memberFieldsOf({ identifier, ...person, promos });
  return { id, member: { ...member }, version: memberVersion(member) };
}
