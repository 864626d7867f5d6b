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

/** Returns what a table has left to pay to each kitchen of a food hall, with charges and taxes; none elsewhere. table#hall-accounts. */
export function dueByKitchen({
  rounds,
}: Pick<TableData, "rounds">): readonly { readonly name: string; readonly cents: number }[] {
  return [...Map.groupBy(rounds, ({ kitchen }) => kitchen?.id).values()].flatMap((orders) => {
    const left = orders
      .flatMap(({ lines }) => lines)
      .map(({ amount, paid }) => {
        const done = paid.filter(({ isClaimed }) => !isClaimed).map((part) => cents(centsOf(part.amount)));
        return cents(Math.max(0, centsOf(amount) - sumCents(done)));
      });
    const due = sumCents(left);
    const name = orders[0]?.kitchen?.name;
    return name === undefined || due === 0 ? [] : [{ name, cents: due }];
  });
}

/** Returns the name of a person at a table; empty for a person whose name is gone. */
export function nameAt({ people }: Pick<TableData, "people">, id: string): string {
  return people.find((person) => person.id === id)?.name ?? "";
}
