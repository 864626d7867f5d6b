import type { MenuData, MenuGroupData, RestaurantData } from "@comptoir/ordering";
import * as venue from "@comptoir/venue-file/schema";
import { z } from "@hono/zod-openapi";
import { idSchema, instantSchema } from "./wire.ts";

// A restaurant and its menus in answers, derived from the schema of venue files. These schemas only
// document answers, which are not validated: optional fields may be null, and texts have no pattern.

const NAMES = new Map<z.core.$ZodType, string>([
  [venue.menuGroup, "MenuGroup"],
  [venue.menu, "Menu"],
  [venue.section, "Section"],
  [venue.menuItem, "MenuItem"],
  [venue.optionGroup, "OptionGroup"],
  [venue.optionValue, "OptionValue"],
]);

const answers = new Map<z.core.$ZodType, z.ZodType>([
  [venue.idAnswer, idSchema],
  [
    venue.localizationAnswer,
    z.clone(venue.localizationAnswer).openapi("Localization", { example: { "fr-CA": { name: "Poutine classique" } } }),
  ],
]);
answers.set(venue.taxRate, answerOf(venue.taxRate).openapi("TaxRate", { example: { tax1: "0.05" } }));

function answerOf<Value>(schema: z.core.$ZodType<Value>): z.ZodType<Value> {
  const made = answers.get(schema) ?? makeAnswer(schema);
  answers.set(schema, made);
  return made as z.ZodType<Value>;
}

function makeAnswer(schema: z.core.$ZodType): z.ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object": {
      const name = NAMES.get(schema);
      const answer = z.object(answersOf(def.shape));
      return name === undefined ? answer : answer.openapi(name);
    }
    case "array":
      return z.array(answerOf(def.element));
    case "optional":
      return answerOf(def.innerType).optional();
    case "nullable":
      return answerOf(def.innerType).nullable();
    case "lazy":
      return answerOf(def.getter());
    case "pipe":
      return answerOf(def.out);
    default:
      return schema as z.ZodType;
  }
}

/**
 * Returns the schemas of an answer's fields. They are created lazily, because option groups and values are
 * recursive.
 */
function answersOf(shape: z.core.$ZodShape): z.ZodRawShape {
  const fields = Object.entries(shape).map(([key, field]) => [key, { get: () => answerOf(field), enumerable: true }]);
  return Object.defineProperties({}, Object.fromEntries(fields));
}

export const menuGroupSchema = answerOf<MenuGroupData>(venue.menuGroup);
/** A menu, with the slots that staff changed, which are not in venue files. menu#menu, board#changed-slots. */
export const menuSchema = z.object({
  ...answersOf(shapeOf(venue.menu)),
  slot_changes: z
    .array(
      z.object({ date: z.iso.date(), minutes: z.number().int(), orders: z.number().int().nullable() }).openapi({
        description:
          "A slot by its date and its start in minutes after midnight. `orders`: its limit; 0 is closed, null no limit.",
      }),
    )
    .nullish(),
}) as unknown as z.ZodType<MenuData>;

/** A restaurant, with its pause's end, its extra preparation, and whether cards are off, which are not in venue files. venue#restaurant. */
export const restaurantSchema: z.ZodType<RestaurantData> = z
  .object({
    ...answersOf(shapeOf(venue.restaurant)),
    orders_paused_until: instantSchema.nullish(),
    extra_preparation: z.object({ minutes: z.number().int(), until: instantSchema }).nullish(),
    cards_off: z.boolean().nullish(),
  })
  .openapi("Restaurant") as unknown as z.ZodType<RestaurantData>;

function shapeOf(schema: z.core.$ZodType): z.core.$ZodShape {
  return (schema as z.core.$ZodObject)._zod.def.shape;
}
