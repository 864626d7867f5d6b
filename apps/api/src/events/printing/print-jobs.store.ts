import {
  PRINT_JOB_LATE_SECONDS,
  type PrintFault,
  type PrintJobKind,
  type PrintJobOrigin,
  type PrintJobState,
  type TicketName,
} from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import { type RowOf, statement } from "../../platform/db/statement.ts";

/** What a job prints, besides its order. */
export type PrintAbout = {
  readonly ticket: TicketName;
  /** The order's version before the first change that the ticket tells of. */
  readonly since: number | null;
  readonly stations: readonly string[];
  readonly labelsEach: "order" | "portion";
  /** Whether a person or another system asked for it. */
  readonly isAsked: boolean;
  /** The request that asked for it, which may have asked several printers; absent for jobs of events. */
  readonly requestId?: string;
};

const JOB = `j.id as "jobId", j.restaurant_id as "restaurantId", j.printer_id as "printerId", j.printer_name as "printerName", j.kind, j.order_id as "orderId",
           j.event_id as "eventId", j.about, j.origin, j.state, j.made_at as "madeAt", j.expires_at as "expiresAt", j.tries, j.fault,
           j.handed_out as "handedOut", j.is_copy as "isCopy", j.said_copy as "saidCopy", j.drawn_version as "drawnVersion",
           j.is_replaced as "isReplaced", j.moved_to as "movedTo", j.late_at as "lateAt", j.read_at as "readAt",
           coalesce(j.lease_until > now(), false) as "isLeased", j.made_at > now() - interval '1 hour' as "isOfLastHour", j.expires_at <= now() as "isExpired",
           j.made_at <= now() - interval '${PRINT_JOB_LATE_SECONDS} seconds' as "isLate"`;
const JOB_ROW = {
  jobId: "uuid",
  restaurantId: "text",
  printerId: "uuid",
  printerName: "text",
  kind: typed<PrintJobKind>("text"),
  orderId: "uuid?",
  eventId: "uuid?",
  about: typed<PrintAbout>("jsonb"),
  origin: typed<PrintJobOrigin>("text"),
  state: typed<PrintJobState>("text"),
  madeAt: "timestamptz",
  expiresAt: "timestamptz",
  tries: "int4",
  fault: typed<PrintFault | null>("text?"),
  handedOut: "int4",
  isCopy: "bool",
  saidCopy: "bool",
  drawnVersion: "int4?",
  isReplaced: "bool",
  movedTo: "uuid?",
  lateAt: "timestamptz?",
  readAt: "timestamptz?",
  isLeased: "bool",
  isExpired: "bool",
  isOfLastHour: "bool",
  isLate: "bool",
} as const;
const NAMES = { restaurantId: "text", jobId: "uuid" } as const;
const NAMED = "restaurant_id = :restaurantId and id = :jobId";

const holdOfOrdersStatement = statement({
  name: "hold print jobs of orders",
  text: `select ${JOB} from print_jobs j where j.restaurant_id = :restaurantId and j.order_id = any(:orderIds::uuid[])
         order by j.id for update`,
  params: { restaurantId: "text", orderIds: "uuid[]" },
  row: JOB_ROW,
});

/**
 * Locks all jobs of orders until the end of the transaction, by their ids. Whoever makes jobs of an order or hands them
 * out does so first, so that one paper of several is the original.
 */
export const holdJobsOfOrders = holdOfOrdersStatement.rows;
export type PrintJob = RowOf<typeof holdOfOrdersStatement>;

/** Locks one job until the end of the transaction. */
export const holdJob = statement({
  name: "hold print job",
  text: `select ${JOB} from print_jobs j where j.restaurant_id = :restaurantId and j.id = :jobId for update`,
  params: NAMES,
  row: JOB_ROW,
}).oneOrNull;

/** Locks the unfinished jobs of a printer until the end of the transaction, by their ids. */
export const holdJobsOfPrinter = statement({
  name: "hold print jobs of printer",
  text: `select ${JOB} from print_jobs j
         where j.restaurant_id = :restaurantId and j.printer_id = :printerId and j.state in ('queued', 'taken')
         order by j.id for update`,
  params: { restaurantId: "text", printerId: "uuid" },
  row: JOB_ROW,
}).rows;

/** A job to write. Its id is the caller's. */
export type NewPrintJob = Pick<
  PrintJob,
  "jobId" | "printerId" | "printerName" | "kind" | "orderId" | "eventId" | "about" | "origin" | "isCopy"
> & {
  /** When it expires; absent for the usual time from now. */
  readonly expiresAt?: Date;
};

const writeStatement = statement({
  name: "write print jobs",
  text: `insert into print_jobs (restaurant_id, id, printer_id, printer_name, kind, order_id, event_id, about, origin, is_copy, expires_at)
         select :restaurantId, j.id, j.printer_id, j.printer_name, j.kind, j.order_id, j.event_id, j.about, j.origin, j.is_copy,
           coalesce(j.expires_at, now() + :expiresMinutes::int4 * interval '1 minute')
         from jsonb_to_recordset(:jobs::jsonb) as j (id uuid, printer_id uuid, printer_name text, kind text, order_id uuid,
           event_id uuid, about jsonb, origin text, is_copy bool, expires_at timestamptz)
         on conflict do nothing`,
  params: { restaurantId: "text", jobs: "jsonb", expiresMinutes: "int4" },
});

/** Maps jobs to the rows of the statement that writes them; an event's job that is there already is left out. */
export function jobRows(jobs: readonly NewPrintJob[]) {
  return jobs.map(({ jobId, printerId, printerName, orderId, eventId, isCopy, expiresAt, ...job }) => ({
    ...{ ...job, id: jobId, printer_id: printerId, printer_name: printerName, order_id: orderId, event_id: eventId },
    ...{ is_copy: isCopy, expires_at: expiresAt?.toISOString() ?? null },
  }));
}
export const writeJobs = writeStatement.count;

/** Ends queued jobs that are not needed any more; those on their way are not tried again. printing#gives-way. */
export const cancelJobs = statement({
  name: "cancel print jobs",
  text: `update print_jobs set state = case when state = 'queued' then 'cancelled' else state end,
           is_replaced = true, late_at = null
         where restaurant_id = :restaurantId and id = any(:jobIds::uuid[]) and state in ('queued', 'taken')`,
  params: { restaurantId: "text", jobIds: "uuid[]" },
}).count;

/** Marks jobs whose papers were not printed as read. Returns how many the board showed. printing#unprinted. */
export const readJobs = statement({
  name: "read print jobs",
  text: `update print_jobs set read_at = now()
         where restaurant_id = :restaurantId and id = any(:jobIds::uuid[]) and read_at is null`,
  params: { restaurantId: "text", jobIds: "uuid[]" },
}).count;

const headStatement = statement({
  name: "first print job of printer",
  text: `select ${JOB}, j.not_before <= now() as "isDue" from print_jobs j
         where j.restaurant_id = :restaurantId and j.printer_id = :printerId
           and (j.state = 'taken' or (j.state = 'queued' and j.expires_at > now()))
         order by j.state = 'taken' desc, j.made_at, j.id limit 1`,
  params: { restaurantId: "text", printerId: "uuid" },
  row: { ...JOB_ROW, isDue: "bool" },
});

/** Reads which job a printer prints next: one that is on its way, or else the oldest that waits. */
export const findHead = headStatement.oneOrNull;

/** Records that a job's bytes are handed out now. printing#lease. */
export const saveTaken = statement({
  name: "take print job",
  text: `update print_jobs set state = 'taken', lease_until = now() + :leaseSeconds::int4 * interval '1 second',
           handed_out = handed_out + 1, said_copy = :isCopy, drawn_version = coalesce(drawn_version, :version)
         where ${NAMED} and state = 'queued'`,
  params: { ...NAMES, leaseSeconds: "int4", isCopy: "bool", version: "int4?" },
}).wrote;

/** Takes a hand-out back of which no byte was sent: the job waits as before. printing#copy. */
export const saveNotSent = statement({
  name: "give print job back",
  text: `update print_jobs set state = case when is_replaced then 'cancelled' else 'queued' end, lease_until = null,
           handed_out = handed_out - 1, drawn_version = case when handed_out > 1 then drawn_version end
         where ${NAMED} and state = 'taken' and handed_out = :handedOut`,
  params: { ...NAMES, handedOut: "int4" },
}).wrote;

/** Takes a hand-out back of which no byte was sent. printing#copies. */
export const saveUnsent = statement({
  name: "take hand-out of print job back",
  text: `update print_jobs set handed_out = handed_out - 1, drawn_version = case when handed_out > 1 then drawn_version end
         where ${NAMED}`,
  params: NAMES,
}).count;

export const savePrinted = statement({
  name: "save that print job is printed",
  text: `update print_jobs set state = 'printed', lease_until = null, fault = null, printed_at = now(), late_at = null
         where ${NAMED}`,
  params: NAMES,
}).count;

/** Queues a job again after a failed attempt. printing#tries. */
export const saveRetry = statement({
  name: "queue print job again",
  text: `update print_jobs set state = case when is_replaced then 'cancelled' else 'queued' end, lease_until = null,
           tries = tries + 1, fault = :fault, not_before = now() + :waitSeconds::int4 * interval '1 second'
         where ${NAMED}`,
  params: { ...NAMES, fault: typed<PrintFault>("text"), waitSeconds: "int4" },
}).count;

/** Ends a job without paper. @param movedTo the job of the fallback printer that has taken its place */
export const saveEnded = statement({
  name: "end print job",
  text: `update print_jobs set state = :state, lease_until = null, fault = coalesce(:fault, fault), moved_to = :movedTo,
           tries = tries + :failed::int4
         where ${NAMED}`,
  params: {
    ...NAMES,
    state: typed<"failed" | "expired" | "cancelled">("text"),
    fault: typed<PrintFault | null>("text?"),
    movedTo: "uuid?",
    failed: "int4",
  },
}).count;

/** Marks a job as one that waits for long. printing#late. */
export const saveLate = statement({
  name: "save that print job is late",
  text: `update print_jobs set late_at = now() where ${NAMED} and late_at is null`,
  params: NAMES,
}).wrote;

/** Finds the jobs that a round has to end, move or tell of. printing#print-workers. */
export const findDueJobs = statement({
  name: "find due print jobs",
  text: `select j.restaurant_id as "restaurantId", j.id as "jobId" from print_jobs j
         left join printers p on p.restaurant_id = j.restaurant_id and p.id = j.printer_id
         where (j.state = 'taken' and j.lease_until <= now())
           or (j.state = 'queued' and (j.expires_at <= now() or coalesce(p.is_on, false) = false
             or (j.late_at is null and j.made_at <= now() - interval '${PRINT_JOB_LATE_SECONDS} seconds')))
         order by j.made_at limit :atMost`,
  params: { atMost: "int8" },
  row: NAMES,
  crosses: "sweep: due print jobs of all restaurants",
}).rows;

const waitingStatement = statement({
  name: "printers with print jobs",
  text: `select distinct restaurant_id as "restaurantId", printer_id as "printerId" from print_jobs where state in ('queued', 'taken')`,
  params: {},
  row: { restaurantId: "text", printerId: "uuid" },
  crosses: "sweep: the printers of all restaurants that have jobs",
});
/** Lists the printers that have unfinished jobs. printing#polls. */
export const findWaiting = waitingStatement.rows;

const LISTED = `${JOB}, j.printed_at as "printedAt", o.number,
           m.printer_id as "movedPrinterId", m.printer_name as "movedPrinterName"
         from print_jobs j left join orders o on o.restaurant_id = j.restaurant_id and o.id = j.order_id
         left join print_jobs m on m.restaurant_id = j.restaurant_id and m.id = j.moved_to`;
const LISTED_ROW = {
  ...JOB_ROW,
  printedAt: "timestamptz?",
  number: "int4?",
  movedPrinterId: "uuid?",
  movedPrinterName: "text?",
} as const;

const listStatement = statement({
  name: "list print jobs",
  text: `select ${LISTED}
         where j.restaurant_id = :restaurantId and j.printer_id = :printerId and (:after::uuid is null or j.id < :after)
         order by j.id desc limit :atMost`,
  params: { restaurantId: "text", printerId: "uuid", after: "uuid?", atMost: "int8" },
  row: LISTED_ROW,
});

/** Lists a printer's jobs, newest first; only those before the job `after`, unless it is null. printing#job-log. */
export const listJobs = listStatement.rows;
export type ListedJob = RowOf<typeof listStatement>;

export const readListedJobs = statement({
  name: "read print jobs by id",
  text: `select ${LISTED} where j.restaurant_id = :restaurantId and j.id = any(:jobIds::uuid[]) order by j.made_at, j.id`,
  params: { restaurantId: "text", jobIds: "uuid[]" },
  row: LISTED_ROW,
}).rows;

/** Finds a test page that waits for a printer. printing#test-page. */
export const findWaitingTest = statement({
  name: "find waiting test page",
  text: `select id as "jobId" from print_jobs where restaurant_id = :restaurantId and printer_id = :printerId
           and kind = 'test' and state = 'queued' limit 1`,
  params: { restaurantId: "text", printerId: "uuid" },
  row: { jobId: "uuid" },
}).oneOrNull;

const pruneStatement = statement({
  name: "prune print jobs",
  text: `delete from print_jobs where ctid in (
           select ctid from print_jobs where made_at < now() - :days::int4 * interval '1 day' limit :atMost for update skip locked)`,
  params: { days: "int4", atMost: "int8" },
  crosses: "sweep: old print jobs of all restaurants",
});
/** Deletes a batch of old jobs; returns their number. printing#job-log. */
export const pruneJobs = pruneStatement.count;
