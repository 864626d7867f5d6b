import { m } from "@comptoir/messages";
import { useDraftEdit, useDraftState } from "../../studio/draft-context.tsx";
import { useThingName } from "../../studio/thing-name.ts";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { announce } from "../../ui/toast.tsx";
import { dishesWithin } from "./dishes-within.ts";

/** Removes a thing, after saying how many dishes go with it. One undo brings it back with all of them. */
export function RemoveThing({ thing }: { readonly thing: string }) {
  const edit = useDraftEdit();
  const name = useThingName(thing);
  const dishes = useDraftState((state) => dishesWithin(state, thing));
  const remove = () => {
    edit([{ thing, field: "under", value: null }]);
    announce(m.studio_removed({ name }));
  };
  return (
    <Disclosure summary={m.studio_remove_part({ name })}>
      <div className="flex flex-col items-start gap-3 pt-2">
        {dishes > 0 ? <p>{m.studio_remove_with({ count: dishes })}</p> : null}
        <Button tone="danger" onClick={remove}>
          {m.studio_remove_part({ name })}
        </Button>
      </div>
    </Disclosure>
  );
}
