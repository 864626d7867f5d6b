import { HtmlValidate } from "html-validate";
import { expect, test } from "../diner/test.ts";
import { MARKUP_RULES } from "./markup-rules.ts";

const PAGES = [
  "/braise/landing?eventSuite=7",
  "/braise?tableNum=12",
  "/cafe-perce-neige?takeout=true",
  "/golden-spud?viewOnly=true",
  "/braise/orders/00000000-0000-4000-8000-000000000000",
  "/login",
  "/nowhere/at/all",
];

test.describe("The markup that is served", { tag: "@once" }, () => {
  for (const path of PAGES) {
    test(`${path} is valid HTML.`, async ({ request }) => {
      const served = await (await request.get(path)).text();
      const { results } = await new HtmlValidate(MARKUP_RULES).validateString(served);
      const faults = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      );
      expect(faults).toEqual([]);
    });
  }
});
