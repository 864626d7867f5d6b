import { createContext, use } from "react";

/** The names of a group's people by the numbers of their lines; empty for any other cart. */
const PersonsOfLines = createContext<ReadonlyMap<number, string>>(new Map());
export const PersonsOfLinesProvider = PersonsOfLines.Provider;

/** Returns the name that stands above a line: of its person, where the line before is another one's. table#group-send. */
export function usePersonsOfLines(lines: readonly { readonly orderId: number }[]): ReadonlyMap<number, string> {
  const persons = use(PersonsOfLines);
  const named = lines.flatMap(({ orderId }, index) => {
    const [name, before] = [persons.get(orderId), persons.get(lines[index - 1]?.orderId ?? -1)];
    return name !== undefined && name !== before ? [[orderId, name] as const] : [];
  });
  return new Map(named);
}
