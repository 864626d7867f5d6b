import { randomUUID } from "node:crypto";
import type { OrderRows, RowData } from "./order-rows.ts";

/** A query of the database client. */
type Query = { readonly name: string; readonly text: string; readonly values: unknown[] };

let numbered = 0;

/** Returns a function that generates the statement of the next order, with all its rows in one transaction. */
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

/** Returns the values of another order, with a new id and number. */
function valuesOf(rows: OrderRows, number: number): unknown[] {
  const orderId = randomUUID();
  const ofOrder = (row: RowData) => Object.values({ ...row, id: orderId, number });
  const ofPart = (row: RowData) => Object.values({ ...row, order_id: orderId });
  return [...rows.orders.map(ofOrder), ...rows.order_lines.map(ofPart), ...rows.order_events.map(ofPart)].flat();
}
