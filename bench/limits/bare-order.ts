import { randomUUID } from "node:crypto";
import type { OrderRows, RowData } from "./order-rows.ts";

/** A statement as the client takes it. */
type Query = { readonly name: string; readonly text: string; readonly values: unknown[] };

/** No two orders of a process have the same number. */
let numbered = 0;

/** One order after the other of the same shape: a statement with all its rows, and a transaction of its own. */
export function bareOrder(schema: string, rows: OrderRows): () => Query {
  const text = statementOf(schema, rows);
  return () => {
    numbered += 1;
    return { name: "bare order", text, values: valuesOf(rows, numbered) };
  };
}

function statementOf(schema: string, rows: OrderRows): string {
  const parameters: string[] = [];
  const nextParameter = () => {
    parameters.push(`$${parameters.length + 1}`);
    return parameters.at(-1);
  };
  const inserts = Object.entries(rows).map(([table, its]) => {
    const columns = Object.keys(its[0] ?? {});
    const tuples = its.map(() => `(${columns.map(nextParameter).join(", ")})`);
    return `insert into ${schema}.${table} (${columns.join(", ")}) values ${tuples.join(", ")}`;
  });
  const last = inserts.pop();
  return `with ${inserts.map((insert, number) => `insert_${number} as (${insert})`).join(", ")} ${last}`;
}

/** The values of another order: only its id and its number are new. */
function valuesOf(rows: OrderRows, number: number): unknown[] {
  const orderId = randomUUID();
  const ofOrder = (row: RowData) => Object.values({ ...row, id: orderId, number });
  const ofPart = (row: RowData) => Object.values({ ...row, order_id: orderId });
  return [...rows.orders.map(ofOrder), ...rows.order_lines.map(ofPart), ...rows.order_events.map(ofPart)].flat();
}
