import { hasNoRestaurant, issueStartCode } from "@comptoir/api";
import type pg from "pg";
import type { DemonstrationVenue } from "./demonstration.ts";
import { inviteVisitor, SHIFT_SLUG } from "./demonstration-staff.ts";
import type { ProcessOutput } from "./logger.ts";

type Deps = { readonly database: pg.Pool; readonly clock: () => Date };
type Opened = {
  readonly address: string;
  /** The public origin; null if people see the address itself. */
  readonly publicOrigin: string | null;
  readonly venues: readonly DemonstrationVenue[];
};
/** Who signs in, where, and by what. */
type SignIn = readonly [who: string, at: string, by: string];

/**
 * Prints the address that leads everywhere, and a table of who can sign in: one block, so that no line of the log is
 * within it. Scripts parse the first line. operations#start.
 */
export async function sayStart(
  deps: Deps,
  { address, publicOrigin, venues }: Opened,
  output: ProcessOutput,
): Promise<void> {
  output.say(`Comptoir is open at ${address}`);
  if (publicOrigin !== null) output.say(`People see it at ${publicOrigin}`);
  const origin = publicOrigin ?? address;
  const rows = [...(await staffLinks(deps, { origin, venues }, output)), ...peopleOf(venues, origin)];
  if (rows.length > 0) output.say(tableOf([["Who can sign in", "at", "by"], ...rows]));
}

/**
 * Returns the rows of the links that sign the staff in. The server is open by then, and goes on if the database does
 * not make them in time: commands make the same links.
 */
async function staffLinks(
  deps: Deps,
  { origin, venues }: { readonly origin: string; readonly venues: readonly DemonstrationVenue[] },
  { log, say }: ProcessOutput,
): Promise<SignIn[]> {
  try {
    const shift = venues.find(({ slug }) => slug === SHIFT_SLUG);
    const code = shift && (await inviteVisitor(deps, shift.id));
    // Where restaurants are served already, `comptoir staff start-link` prints a link for another one.
    const start = venues.length > 0 || (await hasNoRestaurant(deps)) ? await issueStartCode(deps) : null;
    return [
      ...(shift ? [[`${shift.name}: a manager`, `${origin}/staff#${code}`, "this link, once"] as const] : []),
      ...(start
        ? [["a restaurant of your own", `${origin}/staff/start#${start.code}`, "this link, once"] as const]
        : []),
    ];
  } catch (error) {
    log.logger.warn({ event: "links_not_made", reason: (error as Error).message });
    say(
      "The links for the staff could not be made. `comptoir staff invite` and `comptoir staff start-link` make them.",
    );
    return [];
  }
}

const peopleOf = (venues: readonly DemonstrationVenue[], origin: string): SignIn[] =>
  venues.flatMap(({ name, people }) =>
    people.map(({ email, password }) => [`${name}: ${email}`, `${origin}/login`, `the password: ${password}`] as const),
  );

/** Aligns the columns of a table, with an empty line before and after it. */
function tableOf(rows: readonly SignIn[]): string {
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`);
  return ["", ...lines, ""].join("\n");
}
