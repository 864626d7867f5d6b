import type pg from "pg";

/** Types of a statement's parameters and columns, or why PostgreSQL rejects the statement. */
export type Described =
  | { readonly params: readonly number[]; readonly fields: readonly pg.FieldDef[] }
  | { readonly refusal: string };

/** Makes PostgreSQL describe a statement without running it, which the driver cannot. */
export function describeStatement(client: pg.Client, text: string): Promise<Described> {
  return new Promise((resolve) => {
    let params: readonly number[] = [];
    let fields: readonly pg.FieldDef[] = [];
    const noteParams = (message: { readonly dataTypeIDs: readonly number[] }) => {
      params = message.dataTypeIDs;
    };
    const question: pg.Submittable & Record<string, unknown> = {
      submit(connection: pg.Connection) {
        connection.once("parameterDescription", noteParams);
        connection.parse({ name: "", text, types: [] }, true);
        connection.describe({ type: "S", name: "" }, true);
        connection.sync();
      },
      handleRowDescription(message: { readonly fields: readonly pg.FieldDef[] }) {
        fields = message.fields;
      },
      handleError(error: Error, connection: pg.Connection) {
        connection.off("parameterDescription", noteParams);
        resolve({ refusal: error.message });
      },
      handleReadyForQuery() {
        resolve({ params, fields });
      },
    };
    client.query(question);
  });
}
