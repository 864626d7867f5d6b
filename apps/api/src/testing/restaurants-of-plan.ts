/** A step of a plan as `explain (generic_plan, verbose, format json)` writes it. */
type PlanStep = {
  readonly "Node Type": string;
  readonly Operation?: string;
  readonly Schema?: string;
  readonly "Relation Name"?: string;
  readonly Alias?: string;
  readonly Plans?: readonly PlanStep[];
};

/** A table that a statement reads: under which name it stands in the statement, and whose rows of it may be met. */
type Scan = { readonly table: string; readonly alias: string };

/** What a comparison says that holds of every row: `alias` is of the restaurant that `is` names. */
type Pin = { readonly alias: string; readonly is: string };

const CONDITIONS = new Set([
  "Filter",
  "Index Cond",
  "Recheck Cond",
  "Hash Cond",
  "Merge Cond",
  "Join Filter",
  "One-Time Filter",
]);

/** The tables that a plan reads, and what holds of all their rows. Writing to rows that were read is no other reading. */
function readPlan(step: PlanStep, found: { scans: Scan[]; pins: Pin[] }): { scans: Scan[]; pins: Pin[] } {
  const { "Node Type": type, "Relation Name": table, Schema, Alias } = step;
  if (table && Alias && type !== "ModifyTable") found.scans.push({ table: `${Schema}.${table}`, alias: Alias });
  // The condition of an index inside a bitmap may be one of several that need not hold together; the heap's says all.
  const isPart = type === "Bitmap Index Scan";
  for (const [name, condition] of isPart ? [] : Object.entries(step)) {
    if (CONDITIONS.has(name) && typeof condition === "string") found.pins.push(...pinsOf(condition));
  }
  for (const inner of step.Plans ?? []) readPlan(inner, found);
  return found;
}

/** Every table that a plan reads or writes, with its schema. */
export function tablesOfPlan(step: PlanStep): Set<string> {
  const { "Relation Name": table, Schema, Plans = [] } = step;
  return new Set([...(table ? [`${Schema}.${table}`] : []), ...Plans.flatMap((inner) => [...tablesOfPlan(inner)])]);
}

/** The tables in a plan of which it may meet rows of any restaurant. `isOfRestaurants` tells which tables have such rows. */
export function findUnpinned(plan: PlanStep, isOfRestaurants: (table: string) => boolean): string[] {
  const { scans, pins } = readPlan(plan, { scans: [], pins: [] });
  const open = new Map(scans.filter(({ table }) => isOfRestaurants(table)).map(({ alias, table }) => [alias, table]));
  // What is neither a parameter nor such a table comes out of one that is looked at itself: a CTE, a function, a subquery.
  for (let before = -1; before !== open.size; ) {
    before = open.size;
    for (const { alias, is } of pins) if (!open.has(is)) open.delete(alias);
  }
  return [...new Set(open.values())];
}

function pinsOf(condition: string): Pin[] {
  return conjuncts(condition).flatMap((one) => {
    const [, left, right] = /^(.+?) = (?:ANY \((.+)\)|.+)$/.exec(one) ?? [];
    if (left === undefined) return [];
    const other = right ?? one.slice(left.length + 3);
    return [
      [left, other],
      [other, left],
    ].flatMap(([column = "", is = ""]) => {
      const [, alias] = /^(\w+)\.restaurant_id$/.exec(column) ?? [];
      return alias === undefined ? [] : { alias, is: /^\(*(\w+)\.\w+/.exec(is)?.[1] ?? is };
    });
  });
}

/** The parts of a condition that all hold: what stands between `AND` outside of any bracket. */
function conjuncts(condition: string): string[] {
  const inner = withoutBrackets(condition);
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < inner.length; at += 1) {
    if (inner[at] === "(") depth += 1;
    if (inner[at] === ")") depth -= 1;
    if (depth === 0 && inner.startsWith(" AND ", at)) {
      parts.push(inner.slice(from, at));
      from = at + " AND ".length;
    }
  }
  parts.push(inner.slice(from));
  return parts.length > 1 ? parts.flatMap(conjuncts) : [inner];
}

/** A condition without brackets around all of it. */
function withoutBrackets(condition: string): string {
  if (!condition.startsWith("(")) return condition;
  let depth = 0;
  for (let at = 0; at < condition.length; at += 1) {
    if (condition[at] === "(") depth += 1;
    if (condition[at] === ")") depth -= 1;
    if (depth === 0) return at === condition.length - 1 ? withoutBrackets(condition.slice(1, -1)) : condition;
  }
  return condition;
}
