import type { ErrorBody, GroupTermsData } from "@comptoir/contract";
import type { Caller } from "@comptoir/contract/client";
import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { parseAllergies } from "../../allergies/said-allergies.tsx";
import type { OrderTerms } from "../../cart/order-terms.ts";
import { typedAmount } from "../../ui/typed-amount.ts";
import { silenceWords } from "../../venue/api-caller.ts";

/** What the page's forms do. */
export const GROUP_ACTS = ["open", "join", "me", "person", "remove", "link"] as const;
export type GroupAct = (typeof GROUP_ACTS)[number];

/** What came of an act: a problem to show, at a field or for the page, with what was typed. */
export type GroupAnswer = {
  readonly act: GroupAct | null;
  readonly problem: string | null;
  readonly field: "name" | "date" | "lastCall" | "limit" | null;
  readonly typed: { readonly name: string; readonly limit: string };
};
/** `secret`: of a link that was made. `terms`: of the group that the visitor opened or joined. */
export type ActOfGroup = GroupAnswer & {
  readonly status: number;
  readonly cookies: Headers | undefined;
  readonly secret: string | null;
  readonly terms: GroupTermsData | null;
};

type Form = { readonly text: (name: string) => string; readonly typed: GroupAnswer["typed"] };
type Terms = Pick<OrderTerms, "type"> & { readonly isDelivered: boolean };

/** Does what a form of the page asks. table#group-open, table#group-link. */
export async function actInGroup(caller: Caller, form: FormData, terms: Terms): Promise<ActOfGroup> {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const act = GROUP_ACTS.find((one) => one === text("act")) ?? null;
  const typed = { name: text("name").slice(0, 40), limit: text("limit").slice(0, 12) };
  const nothing = { act, typed, field: null, cookies: undefined, secret: null, terms: null };
  if ((act === "open" || act === "join") && typed.name === "") {
    return { ...nothing, problem: m.table_name_missing(), field: "name", status: 400 };
  }
  if (act === "open" && text("lastCall") !== "" && text("date") === "") {
    return { ...nothing, problem: m.group_last_call_needs_time(), field: "lastCall", status: 400 };
  }
  const result = await ask(act, caller, { text, typed }, terms);
  if (result === null) return { ...nothing, problem: m.group_problem(), status: 400 };
  if (result.ok) {
    const secret = "secret" in result.answer ? result.answer.secret : null;
    return { ...nothing, problem: null, status: 200, cookies: result.headers, secret, terms: result.answer.group };
  }
  const { problem, field } = problemOf(result.error);
  return {
    ...nothing,
    problem: silenceWords(result) ?? problem ?? m.group_problem(),
    field,
    status: result.status || 503,
  };
}

/** Returns the problem of a refusal, and the field that it is about. */
function problemOf(error: ErrorBody | null): { readonly problem: string | null; readonly field: GroupAnswer["field"] } {
  const issue = error?.issues?.find(({ path }) => path === "date" || path === "lastCall" || path === "limit");
  if (!issue) return { problem: error?.message ?? null, field: null };
  return { problem: issue.message, field: issue.path as GroupAnswer["field"] };
}

function ask(act: GroupAct | null, caller: Caller, { text, typed }: Form, { type, isDelivered }: Terms) {
  const said = text("allergies");
  const allergies = said === "" ? {} : { allergies: parseAllergies(JSON.stringify(said.split(","))) ?? [] };
  switch (act) {
    case "open": {
      const date = text("date") || null;
      const minutes = Number(text("lastCall"));
      const lastCall =
        date !== null && minutes > 0 ? new Date(Date.parse(date) - minutes * 60_000).toISOString() : null;
      return calls.openGroup(caller, {
        ...{ name: typed.name, type, delivery: isDelivered, date, lastCall, ...allergies },
        pays: text("pays") === "each" ? "each" : "host",
        limit: typedAmount(typed.limit) || null,
      });
    }
    case "join":
      return calls.joinGroup(caller, { secret: text("secret"), name: typed.name, ...allergies });
    case "me": {
      const state = text("state");
      return state === "choosing" || state === "done" || state === "left"
        ? calls.changeMeInGroup(caller, { state })
        : null;
    }
    case "person": {
      const what = text("what");
      if (what !== "remove" && what !== "make-host") return null;
      return calls.changePersonInGroup(caller, { person: text("person"), act: what });
    }
    case "remove":
      return calls.removeGroupLine(caller, { person: text("person"), orderId: Number(text("orderId")) });
    case "link":
      return calls.newGroupLink(caller, {});
    default:
      return null;
  }
}
