import pg from "pg";
import { type ColumnType, encoderOf, READERS, type ValueOf } from "./column-types.ts";
import type { Queryable } from "./database.ts";
import { inShare } from "./restaurant-share.ts";
import { untilItStands } from "./transaction.ts";

type Columns = Readonly<Record<string, ColumnType>>;
/** What declared columns or parameters are here. */
export type Values<Declared extends Columns> = { readonly [Name in keyof Declared]: ValueOf<Declared[Name]> };

/** What a statement says of itself. A test holds it against the migrated schema. */
export type Declaration<Params extends Columns = Columns, Row extends Columns = Columns> = {
  /** Says in a few words what it does. No two have the same: PostgreSQL plans it under this name, once for each connection. */
  readonly name: string;
  /** SQL, with its parameters by name: `where id = :orderId`. */
  readonly text: string;
  readonly params: Params;
  /** The columns of its answer; left out when it answers none. */
  readonly row?: Row;
  /**
   * Why it could not be sent to the one database that has the restaurant: it meets rows of restaurants that no parameter names, or it meets
   * people and restaurants' rows (`people`). A test tells. Decision 021 says what becomes of each kind when there are several databases.
   */
  readonly crosses?: Crossing | readonly Crossing[];
};

/** A kind of statement that meets more than the rows of one restaurant, and why. */
type Crossing =
  `${"directory" | "sweep" | "submission" | "backup" | "books" | "old id" | "person" | "people"}: ${string}`;

/** A statement that can be run, on the pool or inside a transaction. A store exports one of its functions. */
export type Statement<Params, Row> = {
  /** Every row of the answer. */
  readonly rows: (db: Queryable, params: Params) => Promise<Row[]>;
  /** The row of an answer that always has one. */
  readonly one: (db: Queryable, params: Params) => Promise<Row>;
  /** The row of an answer that has one at most; null when it has none. */
  readonly oneOrNull: (db: Queryable, params: Params) => Promise<Row | null>;
  /** How many rows it wrote or returned. */
  readonly count: (db: Queryable, params: Params) => Promise<number>;
  /** Whether it wrote a row. */
  readonly wrote: (db: Queryable, params: Params) => Promise<boolean>;
};

/** What a statement, or one function of it, is sent with. */
export type ParamsOf<Of> =
  Of extends Statement<infer Params, unknown>
    ? Params
    : Of extends (db: Queryable, params: infer Params) => unknown
      ? Params
      : never;
/** A row of the answer of a statement, or of one function of it. */
export type RowOf<Of> =
  Of extends Statement<never, infer Row>
    ? Row
    : Of extends (db: Queryable, params: never) => Promise<infer Answer>
      ? Answer extends readonly (infer Row)[]
        ? Row
        : NonNullable<Answer>
      : never;

/** A statement as it was declared and as PostgreSQL gets it. */
export type DeclaredStatement = Declaration & { readonly compiled: Compiled };
const declared = new Map<string, DeclaredStatement>();

/** Every statement of the modules that were loaded, for the test that holds them against the schema. */
export function declaredStatements(): readonly DeclaredStatement[] {
  return [...declared.values()];
}

/**
 * Declares a statement, once, at the top of a module. Everything that can be done before it is run is done here. A name that
 * is taken, a parameter without a type and one that the text does not use are mistakes of ours.
 */
export function statement<const Params extends Columns, const Row extends Columns = Record<never, never>>(
  declaration: Declaration<Params, Row>,
): Statement<Values<Params>, Values<Row>> {
  const { name } = declaration;
  if (declared.has(name)) throw new Error(`Two statements are called "${name}".`);
  const compiled = compile(declaration);
  declared.set(name, { ...declaration, compiled });
  const { text, params } = compiled;
  const encoders = params.map((param) => encoderOf(declaration.params[param] as ColumnType));

  function run(db: Queryable, given: Values<Params>) {
    const values = new Array<unknown>(params.length);
    for (let index = 0; index < values.length; index += 1) {
      const value = given[params[index] as string];
      const encode = encoders[index];
      values[index] = encode ? encode(value) : value;
    }
    const query = { name, text, values, types: READERS };
    if (!(db instanceof pg.Pool)) return db.query<Values<Row>>(query);
    // On the pool it is a transaction by itself; one of a restaurant takes one of the connections that the restaurant may have.
    const { restaurantId } = given;
    const ask = () => untilItStands(() => db.query<Values<Row>>(query));
    return typeof restaurantId === "string" ? inShare(db, restaurantId, ask) : ask();
  }

  async function oneOrNull(db: Queryable, given: Values<Params>) {
    const { rows } = await run(db, given);
    if (rows.length > 1) throw new Error(`"${name}" answered ${rows.length} rows and may answer one.`);
    return rows[0] ?? null;
  }

  const count = async (db: Queryable, given: Values<Params>) => (await run(db, given)).rowCount ?? 0;
  return {
    rows: async (db, given) => (await run(db, given)).rows,
    one: async (db, given) => {
      const row = await oneOrNull(db, given);
      if (!row) throw new Error(`"${name}" answered no row.`);
      return row;
    },
    oneOrNull,
    count,
    wrote: async (db, given) => (await count(db, given)) > 0,
  };
}

/** A statement as PostgreSQL gets it: `$1` for the first of `params`, and so on. */
type Compiled = { readonly text: string; readonly params: readonly string[] };

/** A colon and a name, unless it belongs to a cast (`::date`) or stands inside a word (`HH24:MI`). */
const PARAM = /(?<![:\w]):([a-zA-Z]\w*)/g;

function compile({ name, text, params }: Declaration): Compiled {
  const order: string[] = [];
  const numbered = text.replaceAll(PARAM, (_whole, param: string) => {
    if (!Object.hasOwn(params, param)) throw new Error(`"${name}" does not say the type of :${param}.`);
    if (!order.includes(param)) order.push(param);
    return `$${order.indexOf(param) + 1}`;
  });
  const unused = Object.keys(params).filter((param) => !order.includes(param));
  if (unused.length > 0) throw new Error(`"${name}" does not use :${unused.join(", :")}.`);
  return { text: numbered, params: order };
}
