import CodepageEncoder from "@point-of-sale/codepage-encoder";
import type { PrinterLanguage } from "../index.ts";

/** What a printer does with bytes: the lines that it prints, with their width in columns, and its other acts. */
export type Printed = {
  readonly lines: readonly { readonly text: string; readonly columns: number }[];
  /** `page 16`, `cut 1`, `picture 576x30`, `code https://…`, and `inverse` or `bold` with the words so printed. */
  readonly acts: readonly string[];
};

type Look = { width: number; isInverse: boolean; isBold: boolean };
/** Carries out the command at the beginning of some bytes; returns its length. */
type Command = (bytes: Buffer, look: Look, act: (what: string) => void) => number;

const skip =
  (length: number): Command =>
  () =>
    length;

/** The commands of Epson's manual that tickets need, by their first two bytes. */
const ESC_POS: Readonly<Record<string, Command>> = {
  "1b40": skip(2),
  "1c2e": skip(2),
  "1b4d": skip(3),
  "1b61": skip(3),
  "1b74": (bytes, _, act) => {
    act(`page ${bytes[2]}`);
    return 3;
  },
  "1b45": (bytes, look) => {
    look.isBold = bytes[2] === 1;
    return 3;
  },
  "1d42": (bytes, look) => {
    look.isInverse = bytes[2] === 1;
    return 3;
  },
  "1d21": (bytes, look) => {
    look.width = ((bytes[2] ?? 0) >> 4) + 1;
    return 3;
  },
  "1d56": (bytes, _, act) => {
    act(`cut ${bytes[2]}`);
    return 3;
  },
  "1d76": (bytes, _, act) => {
    const [across, down] = [bytes.readUInt16LE(4), bytes.readUInt16LE(6)];
    act(`picture ${across * 8}x${down}`);
    return 8 + across * down;
  },
  "1d28": (bytes, _, act) => {
    const length = bytes.readUInt16LE(3);
    if (bytes[6] === 0x50) act(`code ${bytes.toString("latin1", 8, 5 + length)}`);
    return 5 + length;
  },
};

/** The commands of Star's manuals, of which Star Line Mode has the same. */
const STAR: Readonly<Record<string, Command>> = {
  "1b40": skip(2),
  "1b30": skip(2),
  "1b7a": skip(3),
  "1b1e": skip(4),
  "1b45": (_, look) => {
    look.isBold = true;
    return 2;
  },
  "1b46": (_, look) => {
    look.isBold = false;
    return 2;
  },
  "1b34": (_, look) => {
    look.isInverse = true;
    return 2;
  },
  "1b35": (_, look) => {
    look.isInverse = false;
    return 2;
  },
  "1b69": (bytes, look) => {
    look.width = (bytes[3] ?? 0) + 1;
    return 4;
  },
  "1b64": (bytes, _, act) => {
    act(`cut ${bytes[2]}`);
    return 3;
  },
  "1b58": (bytes, _, act) => {
    const across = bytes.readUInt16LE(2);
    act(`picture ${across}x24`);
    return 4 + across * 3 + 2;
  },
  "1b1d": (bytes, _, act) => {
    if (bytes[2] === 0x74) act(`page ${bytes[3]}`);
    if (bytes[2] !== 0x79 || bytes[3] === 0x50) return 4;
    if (bytes[3] === 0x53) return 6;
    const length = bytes.readUInt16LE(6);
    act(`code ${bytes.toString("latin1", 8, 8 + length)}`);
    return 8 + length;
  },
};

const WINDOWS_1252 = CodepageEncoder.getEncoding("windows1252").codepoints;
const [LF, CAN, SPACE] = [0x0a, 0x18, 0x20];

/** Reads what a printer would print, by the manual of its language. Throws on a command that no ticket needs. */
export function readCommands(sent: Uint8Array, language: PrinterLanguage): Printed {
  const commands = language === "esc-pos" ? ESC_POS : STAR;
  const lines: { text: string; columns: number }[] = [];
  const acts: string[] = [];
  const look: Look = { width: 1, isInverse: false, isBold: false };
  let [line, words] = [{ text: "", columns: 0 }, ""];
  const endWords = () => {
    if (words !== "" && look.isInverse) acts.push(`inverse ${words}`);
    if (words !== "" && look.isBold) acts.push(`bold ${words}`);
    words = "";
  };
  let bytes = Buffer.from(sent);
  while (bytes.length > 0) {
    const [byte = 0] = bytes;
    let length = 1;
    if (byte >= SPACE) {
      const sign = String.fromCodePoint(WINDOWS_1252[byte] ?? 0);
      line = { text: line.text + sign, columns: line.columns + look.width };
      words += sign;
    } else {
      endWords();
      if (byte === LF) {
        lines.push(line);
        line = { text: "", columns: 0 };
      } else if (byte !== CAN) {
        const command = commands[bytes.toString("hex", 0, 2)];
        if (!command) throw new Error(`an unknown command: ${bytes.toString("hex", 0, 6)}`);
        length = command(bytes, look, (act) => acts.push(act));
      }
    }
    bytes = bytes.subarray(length);
  }
  return { lines, acts };
}
