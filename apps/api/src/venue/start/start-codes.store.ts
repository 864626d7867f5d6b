import type { Note } from "@comptoir/converters";
import type { DraftChange, Warning } from "@comptoir/venue-file";
import { typed } from "../../platform/db/column-types.ts";
import { statement } from "../../platform/db/statement.ts";

/** A doubt about a thing of a file's menu; its language is that of the page that shows it. */
export type MenuFinding = Warning & { readonly name: string };

/** A menu that was read from a file: the changes that add it to an empty venue, and what was understood. studio#start-file. */
export type ReadMenu = {
  readonly name: string;
  readonly converter: string;
  readonly changes: readonly DraftChange[];
  readonly counts: {
    readonly menus: number;
    readonly sections: number;
    readonly dishes: number;
    readonly options: number;
    readonly priced: number;
    readonly pictures: number;
    readonly allergens: number;
  };
  readonly found: { readonly prices: number; readonly options: number } | null;
  readonly taken: { readonly prices: number; readonly options: number } | null;
  /** A row of the release before has sentences in English. */
  readonly notes: readonly (Note | string)[];
  readonly findings: readonly MenuFinding[];
  readonly findingCount: number;
};

export const insertStartCode = statement({
  name: "insert start code",
  text: "insert into start_codes (code_hash, issued_at, expires_at) values (:codeHash, :now, :expiresAt)",
  params: { codeHash: "text", now: "timestamptz", expiresAt: "timestamptz" },
}).count;

/** Finds a code that can still make a restaurant. */
export const findStartCode = statement({
  name: "find start code",
  text: `select expires_at as "expiresAt" from start_codes
         where code_hash = :codeHash and expires_at > :now and made_restaurant is null`,
  params: { codeHash: "text", now: "timestamptz" },
  row: { expiresAt: "timestamptz" },
}).oneOrNull;

/** Loads the menu that was read last with a code; null if none was. */
export const loadReadMenu = statement({
  name: "load menu of start code",
  text: `select menu_id as "menuId", menu from start_codes where code_hash = :codeHash`,
  params: { codeHash: "text" },
  row: { menuId: "uuid?", menu: typed<ReadMenu | null>("jsonb?") },
}).oneOrNull;

/** Counts a file before it is read; false if the code is not valid any more or has read `atMost` files. */
export const countStartFile = statement({
  name: "count file of start code",
  text: `update start_codes set files = files + 1
         where code_hash = :codeHash and expires_at > :now and made_restaurant is null and files < :atMost`,
  params: { codeHash: "text", now: "timestamptz", atMost: "int4" },
}).wrote;

/** Keeps a menu that was read, in place of the one before. */
export const saveReadMenu = statement({
  name: "save menu of start code",
  text: `update start_codes set menu_id = :menuId, menu = :menu where code_hash = :codeHash and made_restaurant is null`,
  params: { codeHash: "text", menuId: "uuid", menu: "jsonb" },
}).wrote;

/** Locks a code that has not ended until the end of the transaction. */
export const holdStartCode = statement({
  name: "hold start code",
  text: `select menu_id as "menuId", request_id as "requestId", made_restaurant as "madeRestaurant", made_staff as "madeStaff"
         from start_codes where code_hash = :codeHash and expires_at > :now for update`,
  params: { codeHash: "text", now: "timestamptz" },
  row: { menuId: "uuid?", requestId: "uuid?", madeRestaurant: "text?", madeStaff: "uuid?" },
}).oneOrNull;

/** Marks a code as spent, in the transaction that makes the restaurant. The menu is in the restaurant's draft from then on. */
export const spendStartCode = statement({
  name: "spend start code",
  text: `update start_codes set request_id = :requestId, made_restaurant = :restaurantId, made_staff = :staffId,
           menu_id = null, menu = null where code_hash = :codeHash`,
  params: { codeHash: "text", requestId: "uuid", restaurantId: "text", staffId: "uuid" },
}).count;

export const countRestaurants = statement({
  name: "count restaurants",
  text: "select count(*) as restaurants from restaurants",
  params: {},
  row: { restaurants: "int8" },
  crosses: "directory: whether the installation has a restaurant yet",
}).one;
