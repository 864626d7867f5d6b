import type { TableData } from "@comptoir/contract";
import { cents, sumCents, type TableBill } from "@comptoir/ordering";
import { centsOf } from "@comptoir/receipt";

/** The bill of a table as the rules see it. What the visitor has claimed is open to their next claim. table#claim. */
export function billOfTable(table: TableData, you: string | null): TableBill {
  const amountOf = (amount: string) => cents(centsOf(amount));
  return {
    lines: table.rounds.flatMap(({ orderId, lines }) =>
      lines.map(({ line, people, amount, paid }) => ({
        ...{ orderId, line, people, cents: amountOf(amount) },
        paid: paid
          .filter(({ person, isClaimed }) => !(isClaimed && person === you))
          .map((part) => ({ by: part.person, cents: amountOf(part.amount) })),
      })),
    ),
    paidCents: sumCents(table.payments.map(({ amount }) => amountOf(amount))),
    claims: table.claims
      .filter(({ person }) => person !== you)
      .map(({ id, person, amount }) => ({ id, by: person, cents: amountOf(amount) })),
  };
}

/** Returns the name of a person at a table; empty for a person whose name is gone. */
export function nameAt({ people }: Pick<TableData, "people">, id: string): string {
  return people.find((person) => person.id === id)?.name ?? "";
}
