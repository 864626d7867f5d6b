import pg from "pg";

type Scalars = {
  bool: boolean;
  bytea: Buffer;
  /** Calendar date, `YYYY-MM-DD`. */
  date: string;
  /** Measurement, such as degrees. Never money. */
  float8: number;
  int4: number;
  /** Integer within `Number.MAX_SAFE_INTEGER`: cents, revisions, counts. */
  int8: number;
  json: unknown;
  jsonb: unknown;
  text: string;
  timestamptz: Date;
  uuid: string;
  varchar: string;
};
type ScalarName = keyof Scalars;

/** PostgreSQL type name; `[]` marks an array, `?` a nullable value. */
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

export type ColumnType = TypeName | Narrowed<unknown>;

export type ValueOf<Column extends ColumnType> =
  Column extends Narrowed<infer Type> ? Type : Column extends TypeName ? ValueOfName<Column> : never;

/**
 * Narrows a column type, such as `typed<Cents>("int8")`. The compiler rejects a type that the column cannot
 * have.
 */
export function typed<Type>(
  name: { [Name in TypeName]: [Type] extends [ValueOfName<Name>] ? Name : never }[TypeName],
): Narrowed<Type> {
  return name as TypeName as Narrowed<Type>;
}

/**
 * Returns the encoder of a parameter type; undefined if values pass unchanged. A null is sent as SQL null,
 * but as JSON null for a non-nullable json.
 */
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

/** Parsers of result columns by type OID; override the driver's defaults for `int8` and `date`. */
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
  if (!Number.isSafeInteger(number)) throw new Error(`${text} from the database exceeds the safe integer range`);
  return number;
}
