/**
 * Run of digits, which may have any characters but letters between them. `beginsGroup` marks the digits that
 * start a group.
 */
export type DigitRow = { readonly digits: readonly number[]; readonly beginsGroup: readonly boolean[] };

const SEPARATOR = "separator";
const LETTER = "letter";
const NOTHING = "nothing";
/** Digits of a character, or `SEPARATOR`, `LETTER` or `NOTHING`. */
type Reading = string;

/** Accents and invisible characters, which do not end a group of digits. */
const INVISIBLE = /[\p{M}\p{Cf}]/u;
const readings = new Map<string, Reading>();

/**
 * Yields the runs of digits in a text, in any script, full-width, superscript and circled ones too.
 * Classifies each character alone, so the time is linear in the text's length.
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
  if (readings.size < 5_000) readings.set(character, reading);
  return reading;
}

function readOther(character: string): Reading {
  if (INVISIBLE.test(character)) return NOTHING;
  const plain = character.normalize("NFKC");
  if (/\p{L}/u.test(plain)) return LETTER;
  return Array.from(plain, valueOfDigit).join("") || SEPARATOR;
}

/** Returns the value of a digit in any script; empty for other characters. */
function valueOfDigit(character: string): string {
  if (!/\p{Nd}/u.test(character)) return "";
  // Unicode encodes the ten digits of a script in order from zero. The number of digits before it, modulo
  // ten, is therefore the value.
  let before = 0;
  const point = character.codePointAt(0) ?? 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(point - before - 1))) before += 1;
  return String(before % 10);
}
