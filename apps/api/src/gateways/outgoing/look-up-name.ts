import type { lookup } from "node:dns";
import { Resolver } from "node:dns/promises";

/** Time in ms after which a name server is asked again, and the number of times. */
const TIMEOUT_MS = 2_000;
const TRIES = 2;
/** Answers of name servers that say that a name has no address; others may be right later. */
const UNKNOWN: ReadonlySet<string> = new Set(["ENOTFOUND", "ENODATA", "EBADNAME"]);

/**
 * Looks up a name that a restaurant has typed, in place of `dns.lookup`. That one takes a thread of two until the name
 * servers of the name answer: some names whose servers are silent would stop all other look-ups of the process, as of the
 * payment processor. This one asks the name servers alone, not the hosts file. partners#addresses, printing#tcp.
 */
export const lookUpName = nameLookup(new Resolver({ timeout: TIMEOUT_MS, tries: TRIES }));

/** Returns a look-up of all addresses of a name by a resolver. */
export function nameLookup(resolver: Pick<Resolver, "resolve4" | "resolve6">): typeof lookup {
  return ((hostname: string, _options: { readonly all: true }, done: Done) => {
    const asked = [resolver.resolve4(hostname), resolver.resolve6(hostname)] as const;
    void Promise.allSettled(asked).then((answers) => {
      const addresses = answers.flatMap((answer, index) =>
        answer.status === "fulfilled" ? answer.value.map((address) => ({ address, family: index === 0 ? 4 : 6 })) : [],
      );
      if (addresses.length > 0) return done(null, addresses);
      const codes = answers.map((answer) => (answer.status === "rejected" ? String(answer.reason.code) : "ENODATA"));
      const code = codes.every((one) => UNKNOWN.has(one)) ? "ENOTFOUND" : "EAI_AGAIN";
      done(Object.assign(new Error(`The name was not found: ${codes.join(", ")}.`), { code }), []);
    });
  }) as unknown as typeof lookup;
}

type Done = (error: NodeJS.ErrnoException | null, addresses: { address: string; family: number }[]) => void;
