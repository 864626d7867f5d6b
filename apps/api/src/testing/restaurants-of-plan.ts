/** Node of a plan by `explain (generic_plan, verbose, format json)`. */
type PlanStep = {
  readonly "Node Type": string;
  readonly Operation?: string;
  readonly Schema?: string;
  readonly "Relation Name"?: string;
  readonly Alias?: string;
  readonly Plans?: readonly PlanStep[];
};

type Scan = { readonly table: string; readonly alias: string };

/**
 * Condition of every row: `restaurant_id` of the table `alias` equals `is`, another table's alias or a value.
 */
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

/**
 * Collects the tables that a plan reads, and the equalities that hold for all rows. A ModifyTable node reads
 * nothing else.
 */
function readPlan(step: PlanStep, found: { scans: Scan[]; pins: Pin[] }): { scans: Scan[]; pins: Pin[] } {
  const { "Node Type": type, "Relation Name": table, Schema, Alias } = step;
  if (table && Alias && type !== "ModifyTable") found.scans.push({ table: `${Schema}.${table}`, alias: Alias });
  // Inside a bitmap, an index condition may be one of several alternatives. The heap scan has the complete
  // condition.
  const isPart = type === "Bitmap Index Scan";
  for (const [name, condition] of isPart ? [] : Object.entries(step)) {
    if (CONDITIONS.has(name) && typeof condition === "string") found.pins.push(...pinsOf(condition));
  }
  for (const inner of step.Plans ?? []) readPlan(inner, found);
  return found;
}

export function tablesOfPlan(step: PlanStep): Set<string> {
  const { "Relation Name": table, Schema, Plans = [] } = step;
  return new Set([...(table ? [`${Schema}.${table}`] : []), ...Plans.flatMap((inner) => [...tablesOfPlan(inner)])]);
}

/**
 * Returns the tables of a plan that may read rows of any restaurant. `isOfRestaurants`: whether a table has
 * rows of restaurants.
 */
export function findUnpinned(plan: PlanStep, isOfRestaurants: (table: string) => boolean): string[] {
  const { scans, pins } = readPlan(plan, { scans: [], pins: [] });
  const open = new Map(scans.filter(({ table }) => isOfRestaurants(table)).map(({ alias, table }) => [alias, table]));
  // `is` pins a table unless it is the alias of an open table. Otherwise `is` is a parameter, or comes from a
  // CTE, function or subquery, which is checked itself.
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

/** Splits a condition at each `AND` outside of brackets. */
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
