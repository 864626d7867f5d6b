import { cents } from "@comptoir/ordering";
import { describe, expect, test } from "vitest";
import { fittingLook } from "./card-look.ts";

const pictured = { id: 1, name: "Churros", cents: cents(700), image: "/pictures/churros.svg" };
const bare = { id: 2, name: "Taco of the week", cents: cents(600) };

describe("the look of a section", () => {
  test("A section in which most dishes have a picture shows pictures.", () => {
    expect(fittingLook([pictured, bare], "picture")).toBe("picture");
    expect(fittingLook([pictured, bare], "compact")).toBe("compact");
  });

  test("A section with few pictures has the text layout.", () => {
    expect(fittingLook([pictured, bare, bare], "picture")).toBe("text");
    expect(fittingLook([bare], "tile")).toBe("text");
  });

  test("A venue with text cards shows no pictures.", () => {
    expect(fittingLook([pictured, pictured], "text")).toBe("text");
  });
});
