import { z } from "@hono/zod-openapi";
import { describe, expect, it } from "vitest";
import { jsonBody } from "./json.ts";

describe("A body in JSON", () => {
  it("is parsed synchronously, even if its schema could be asynchronous", async () => {
    let isWaiting: boolean | undefined;
    const schema = z.object({ id: z.number() });
    schema._zod.run = new Proxy(schema._zod.run, {
      apply(run, self, [payload, context]: Parameters<typeof schema._zod.run>) {
        isWaiting = context.async;
        return run.call(self, payload, context);
      },
    });
    jsonBody(schema, { id: 1 });
    expect(await schema.safeParseAsync({ id: 7 })).toMatchObject({ success: true, data: { id: 7 } });
    expect(isWaiting).toBe(false);
  });

  it("cannot have an asynchronous schema", async () => {
    const schema = z.string().refine(async () => true);
    jsonBody(schema, "");
    await expect(schema.safeParseAsync("soup")).rejects.toThrow();
  });
});
