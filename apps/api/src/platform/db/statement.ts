import pg from "pg";
import { inSpan } from "../tracing/spans.ts";
import { type ColumnType, encoderOf, READERS, type ValueOf } from "./column-types.ts";
import type { Queryable } from "./database.ts";
import { inShare } from "./restaurant-share.ts";
import { failureOfDatabase, retryOnConflict } from "./transaction.ts";

type Columns = Readonly<Record<string, ColumnType>>;
export type Values<Declared extends Columns> = { readonly [Name in keyof Declared]: ValueOf<Declared[Name]> };

/** Declaration of a statement. A test checks it against the migrated schema. */
export type Declaration<Params extends Columns = Columns, Row extends Columns = Columns> = {
  /** Unique short description. PostgreSQL prepares the statement under this name, once per connection. */
  readonly name: string;
  readonly text: string;
  readonly params: Params;
  readonly row?: Row;
  /**
   * Why the statement spans the rows of several restaurants, or joins them with people (`people`). A test
   * verifies it. Decision 021.
   */
  readonly crosses?: Crossing | readonly Crossing[];
};

/** Kind of statement that reads the rows of several restaurants, and the reason. */
type Crossing =
  `${"directory" | "sweep" | "submission" | "backup" | "books" | "old id" | "person" | "people"}: ${string}`;

/**
 * Executable statement, for the pool or a transaction. A store exports one of its functions. `count`: number
 * of rows written or returned.
 */
export type Statement<Params, Row> = {
  readonly rows: (db: Queryable, params: Params) => Promise<Row[]>;
  /** Returns the row of a result that must have exactly one; throws otherwise. */
  readonly one: (db: Queryable, params: Params) => Promise<Row>;
  readonly oneOrNull: (db: Queryable, params: Params) => Promise<Row | null>;
  readonly count: (db: Queryable, params: Params) => Promise<number>;
  readonly wrote: (db: Queryable, params: Params) => Promise<boolean>;
};

export type ParamsOf<Of> =
  Of extends Statement<infer Params, unknown>
    ? Params
    : Of extends (db: Queryable, params: infer Params) => unknown
      ? Params
      : never;
export type RowOf<Of> =
  Of extends Statement<never, infer Row>
    ? Row
    : Of extends (db: Queryable, params: never) => Promise<infer Answer>
      ? Answer extends readonly (infer Row)[]
        ? Row
        : NonNullable<Answer>
      : never;

export type DeclaredStatement = Declaration & { readonly compiled: Compiled };
const declared = new Map<string, DeclaredStatement>();

/** Returns all statements of the loaded modules, for the test that checks them against the schema. */
export function declaredStatements(): readonly DeclaredStatement[] {
  return [...declared.values()];
}

/**
 * Declares and compiles a statement; call it at the top level of a module. Throws on a duplicate name, an
 * undeclared parameter or an unused one.
 */
export function statement<const Params extends Columns, const Row extends Columns = Record<never, never>>(
  declaration: Declaration<Params, Row>,
): Statement<Values<Params>, Values<Row>> {
  const { name } = declaration;
  if (declared.has(name)) throw new Error(`Duplicate statement name: "${name}".`);
  const compiled = compile(declaration);
  declared.set(name, { ...declaration, compiled });
  const { text, params } = compiled;
  // The values of parameters may be personal, so a span has the statement's name alone. operations#traces.
  const span = { name: `db ${name}`, kind: "client", attributes: { "db.system.name": "postgresql" } } as const;
  const encoders = params.map((param) => encoderOf(declaration.params[param] as ColumnType));

  const run = (db: Queryable, given: Values<Params>) => inSpan(span, () => query(db, given), failureOfDatabase);

  async function query(db: Queryable, given: Values<Params>) {
    const values = new Array<unknown>(params.length);
    for (let index = 0; index < values.length; index += 1) {
      const value = given[params[index] as string];
      const encode = encoders[index];
      values[index] = encode ? encode(value) : value;
    }
    const asked = { name, text, values, types: READERS };
    if (!(db instanceof pg.Pool)) return db.query<Values<Row>>(asked);
    // On the pool, each statement is its own transaction. A restaurant's statement counts against its share
    // of connections.
    const { restaurantId } = given;
    const ask = () => retryOnConflict(() => db.query<Values<Row>>(asked));
    return typeof restaurantId === "string" ? inShare(db, restaurantId, ask) : ask();
  }

  async function oneOrNull(db: Queryable, given: Values<Params>) {
    const { rows } = await run(db, given);
    if (rows.length > 1) throw new Error(`"${name}" returned ${rows.length} rows instead of at most one.`);
    return rows[0] ?? null;
  }

  const count = async (db: Queryable, given: Values<Params>) => (await run(db, given)).rowCount ?? 0;
  return {
    rows: async (db, given) => (await run(db, given)).rows,
    one: async (db, given) => {
      const row = await oneOrNull(db, given);
      if (!row) throw new Error(`"${name}" returned no row.`);
      return row;
    },
    oneOrNull,
    count,
    wrote: async (db, given) => (await count(db, given)) > 0,
  };
}

type Compiled = { readonly text: string; readonly params: readonly string[] };

/** Named parameter: a colon and a name, but not a cast (`::date`) nor part of a word (`HH24:MI`). */
const PARAM = /(?<![:\w]):([a-zA-Z]\w*)/g;

function compile({ name, text, params }: Declaration): Compiled {
  const order: string[] = [];
  const numbered = text.replaceAll(PARAM, (_whole, param: string) => {
    if (!Object.hasOwn(params, param)) throw new Error(`"${name}" does not declare the type of :${param}.`);
    if (!order.includes(param)) order.push(param);
    return `$${order.indexOf(param) + 1}`;
  });
  const unused = Object.keys(params).filter((param) => !order.includes(param));
  if (unused.length > 0) throw new Error(`"${name}" does not use :${unused.join(", :")}.`);
  return { text: numbered, params: order };
}
