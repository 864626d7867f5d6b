/** Digits that stand in a row, with anything between them but letters, and which of them begin a group. */
export type DigitRow = { readonly digits: readonly number[]; readonly beginsGroup: readonly boolean[] };

const SEPARATOR = "separator";
const LETTER = "letter";
const NOTHING = "nothing";
/** What a character is to a reader of numbers: digits as text, or what it does between them. */
type Reading = string;

/** Accents and invisible characters: they occur within a group of digits and do not end it. */
const INVISIBLE = /[\p{M}\p{Cf}]/u;
const readings = new Map<string, Reading>();

/**
 * The rows of digits in a text. Digits of every script count, full-width, superscript and circled ones too; what a character
 * is worth is decided for each alone, so that the time taken grows with the text and no faster.
 */
export function* digitRows(text: string): Generator<DigitRow> {
  let digits: number[] = [];
  let beginsGroup: boolean[] = [];
  let isApart = true;
  for (const character of text) {
    const reading = read(character);
    if (reading === NOTHING) continue;
    if (reading === SEPARATOR) isApart = true;
    else if (reading === LETTER) {
      if (digits.length > 0) yield { digits, beginsGroup };
      [digits, beginsGroup, isApart] = [[], [], true];
    } else {
      for (const digit of reading) {
        digits.push(Number(digit));
        beginsGroup.push(isApart);
        isApart = false;
      }
    }
  }
  if (digits.length > 0) yield { digits, beginsGroup };
}

function read(character: string): Reading {
  if (character >= "0" && character <= "9") return character;
  if (character < "\u0080") return /[A-Za-z]/.test(character) ? LETTER : SEPARATOR;
  const known = readings.get(character);
  if (known !== undefined) return known;
  const reading = readOther(character);
  // There are a few hundred thousand characters; a text may not fill the memory with them.
  if (readings.size < 5_000) readings.set(character, reading);
  return reading;
}

function readOther(character: string): Reading {
  if (INVISIBLE.test(character)) return NOTHING;
  const plain = character.normalize("NFKC");
  if (/\p{L}/u.test(plain)) return LETTER;
  return Array.from(plain, valueOfDigit).join("") || SEPARATOR;
}

/** The digit that a character of any script stands for; nothing where it stands for none. */
function valueOfDigit(character: string): string {
  if (!/\p{Nd}/u.test(character)) return "";
  // The digits of a script follow each other from its zero, and so do scripts whose digits are neighbours.
  let before = 0;
  const point = character.codePointAt(0) ?? 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(point - before - 1))) before += 1;
  return String(before % 10);
}
