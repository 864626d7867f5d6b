import { describe, expect, it } from "vitest";
import { isDatabaseUnreachable } from "./unreachable.ts";

const failure = (code: string) => Object.assign(new Error("refused"), { code });

describe("A call whose statement failed", () => {
  it.each(["40P01", "40001", "55P03", "57014", "08006"])(
    "is told to retry after a conflict or a timeout: %s",
    (code) => {
      expect(isDatabaseUnreachable(failure(code))).toBe(true);
      expect(isDatabaseUnreachable(new Error("wrapped", { cause: failure(code) }))).toBe(true);
    },
  );

  it.each(["23505", "42P01", "22P02"])("is a bug if the statement was wrong: %s", (code) => {
    expect(isDatabaseUnreachable(failure(code))).toBe(false);
  });
});
