import type { StartMenuData } from "@comptoir/contract";
import { staffCalls } from "@comptoir/contract/staff-client";
import { useCallback, useEffect, useState } from "react";
import { browserStorage, readStorage, writeStorage } from "../../browser-storage.ts";
import { makeUuid } from "../../make-uuid.ts";
import { browserCaller } from "../../venue/api-caller.ts";

/** What was typed, by the names of the fields. */
export type Typed = Readonly<Record<string, string>>;

/** The page's state. It is kept until the tab is closed, so that a reload loses nothing that was typed. studio#new-venue. */
export type StartState = {
  readonly typed: Typed;
  /** Whether the code was found to be valid. */
  readonly isOpen: boolean;
  readonly isLooking: boolean;
  readonly problem: string | null;
  /** The file that was read last. */
  readonly menu: StartMenuData | null;
  /** What was found about the address that is typed. */
  readonly slug: { readonly slug: string; readonly isFree: boolean } | null;
};

/** The id of the field of the address. */
export const SLUG_FIELD = "start-slug";

const KEPT = "comptoir-start";
/** Characters of a code in the fragment of a link, which is sent to no server. */
const CODE = /^#([0-9A-Za-z-]{8,64})$/;
const EMPTY: StartState = { typed: {}, isOpen: false, isLooking: false, problem: null, menu: null, slug: null };

/** The state of `/staff/start`, and what changes it. */
export function useStart(atFirst: Typed) {
  const [state, setState] = useState<StartState>({ ...EMPTY, typed: atFirst });

  const change = useCallback((fields: Typed) => {
    setState((before) => {
      const typed = { ...before.typed, ...fields };
      return { ...before, typed };
    });
  }, []);

  const { typed } = state;
  useEffect(() => {
    // Before the kept state was read, there is nothing to keep.
    if (typed.requestId) writeStorage(browserStorage().tab, KEPT, JSON.stringify(typed));
  }, [typed]);

  const open = useCallback(
    async (code: string) => {
      setState((before) => ({ ...before, isLooking: true, problem: null }));
      const result = await staffCalls.lookAtStart(browserCaller(), { code });
      if (result.ok) change({ code });
      const menu = result.ok ? result.answer.menu : null;
      const problem = result.ok ? null : (result.error?.message ?? null);
      setState((before) => ({ ...before, isOpen: result.ok, isLooking: false, problem, menu: menu ?? before.menu }));
    },
    [change],
  );

  /** Asks whether an address is free; without one, for a proposal from the name. */
  const askForSlug = useCallback(async ({ code = "", slug = "", name = "" }: Typed) => {
    const result = await staffCalls.lookAtStart(browserCaller(), { code, slug: slug || null, name });
    const found = result.ok ? result.answer.slug : null;
    // A proposal never replaces what is typed meanwhile.
    const isLeft = document.activeElement?.id !== SLUG_FIELD;
    setState((before) => {
      const isTyped = slug !== "" || Boolean(before.typed.slug) || !isLeft;
      if (isTyped || found === null) return { ...before, slug: found };
      return { ...before, slug: found, typed: { ...before.typed, slug: found.slug } };
    });
  }, []);

  const takeMenu = useCallback((menu: StartMenuData) => setState((before) => ({ ...before, menu })), []);

  useEffect(() => {
    const kept = keptTyped();
    const linked = CODE.exec(location.hash)?.[1];
    if (linked !== undefined) history.replaceState(history.state, "", location.pathname + location.search);
    const code = linked ?? kept.code;
    // Another code is another restaurant, so its request is a new one.
    const requestId = kept.code === code && kept.requestId ? kept.requestId : makeUuid();
    change({ ...kept, requestId, ...(code === undefined ? {} : { code }) });
    if (code !== undefined) void open(code);
  }, [change, open]);

  return { state, change, open, askForSlug, takeMenu };
}

function keptTyped(): Typed {
  try {
    const kept: unknown = JSON.parse(readStorage(browserStorage().tab, KEPT) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Typed) : {};
  } catch {
    return {};
  }
}
