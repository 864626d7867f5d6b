import { contract } from "@comptoir/contract";
import { isRefused } from "@comptoir/ordering";
import { staffCaller } from "../../people/caller.ts";
import type { ApiApp } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { copyPicture } from "../pictures/copy-picture.ts";
import type { StudioDeps } from "./draft.ts";
import { loadOtherMenu, managesOther } from "./other-menus.ts";

/** Mounts the calls by which a manager copies from another restaurant of theirs. studio#copy-from. */
export function mountOtherMenus(app: ApiApp, deps: StudioDeps): void {
  const { studio } = contract;

  app.openapi(studio.getOtherMenu, async (c) => {
    const { id } = c.req.valid("param");
    const isTheirs = await managesOther(deps.database, staffCaller(c), id);
    const menu = isTheirs ? await loadOtherMenu(deps.database, id) : null;
    if (menu === null) return refuse(c, "notFound");
    const things = [...menu.things].map(([thing, { under, fields }]) => ({ thing, under, fields: { ...fields } }));
    return c.json({ ...menu, things }, 200);
  });

  app.openapi(studio.copyOtherPictures, async (c) => {
    const { id: from } = c.req.valid("param");
    const caller = staffCaller(c);
    if (!(await managesOther(deps.database, caller, from))) return refuse(c, "notFound");
    const copies: { path: string; copy: string | null }[] = [];
    for (const path of new Set(c.req.valid("json").paths)) {
      const result = await copyPicture(deps, path, { from, to: caller.restaurantId });
      if (isRefused(result)) return refuse(c, "picturesFull");
      copies.push({ path, copy: result.copy });
    }
    return c.json({ copies }, 200);
  });
}
