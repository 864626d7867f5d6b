import { describe, expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";
import { parseVenueFile } from "./parse-venue-file.ts";
import { formatFault } from "./reading/findings.ts";

const importedAt = "2026-11-20T18:00:00.000Z";

function faultsOf(file: string | Uint8Array, maxBytes?: number): string[] {
  const parsed = parseVenueFile(file, { importedAt, maxBytes });
  return "faults" in parsed ? parsed.faults.map(formatFault) : [];
}

function nestedOptions(depth: number): object[] {
  let groups: object[] = [];
  for (let level = 0; level < depth; level += 1) groups = [{ name: "G", values: [{ name: "V", options: groups }] }];
  return groups;
}

function fileWith(item: object): string {
  const dish = { name: "Fries", price: "4.00", ...item };
  return JSON.stringify({ restaurant: { name: "The Grill", slug: "the-grill" }, menus: [{ items: [dish] }] });
}

describe("A malformed, truncated, huge or deeply nested file is refused without harm", () => {
  test.each([
    ["", "(the file): is empty"],
    ["   ", "(the file): is empty"],
    ["{", "(the file): is not JSON: it ends too early"],
    ['{"restaurant": {"name": "The Gr', "(the file): is not JSON: it ends too early"],
    ['{"restaurant":\n  nonsense}', "(the file): is not JSON: it breaks on line 2, column 3"],
    ['{"restaurant": 1} {', "(the file): is not JSON: it breaks on line 1, column 19"],
    ["{'restaurant': 1}", "(the file): is not JSON: it breaks on line 1, column 2"],
    ['{"restaurant": "a\tb\\x"}', "(the file): is not JSON: it breaks on line 1, column 18"],
    ['{"price": 012}', "(the file): is not JSON: it breaks on line 1, column 12"],
    ['{"price": 1,}', "(the file): is not JSON: it breaks on line 1, column 13"],
    ["null", "(the file): is null"],
    ["[]", "(the file): is a list"],
    ['"text"', '(the file): is "text"'],
    ["<html></html>", "(the file): is not JSON"],
  ])("%j", (file, fault) => {
    expect(faultsOf(file)).toHaveLength(1);
    expect(faultsOf(file)[0]?.startsWith(fault)).toBe(true);
  });

  test("bytes that are not UTF-8 are refused, a byte order mark is accepted", () => {
    expect(faultsOf(new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]))[0]).toMatch(/is not UTF-8/);
    expect(faultsOf(new TextEncoder().encode(`\ufeff${fileWith({})}`))).toEqual([]);
    expect(faultsOf(`\ufeff${fileWith({})}`)).toEqual([]);
  });

  test("a file beyond the limit is not decoded", () => {
    expect(faultsOf(new Uint8Array(2000), 1000)).toEqual([
      "(the file): is 2000 bytes large; expected at most 1000 bytes",
    ]);
  });

  test("a million brackets do not exhaust the stack", () => {
    expect(faultsOf("[".repeat(1_000_000))[0]).toMatch(/nested more than 256 levels/);
    expect(faultsOf('{"a":'.repeat(1_000_000))[0]).toMatch(/nested more than 256 levels/);
  });

  test("a file of too many values is not parsed", () => {
    expect(faultsOf(`[${"0,".repeat(5_000_001)}0]`)[0]).toMatch(/holds too many values/);
    const fields = Array.from({ length: 10_001 }, (_, index) => `"f${index}":0`);
    expect(faultsOf(`{${fields.join(",")}}`)[0]).toMatch(/holds too many values/);
  });

  test("options nest as deep as the ordering rules allow, and no deeper", () => {
    expect(faultsOf(fileWith({ options: nestedOptions(50) }))).toEqual([]);
    expect(faultsOf(fileWith({ options: nestedOptions(51) }))[0]).toMatch(/is more than 50 option groups deep/);
  });
});

describe("A hostile file is refused without harm", () => {
  test.each(["__proto__", "constructor", "prototype", "\\u005f_proto__"])("the key %s is refused anywhere", (key) => {
    const file = fileWith({}).replace('"name":"Fries"', `"name":"Fries","localization":{"${key}":{"polluted":true}}`);
    expect(faultsOf(file)[0]).toMatch(/^menus\[0\]\.items\[0\]\.localization\.\w+: has a field called/);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test("a duplicate field is refused, because its value is ambiguous", () => {
    expect(faultsOf(fileWith({}).replace('"price":"4.00"', '"price":"4.00","price":"40.00"'))).toEqual([
      'menus[0].items[0].price: has the field "price" twice; expected each field once',
    ]);
  });

  test.each([
    ["\u0000", "U+0000"],
    ["\u001b[2J", "U+001B"],
    ["\ud800", "U+D800"],
    ["\u202e", "U+202E"],
    ["&#8238;", "U+202E"],
  ])("the character %j is refused in a name", (text, code) => {
    expect(faultsOf(fileWith({ name: `Fries${text}` }))[0]).toContain(`contains the character ${code}`);
  });

  test("an invalid character is refused in the parts that are stored unchanged", () => {
    const file = '{"restaurant":{"name":"The Grill","slug":"the-grill"},"loyalty":{"name":"\\udfff"}}';
    expect(faultsOf(file)).toEqual([
      "loyalty.name: contains the character U+DFFF, which cannot be displayed or stored; expected text without control characters and broken characters",
    ]);
  });

  test("a path escapes a hostile field name", () => {
    const parsed = parseVenueFile(fileWith({ "a\u001b[2J\u202eb": 1 }), { importedAt });
    expect("warnings" in parsed && parsed.warnings[0]?.path).toBe('menus[0].items[0]["a\\u001b[2J�b"]');
  });

  test("a fault quotes the file escaped and shortened", () => {
    const [fault] = faultsOf(fileWith({ price: `\u001b[31m${"x".repeat(10_000)}` }));
    expect(fault).not.toContain("\u001b");
    expect(fault?.length).toBeLessThan(200);
  });

  test.each([
    "javascript:alert(1)",
    "//evil.example/x.png",
    "/\\evil.example",
    "data:image/svg+xml,<svg>",
    "picture.png",
  ])("the picture address %j is refused", (image) => {
    expect(faultsOf(fileWith({ image }))).toHaveLength(1);
  });

  test.each(["https://example.com/a.png", "/pictures/fries.webp"])("the picture address %j is accepted", (image) => {
    expect(faultsOf(fileWith({ image }))).toEqual([]);
  });
});

describe("Promise 42: of all markup only b, i, em, strong, p and br without attributes are kept", () => {
  test.each([
    ["Fish &amp; Chips", "Fish &amp; Chips"],
    ["Fish & Chips", "Fish &amp; Chips"],
    ["Cr&egrave;me", "Crème"],
    ["<b>Hot</b> <em>soup</em><br>", "<b>Hot</b> <em>soup</em><br />"],
    ['<b onclick="alert(1)">Hot</b>', "<b>Hot</b>"],
    ["<script>alert(1)</script>Hot", "Hot"],
    ["<style>*{display:none}</style>Hot", "Hot"],
    ['<svg onload="alert(1)"><b>Hot</b></svg>', "<b>Hot</b>"],
    ['<a href="javascript:alert(1)">Hot</a>', "Hot"],
    ["<!-- x -->Hot", "Hot"],
    ["&lt;script&gt;alert(1)&lt;/script&gt;Hot", "Hot"],
    ["&amp;lt;img src=x onerror=alert(1)&amp;gt;Hot", "Hot"],
    ["&#60;img src=x onerror=alert(1)&#62;Hot", "Hot"],
    ["I <3 pizza", "I &lt;3 pizza"],
    ["<scr<script>ipt>alert(1)", "ipt&gt;alert(1)"],
  ])("%j becomes %j", (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  test("a required name of markup only is a fault", () => {
    expect(faultsOf(fileWith({ name: "<script>alert(1)</script>" }))[0]).toMatch(/has only markup/);
  });
});
