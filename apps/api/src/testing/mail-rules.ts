import { contrastRatio, parseHexColor, TEXT_CONTRAST } from "@comptoir/ordering";

/** Gmail cuts a longer mail, in bytes. */
const MAIL_BYTES_MAX = 102_000;
/** Gmail drops longer styles, in characters. */
const STYLE_MAX = 8_192;

/**
 * Returns what the strictest mail clients would show wrongly, as sentences. Outlook (Word's engine) lays out tables of
 * given widths only, with padding on cells; Gmail knows plain selectors and limits sizes. venue#mail-face.
 */
export function mailFaults(html: string): string[] {
  const [head = "", body = ""] = html.split("</head>");
  const faults: string[] = [];
  const must = (isTrue: boolean, words: string) => {
    if (!isTrue) faults.push(words);
  };
  must(Buffer.byteLength(html) < MAIL_BYTES_MAX, `Gmail cuts a mail of ${Buffer.byteLength(html)} bytes`);
  for (const [part, words] of IN_THE_HEAD) must(part.test(head), `the head has no ${words}`);
  must(!/<style/i.test(body), "a style is outside the head");
  faults.push(...styleFaults(head));
  for (const tag of tagsOf(body)) faults.push(...tagFaults(tag));
  faults.push(...contrastFaults(html, "light"), ...contrastFaults(html, "dark"));
  return faults;
}

const IN_THE_HEAD: readonly (readonly [RegExp, string])[] = [
  [/<meta name="viewport" content="width=device-width/, "viewport"],
  [/<meta name="color-scheme" content="(light|dark|light dark)"/, "color-scheme"],
  [/charset=UTF-8/, "charset"],
  [/<html dir="ltr" lang="(en|fr)-CA"/, "language"],
  [/<title>[^<]+<\/title>/, "title"],
];

function styleFaults(head: string): string[] {
  const forAll = head.replace(/<!--\[if mso\]>.*?<!\[endif\]-->/gs, "");
  const styles = [...forAll.matchAll(/<style>([^<]*)<\/style>/g)].map(([, css = ""]) => css);
  const faults = styles.join("").length < STYLE_MAX ? [] : ["Gmail drops styles of this length"];
  for (const css of styles) {
    if (/url\(|@import|@font-face|var\(|calc\(/.test(css)) faults.push(`a style has what Gmail drops: ${css}`);
    const rules = /^@media \([a-z-]+:[a-z0-9]+\)\{((?:[^{}]*\{[^{}]*\})*)\}$/.exec(css)?.[1];
    if (rules === undefined) faults.push(`a style is more than one plain @media: ${css}`);
    for (const [, selector = "", declarations = ""] of (rules ?? "").matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
      if (!/^\.[a-z]+$/.test(selector)) faults.push(`Gmail may not know the selector ${selector}`);
      if (!declarations.split(";").every((one) => one.endsWith("!important")))
        faults.push(`inline styles win over ${declarations}`);
    }
  }
  return faults;
}

type Tag = { readonly name: string; readonly attributes: ReadonlyMap<string, string>; readonly style: Style };
type Style = ReadonlyMap<string, string>;

function readTag(name: string, rest: string): Tag {
  const attributes = new Map(
    [...rest.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [key, value]),
  );
  const style = new Map(
    (attributes.get("style") ?? "")
      .split(";")
      .filter(Boolean)
      .map((one) => one.split(/:(.*)/s) as [string, string]),
  );
  return { name, attributes, style };
}

const tagsOf = (html: string) =>
  [...html.matchAll(/<([a-z][a-z0-9]*)\b([^>]*)>/g)].map(([, name = "", rest = ""]) => readTag(name, rest));

const TAGS = /^(body|div|table|tbody|tr|td|p|h1|h2|h3|a|img|span|br)$/;
const ROUNDS_AND_WIDTHS = "border-radius max-width width height";
const TEXT_STYLES =
  "color font-family font-size line-height font-weight font-style text-align text-decoration white-space";
/** The properties that a mail uses: those that Outlook knows, and those whose absence it does not show. */
const PROPERTIES = new Set(
  `${TEXT_STYLES} ${ROUNDS_AND_WIDTHS} background-color border border-top vertical-align margin padding display mso-padding-alt`.split(
    " ",
  ),
);

function tagFaults({ name, attributes, style }: Tag): string[] {
  const faults: string[] = [];
  const must = (isTrue: boolean, words: string) => {
    if (!isTrue)
      faults.push(`<${name} ${[...attributes].map(([key, value]) => `${key}="${value}"`).join(" ")}>: ${words}`);
  };
  must(TAGS.test(name), "is not a tag of mails");
  if (attributes.get("style")?.startsWith("display:none")) return faults;
  for (const [property, value] of style) {
    must(PROPERTIES.has(property), `Outlook does not know ${property}`);
    must(!/\b(?:r?em|vw|vh|rgba?|hsla?|oklch|url|calc|var|flex|grid)\b/.test(value), `not every client knows ${value}`);
    if (property.endsWith("color")) must(/^#[0-9a-f]{6}$/.test(value), "a colour is not six digits");
  }
  must(style.get("margin") === undefined || /^(p|h[1-3]|body)$/.test(name), "Outlook ignores this margin");
  must(style.get("padding") === undefined || /^(td|body)$/.test(name) || name === "a", "Outlook ignores this padding");
  const ground = style.get("background-color");
  must(ground === undefined || name === "a" || attributes.get("bgcolor") === ground, "bgcolor is not the background");
  if (name === "table") {
    for (const key of ["border", "cellpadding", "cellspacing"]) must(attributes.get(key) === "0", `${key} is not 0`);
    must(attributes.get("role") === "presentation", "is read as a table of data");
  }
  if (name === "img") {
    must(/^https?:\/\/.*\.(png|jpe?g|gif)$/.test(attributes.get("src") ?? ""), "is no picture of every client");
    for (const key of ["alt", "width", "height"]) must(attributes.has(key), `has no ${key}`);
  }
  if (name === "a") must(/^https?:\/\//.test(attributes.get("href") ?? ""), "leads nowhere");
  return faults;
}

/** Returns the texts without enough contrast in a scheme, by inline styles, and by the classes of the dark scheme. */
function contrastFaults(html: string, scheme: "light" | "dark"): string[] {
  const css = scheme === "dark" ? (/@media \(prefers-color-scheme:dark\)\{(.*?)\}<\/style>/.exec(html)?.[1] ?? "") : "";
  const classes = new Map([...css.matchAll(/\.([a-z]+)\{([^}]*)\}/g)].map(([, name = "", rule = ""]) => [name, rule]));
  const faults: string[] = [];
  const open: { readonly name: string; readonly ink: string; readonly ground: string; readonly isHidden: boolean }[] = [
    { name: "", ink: "#000000", ground: "#ffffff", isHidden: false },
  ];
  const body = (html.split("</head>")[1] ?? "").replace(/<!--.*?-->/gs, "");
  for (const [, end, name = "", rest = "", text = ""] of body.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>|([^<]+)/g)) {
    const top = open.at(-1) as (typeof open)[number];
    if (text !== "") {
      const [ink, ground] = [parseHexColor(top.ink), parseHexColor(top.ground)];
      const ratio = ink && ground ? contrastRatio(ink, ground) : 0;
      const isSeen = text.replaceAll("&nbsp;", "").trim() !== "" && !top.isHidden;
      if (isSeen && ratio < TEXT_CONTRAST) faults.push(`${scheme}: "${text.trim()}" has a contrast of ${ratio}`);
    } else if (end) open.splice(open.findLastIndex((one) => one.name === name));
    else if (!/^(img|br|meta)$/.test(name)) {
      const { attributes, style } = readTag(name, rest);
      const ruled = (attributes.get("class") ?? "").split(" ").map((one) => classes.get(one) ?? "");
      const ofRule = (property: string) =>
        new RegExp(`(?:^|[;}])${property}:(#[0-9a-f]{6})`).exec(ruled.join(";"))?.[1];
      open.push({
        name,
        ink: ofRule("color") ?? style.get("color") ?? top.ink,
        ground: ofRule("background-color") ?? style.get("background-color") ?? top.ground,
        isHidden: top.isHidden || style.get("display") === "none",
      });
    }
  }
  return faults;
}
