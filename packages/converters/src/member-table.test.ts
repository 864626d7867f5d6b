import { describe, expect, test } from "vitest";
import { readMemberTable } from "./member-table.ts";

describe("studio#member-import: a table of members", () => {
  test("is read as the list exports it, with the line of each member", () => {
    const text =
      'identifier,firstName,lastName,email,phone,promos\r\nM-1,Ada,,,,"GOLD, STAFF"\r\n\r\nM-2,"Lo\nu",,,,\r\n';
    expect(readMemberTable(`\ufeff${text}`)).toEqual({
      rows: [
        { line: 2, member: { identifier: "M-1", firstName: "Ada", promos: ["GOLD", "STAFF"] } },
        { line: 5, member: { identifier: "M-2", firstName: "Lo\nu" } },
      ],
    });
  });

  test("is read with French headers and semicolons", () => {
    expect(
      readMemberTable("Numéro de membre;Prénom;Nom;Courriel;Prix membres\n7;Zoé;Roy;z@x.test;OR|ARGENT\n"),
    ).toEqual({
      rows: [
        {
          line: 2,
          member: { identifier: "7", firstName: "Zoé", lastName: "Roy", email: "z@x.test", promos: ["OR", "ARGENT"] },
        },
      ],
    });
  });

  test("is refused without identifiers, with columns that are lost, and with an open quote", () => {
    expect(readMemberTable("name,email\nAda,a@x.test\n")).toEqual({ refused: "no-identifier" });
    expect(readMemberTable("id,age,shoe\n1,30,44\n")).toEqual({ refused: "unknown-columns", columns: "age, shoe" });
    expect(readMemberTable("id\n1,extra\n")).toEqual({ refused: "unknown-columns", columns: "2" });
    expect(readMemberTable('id\n"1')).toEqual({ refused: "unreadable" });
    expect(readMemberTable("")).toEqual({ refused: "no-identifier" });
  });
});
