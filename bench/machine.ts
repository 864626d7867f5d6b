import { cpus, loadavg, totalmem } from "node:os";

/** Describes the machine and its load, because results are comparable only on the same idle machine. */
export function machine(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const [load = 0] = loadavg();
  return [
    `Comptoir benchmark, ${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC`,
    `${cpus().length} × ${first?.model.trim() ?? "unknown processor"}, ${memory} GB, Node ${process.versions.node}`,
    `Load of the machine before the run: ${load.toFixed(2)}${load > 0.5 ? " (others use it: believe the ratios alone)" : ""}`,
  ].join("\n");
}
