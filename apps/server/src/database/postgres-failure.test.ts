import { expect, test } from "vitest";
import { explainFailure } from "./postgres-failure.ts";

test.each([
  [
    'PANIC:  could not write to file "pg_wal/xlogtemp.1": No space left on device',
    /^The disk that holds \/data is full\. Free some space/,
  ],
  [
    'initdb: error: could not create directory "/data": Permission denied',
    /^PostgreSQL cannot write to \/data: could not create/,
  ],
  [
    "FATAL:  database files are incompatible with server",
    /^\/data was created by another version of PostgreSQL\. Back it up with/,
  ],
  ["postgres: error while loading shared libraries: libpq.so.5", /Run "npm rebuild"/],
  [
    "FATAL:  something else.\nLOG:  database system is shut down",
    /^PostgreSQL did not start on \/data: something else\.$/,
  ],
])("%j becomes one line for the operator.", (output, line) => {
  expect(explainFailure(output, "/data")).toMatch(line);
  expect(explainFailure(output, "/data")).not.toContain("\n");
});
