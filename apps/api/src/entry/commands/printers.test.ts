import { expect, it } from "vitest";
import { openCommandLine } from "../../testing/command-line.ts";
import { GRILL } from "../../testing/grill.ts";

const { clock, comptoir, load } = await openCommandLine();
await load(GRILL);
clock.set("2026-11-20T17:00:00Z");

it("operations#printers-commands add, list, test, rotate and remove a printer", async () => {
  const star = ["--way", "cloudprnt", "--model", "star-mc-print3"];
  expect((await comptoir("printers", "list", "the-grill")).out).toBe("No printers.\n");
  const added = await comptoir(
    "printers",
    "add",
    "the-grill",
    "Bar",
    ...star,
    "--stations",
    "bar",
    "--prints",
    "tickets,labels",
  );
  expect(added.out).toMatch(/^https?:\/\/\S+\/api\/print\/star\/[\w-]{32}\n$/);
  await comptoir("printers", "add", "the-grill", "Grill", ...star, "--fallback", "Bar", "--labels", "portion");
  await comptoir(
    "printers",
    "add",
    "the-grill",
    "Office",
    "--way",
    "page",
    "--model",
    "other-80",
    "--prints",
    "receipts",
  );
  expect((await comptoir("printers", "list", "the-grill")).out).toMatch(
    /Bar {2}[0-9a-f-]{36} {2}cloudprnt star-mc-print3 {2}never-seen since .*, tickets labels, stations bar\n/,
  );
  expect((await comptoir("printers", "test", "the-grill", "Bar")).out).toBe("A test page waits for Bar.\n");
  expect((await comptoir("printers", "list", "the-grill")).out).toContain("1 waiting");
  expect((await comptoir("printers", "test", "the-grill", "Office")).err).toContain("browser only");
  expect((await comptoir("printers", "rotate", "the-grill", "Office")).err).toContain("does not poll");
  const rotated = await comptoir("printers", "rotate", "the-grill", "Bar");
  expect(rotated.out).toMatch(/\/api\/print\/star\/[\w-]{32}\n$/);
  expect(rotated.out).not.toBe(added.out);
  expect((await comptoir("printers", "remove", "the-grill", "Bar")).out).toBe("Bar is removed.\n");
  expect((await comptoir("printers", "remove", "the-grill", "Bar")).err).toContain("no printer");
});

it("operations#printers-commands say what is wrong", async () => {
  const add = (...options: string[]) => comptoir("printers", "add", "the-grill", "Kitchen", ...options);
  for (const [options, said] of [
    [[], "--way is one of"],
    [["--way", "tcp"], "--model is one of"],
    [["--way", "tcp", "--model", "other-80", "--host", "10.0.0.5"], "PRINTER_NETWORK"],
    [["--way", "cloudprnt", "--model", "epson-tm-m30"], "cannot be reached"],
    [["--way", "page", "--model", "other-80", "--prints", "money"], 'No printer prints "money"'],
    [["--way", "page", "--model", "other-80", "--fallback", "Nobody"], 'no printer "Nobody"'],
  ] as const) {
    const { err, exit } = await add(...options);
    expect([err.includes(said), exit > 0]).toEqual([true, true]);
  }
});
