import { createHash } from "node:crypto";

export type InlineHashes = { readonly script: readonly string[]; readonly style: readonly string[] };

/** A page that allows its inline scripts and styles by hash instead of nonce, so that it can be cached. */
export type HashedPage = { readonly text: string; readonly inline: InlineHashes };

/**
 * Removes the nonce from a page, and hashes the elements that carried it. Injected markup is not hashed,
 * because it cannot know the nonce. promises#promise-43.
 */
export function hashInline(page: string, nonce: string): HashedPage {
  const inline: { script: Set<string>; style: Set<string> } = { script: new Set(), style: new Set() };
  const attribute = ` nonce="${nonce}"`;
  const [before = "", ...carrying] = page.split(attribute);
  let text = before;
  for (const rest of carrying) {
    const start = rest.indexOf(">") + 1;
    const kind = executableTag(text.slice(text.lastIndexOf("<")) + rest.slice(0, start));
    if (kind !== null) {
      const end = rest.indexOf(`</${kind}>`, start);
      // A script with `src` has no content; the CSP allows its URL.
      if (end > start)
        inline[kind].add(`'sha256-${createHash("sha256").update(rest.slice(start, end)).digest("base64")}'`);
    }
    text += rest;
  }
  if (text.includes(nonce)) throw new Error("The page contains its nonce outside the nonce attribute.");
  return { text, inline: { script: [...inline.script], style: [...inline.style] } };
}

/** Returns whether an opening tag is an executable script or a style; null for any other. */
function executableTag(tag: string): keyof InlineHashes | null {
  const [, name] = /^<(script|style)[\s/>]/.exec(tag) ?? [];
  return name === undefined || tag.includes('type="application/ld+json"') ? null : (name as keyof InlineHashes);
}
