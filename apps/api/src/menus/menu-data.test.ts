import { readFileSync } from "node:fs";
import { getMenuData } from "@comptoir/contract";
import { describe, expect, it } from "vitest";
import { openTestApi } from "../testing/test-api.ts";

const { call, load } = await openTestApi();
const { schema } = getMenuData.responses[200].content["application/json"];

describe("GET /menu/{slug}/data.json", () => {
  it.each(["braise", "cafe-perce-neige"])(
    "is the restaurant and its menus as the contract says, of %s",
    async (slug) => {
      await load(JSON.parse(readFileSync(new URL(`../../../../demo/venues/${slug}.json`, import.meta.url), "utf8")));
      const { body } = await call(`/menu/${slug}/data.json`);
      // What the contract does not name is dropped in reading.
      expect(schema.parse(body)).toEqual(body);
    },
  );
});
