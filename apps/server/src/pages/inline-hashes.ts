import { createHash } from "node:crypto";

/** The hashes of what stands inside a page and may run or style it, as a Content-Security-Policy writes them. */
export type InlineHashes = { readonly script: readonly string[]; readonly style: readonly string[] };

/** A page whose scripts and styles are allowed by what they say, not by a nonce: it can be sent any number of times. */
export type HashedPage = { readonly text: string; readonly inline: InlineHashes };

/**
 * Takes the nonce out of a page and hashes what carried it. Only that: what a venue's words might smuggle in never knows the
 * nonce of the page that it is written into, and is allowed by a hash no more than by a nonce. promises#promise-43.
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
      // A script that is fetched has nothing inside; its address allows it.
      if (end > start)
        inline[kind].add(`'sha256-${createHash("sha256").update(rest.slice(start, end)).digest("base64")}'`);
    }
    text += rest;
  }
  if (text.includes(nonce)) throw new Error("A page holds its nonce in another place than the attribute.");
  return { text, inline: { script: [...inline.script], style: [...inline.style] } };
}

/** What an opening tag lets a browser execute or apply, if it does; data for search engines is neither. */
function executableTag(tag: string): keyof InlineHashes | null {
  const [, name] = /^<(script|style)[\s/>]/.exec(tag) ?? [];
  return name === undefined || tag.includes('type="application/ld+json"') ? null : (name as keyof InlineHashes);
}
