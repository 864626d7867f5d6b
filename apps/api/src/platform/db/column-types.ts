import pg from "pg";

/** What a value of each of PostgreSQL's types is here. */
type Scalars = {
  bool: boolean;
  bytea: Buffer;
  /** A calendar day, `YYYY-MM-DD`. */
  date: string;
  /** A measured number: degrees. Never money. */
  float8: number;
  int4: number;
  /** A whole number within what a number holds exactly: cents, revisions, counts. */
  int8: number;
  json: unknown;
  jsonb: unknown;
  text: string;
  timestamptz: Date;
  uuid: string;
  varchar: string;
};
type ScalarName = keyof Scalars;

/** A type by PostgreSQL's name for it; `[]` says a list of them, `?` that it may be null. */
export type TypeName = ScalarName | `${ScalarName}[]` | `${ScalarName}?` | `${ScalarName}[]?`;

type ValueOfName<Name extends TypeName> = Name extends `${infer Inner}?`
  ? (Inner extends TypeName ? ValueOfName<Inner> : never) | null
  : Name extends `${infer Inner}[]`
    ? Inner extends ScalarName
      ? readonly Scalars[Inner][]
      : never
    : Name extends ScalarName
      ? Scalars[Name]
      : never;

declare const narrowedTo: unique symbol;
type Narrowed<Type> = TypeName & { readonly [narrowedTo]: Type };

/** A type as a declaration says it. */
export type ColumnType = TypeName | Narrowed<unknown>;

/** What a value of a declared type is here. */
export type ValueOf<Column extends ColumnType> =
  Column extends Narrowed<infer Type> ? Type : Column extends TypeName ? ValueOfName<Column> : never;

/**
 * Narrows a type to what we know of its values: `typed<OrderStatus>("text")`, `typed<Cents>("int8")`, `typed<Taken>("jsonb")`.
 * The compiler refuses a name whose values could not be that.
 */
export function typed<Type>(
  name: { [Name in TypeName]: [Type] extends [ValueOfName<Name>] ? Name : never }[TypeName],
): Narrowed<Type> {
  return name as TypeName as Narrowed<Type>;
}

/** How a value is handed to PostgreSQL; undefined when it goes as it is. Null is null, but in a json that may not be null. */
export function encoderOf(type: ColumnType): ((value: unknown) => unknown) | undefined {
  const isNullable = type.endsWith("?");
  const encode = ENCODERS[isNullable ? type.slice(0, -1) : type];
  if (!encode || !isNullable) return encode;
  return (value) => (value === null ? null : encode(value));
}

const ENCODERS: Readonly<Record<string, (value: unknown) => unknown>> = {
  json: (value) => JSON.stringify(value),
  jsonb: (value) => JSON.stringify(value),
  timestamptz: (value) => (value as Date).toISOString(),
  "timestamptz[]": (value) => (value as readonly Date[]).map((moment) => moment.toISOString()),
};

/** How the columns of an answer are read, by their types' numbers: `int8` and `date` unlike the driver does by itself. */
export const READERS = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    (oid === pg.types.builtins.INT8
      ? readInt8
      : oid === pg.types.builtins.DATE
        ? String
        : pg.types.getTypeParser(oid, format)) as unknown,
} as pg.CustomTypesConfig;

function readInt8(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new Error(`${text} from the database is more than a number holds exactly`);
  return number;
}
