import { testDatabase } from "@comptoir/test-kit/database";
import { describe, expect, it } from "vitest";
import { typed } from "./column-types.ts";
import { statement } from "./statement.ts";

const { pool } = await testDatabase();

describe("A statement", () => {
  const echo = statement({
    name: "test: echo",
    text: `select :count::int8 as count, :day::date as day, :at::timestamptz as at, :moments::timestamptz[] as moments,
             :note::jsonb as note, :rest::json as rest, :words::text[] as words, to_char(:at, 'HH24:MI') as "clock"`,
    params: {
      count: "int8",
      day: "date",
      at: "timestamptz",
      moments: "timestamptz[]",
      note: typed<{ a: string } | null>("jsonb?"),
      rest: typed<string[] | null>("json"),
      words: "text[]",
    },
    row: { count: "int8", day: "date", at: "timestamptz", moments: "timestamptz[]", note: "jsonb?", rest: "json" },
  });
  const given = {
    count: 9_007_199_254_740_991,
    day: "2026-03-08",
    at: new Date("2026-03-08T07:00:00.123Z"),
    moments: [new Date("2026-11-01T05:30:00Z")],
    note: { a: 'it\'s "so"' },
    rest: ["[]"],
    words: ["a,b", "{}", 'c"'],
  };

  it("returns the values that it was given, whatever their type", async () => {
    expect(await echo.one(pool, given)).toMatchObject(given);
    const nothing = await echo.one(pool, { ...given, note: null, rest: null });
    expect(nothing).toMatchObject({ note: null, rest: null });
  });

  it("refuses an integer that a JavaScript number cannot hold exactly", async () => {
    const big = statement({
      name: "test: big",
      text: "select 9007199254740993 as big",
      params: {},
      row: { big: "int8" },
    });
    await expect(big.one(pool, {})).rejects.toThrow("9007199254740993");
  });

  it("returns one row, at most one, all rows or their number", async () => {
    const upTo = statement({
      name: "test: up to",
      text: "select n from generate_series(1, :last::int4) n",
      params: { last: "int4" },
      row: { n: "int4" },
    });
    expect(await upTo.rows(pool, { last: 2 })).toEqual([{ n: 1 }, { n: 2 }]);
    expect(await upTo.count(pool, { last: 3 })).toBe(3);
    expect(await upTo.oneOrNull(pool, { last: 0 })).toBeNull();
    await expect(upTo.one(pool, { last: 0 })).rejects.toThrow('"test: up to" returned no row.');
    await expect(upTo.oneOrNull(pool, { last: 2 })).rejects.toThrow(
      '"test: up to" returned 2 rows instead of at most one.',
    );
  });

  it("has a unique name, and declares the type of each parameter that it uses, and of no other", () => {
    const declare = (name: string, text: string) => () => statement({ name, text, params: { a: "text" } });
    expect(declare("test: echo", "select :a")).toThrow('Duplicate statement name: "test: echo".');
    expect(declare("test: more", "select :a, :b")).toThrow('"test: more" does not declare the type of :b.');
    expect(declare("test: less", "select 1")).toThrow('"test: less" does not use :a.');
  });

  it("has the parameters and rows that its types say", () => {
    // @ts-expect-error: `day` is missing
    const missing = () => echo.one(pool, { ...given, day: undefined });
    // @ts-expect-error: `text` cannot be narrowed to a number
    const wrong = () => typed<number>("text");
    // @ts-expect-error: a nullable type must be declared with `?`
    const maybe = () => typed<string | null>("text");
    expect([missing, wrong, maybe]).toHaveLength(3);
  });

  it("is retried after a deadlock with a transaction", async () => {
    await pool.query("create table two_rows (id int primary key, n int); insert into two_rows values (1, 0), (2, 0)");
    // Locks row 2, then row 1. The other transaction holds row 1 and requests row 2: a deadlock.
    const both = statement({
      name: "test: both rows",
      text: `with second as (update two_rows set n = n + 1 where id = 2 returning pg_sleep(0.2)),
                  first as (update two_rows set n = n + 1 where id = 1 and exists (select from second))
             select n from two_rows`,
      params: {},
      row: { n: "int4" },
    });
    const other = await pool.connect();
    try {
      // The long `deadlock_timeout` makes PostgreSQL roll back the statement rather than this transaction.
      await other.query("set deadlock_timeout = '10s'; begin");
      await other.query("update two_rows set n = n + 10 where id = 1");
      const asked = both.count(pool, {});
      await new Promise((resolve) => setTimeout(resolve, 100));
      await other.query("update two_rows set n = n + 10 where id = 2");
      await other.query("commit");
      await asked;
    } finally {
      other.release(true);
    }
    expect((await pool.query("select n from two_rows order by id")).rows).toEqual([{ n: 11 }, { n: 11 }]);
  });
});
