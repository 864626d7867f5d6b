import type { Destination, ExplainedAmount } from "@comptoir/ordering";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import type { validateCart } from "./cart.ts";
import type { calls } from "./client.ts";
import type { setCosts } from "./costs.ts";
import type { RefusalOf } from "./errors.ts";
import type { explainedAmountSchema } from "./explanation.ts";
import type { orderSchema } from "./orders.ts";

// Goal: the schemas have the types of packages/ordering. Method: a false claim does not compile. The error "Type
// 'true' is not assignable to 'false'" on a claim names the schema and the type that differ.

/** True for two identical types, including which fields are optional. */
type Same<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;
type Includes<All, Part> = [Part] extends [All] ? true : false;

const claim = <Claimed extends boolean>(holds: Claimed) => expect(holds).toBe(true);

/** A schema's output as a deeply readonly type, comparable with a type of the rules. */
type Read<Value> = unknown extends Value
  ? Value
  : Value extends string | number | boolean | null | undefined
    ? Value
    : { readonly [Key in keyof Value]: Read<Value[Key]> };
type Yields<Schema extends z.ZodType> = Read<z.output<Schema>>;

describe("The types of answers' schemas", () => {
  it("equal the rules' types, field by field", () => {
    claim<Same<Yields<typeof explainedAmountSchema>, ExplainedAmount>>(true);
    claim<Same<Yields<typeof orderSchema>["destination"], Destination>>(true);
  });
});

describe("The refusals of a call", () => {
  it("are those of its contract, and those of every call with a body", () => {
    claim<Includes<RefusalOf<typeof setCosts>, "discountInvalid" | "restaurantUnknown" | "payloadTooLarge">>(true);
    claim<Includes<RefusalOf<typeof validateCart>, "itemSoldOut" | "internal">>(true);
    // @ts-expect-error `set-costs` cannot refuse a card.
    claim<Includes<RefusalOf<typeof setCosts>, "cardDeclined">>(true);
  });

  it("are known to the client by their codes", () => {
    type Failed = Extract<Awaited<ReturnType<typeof calls.getNextOrderQueueTime>>, { ok: false }>;
    type Code = NonNullable<Failed["error"]>["code"];
    claim<Same<Code, "invalid_request" | "maintenance" | "unavailable" | "internal" | "restaurant_unknown">>(true);
  });
});
