import { expect, test } from "vitest";
import { shortenText } from "./shorten-text.ts";

test("A long description is cut after a whole word, without the comma that hung on it.", () => {
  expect(shortenText("Fries, cheese curds, and gravy", 22)).toBe("Fries, cheese curds…");
  expect(shortenText("Fries", 22)).toBe("Fries");
});
