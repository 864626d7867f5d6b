import { test } from "../diner/test.ts";
import { expectValidMarkup } from "./check-markup.ts";

const PAGES = [
  "/braise/landing?eventSuite=7",
  "/braise?tableNum=12",
  "/cafe-perce-neige?takeout=true",
  "/golden-spud?viewOnly=true",
  "/braise/orders/00000000-0000-4000-8000-000000000000",
  "/login",
  "/nowhere/at/all",
];

test.describe("The served markup", { tag: "@desktop" }, () => {
  for (const path of PAGES) {
    test(`${path} is valid HTML.`, async ({ context }) => {
      await expectValidMarkup(context.request, path);
    });
  }
});
