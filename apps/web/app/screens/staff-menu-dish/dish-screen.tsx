import { m } from "@comptoir/messages";
import { DISH_FOOD, DISH_KITCHEN, DISH_PRICE, DISH_RULES, DISH_SEEN } from "../../studio/dish-fields.ts";
import { DraftFieldGroup } from "../../studio/draft-control.tsx";
import type { LoadedThing } from "../staff-menu/load-thing.ts";
import { PlaceSelect } from "../staff-menu/place-select.tsx";
import { RemoveThing } from "../staff-menu/remove-thing.tsx";
import { ThingFrame } from "../staff-menu/thing-frame.tsx";
import { DishOptions } from "./dish-options.tsx";

/** Everything that a dish holds. screens#staff-menu-dish, menu#item. */
export function DishScreen(props: LoadedThing) {
  const { thing } = props;
  return (
    <ThingFrame {...props} text={m.studio_dish_text()}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-10">
          <DraftFieldGroup thing={thing} group={DISH_SEEN} />
          <DraftFieldGroup thing={thing} group={DISH_PRICE} />
          <DishOptions dish={thing} session={props.session} hasOthers={props.hasOthers} />
        </div>
        <div className="flex min-w-0 flex-col gap-10">
          <DraftFieldGroup thing={thing} group={DISH_FOOD} />
          <DraftFieldGroup thing={thing} group={DISH_KITCHEN} />
          <DraftFieldGroup thing={thing} group={DISH_RULES} />
          <PlaceSelect thing={thing} />
          <RemoveThing thing={thing} />
        </div>
      </div>
    </ThingFrame>
  );
}
