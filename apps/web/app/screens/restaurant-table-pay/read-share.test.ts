import { m } from "@comptoir/messages";
import { expect, test } from "vitest";
import { readShare } from "./read-share.ts";

const ORDER = "01000000-0000-7000-8000-000000000001";

function form(...fields: readonly (readonly [string, string])[]): FormData {
  const made = new FormData();
  for (const [name, value] of fields) made.append(name, value);
  return made;
}

test("A share is read from its form; without a way it is the payer's own", () => {
  expect(readShare(form())).toEqual({ share: { of: "mine" } });
  expect(readShare(form(["of", "rest"]))).toEqual({ share: { of: "rest" } });
  expect(readShare(form(["of", "equal"], ["parts", "3"]))).toEqual({ share: { of: "equal", parts: 3 } });
  expect(readShare(form(["of", "equal"], ["parts", "-3"]))).toEqual({ share: { of: "equal", parts: 1 } });
});

test("An amount is read as typed in either language; what is no amount is said", () => {
  expect(readShare(form(["of", "amount"], ["amount", "12,5 $"]))).toEqual({ share: { of: "amount", amount: "12.50" } });
  for (const amount of ["", "0", "twelve"]) {
    expect(readShare(form(["of", "amount"], ["amount", amount]))).toEqual({ problem: m.table_pay_amount_wrong() });
  }
});

test("Dishes are read with the parts that are paid of each; none is said", () => {
  const lines = form(
    ["of", "lines"],
    ["line", `${ORDER} 1`],
    [`parts ${ORDER} 1`, "1"],
    ["line", `${ORDER} 2`],
    [`parts ${ORDER} 2`, "3"],
  );
  expect(readShare(lines)).toEqual({
    share: {
      of: "lines",
      lines: [
        { orderId: ORDER, line: 1 },
        { orderId: ORDER, line: 2, parts: 3 },
      ],
    },
  });
  expect(readShare(form(["of", "lines"]))).toEqual({ problem: m.table_pay_lines_none() });
});
