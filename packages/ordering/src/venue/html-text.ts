const NAMED_CHARACTERS: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  hellip: "…",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  sbquo: "‚",
  ldquo: "“",
  rdquo: "”",
  bdquo: "„",
  lsaquo: "‹",
  rsaquo: "›",
  bull: "•",
  euro: "€",
  trade: "™",
  oelig: "œ",
  OElig: "Œ",
  Yuml: "Ÿ",
  prime: "′",
  Prime: "″",
  minus: "−",
  thinsp: "\u2009",
  ensp: "\u2002",
  emsp: "\u2003",
  zwnj: "\u200c",
  zwj: "\u200d",
  shy: "\u00ad",
};

/** The entity names of the characters 160 to 255 (Latin-1), in order. */
const LATIN_1_NAMES =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml".split(
    " ",
  );

const ESCAPED_CHARACTER = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z][A-Za-z0-9]{1,30}));/g;

/**
 * Decodes HTML escapes once: `"Fish &amp; Chips"` becomes `"Fish & Chips"`, but `"&amp;lt;"` only `"&lt;"`.
 * Keeps unknown entities and all tags. menu#html-escapes.
 */
export function decodeHtmlText(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(ESCAPED_CHARACTER, (written, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return namedCharacter(name) ?? written;
    return (
      numberedCharacter(decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal)) ?? written
    );
  });
}

function namedCharacter(name: string): string | undefined {
  if (Object.hasOwn(NAMED_CHARACTERS, name)) return NAMED_CHARACTERS[name];
  const position = LATIN_1_NAMES.indexOf(name);
  return position < 0 ? undefined : String.fromCharCode(160 + position);
}

/** Returns the character of a code point; undefined for control characters and lone surrogates. */
function numberedCharacter(code: number): string | undefined {
  const isControl = (code < 32 && code !== 9 && code !== 10 && code !== 13) || (code >= 127 && code < 160);
  if (isControl || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return undefined;
  return String.fromCodePoint(code);
}

const TAG = /<[/!a-z][^>]*>?/gi;

/** Removes all markup from a text, allowed or not. menu#markup. */
export function plainText(text: string): string {
  return text.includes("<") ? text.replace(TAG, " ").replace(/\s+/g, " ").trim() : text;
}

/** Decodes HTML escapes and removes all markup, allowed or not. menu#html-escapes. */
export function bareText(text: string): string {
  return plainText(decodeHtmlText(text));
}
