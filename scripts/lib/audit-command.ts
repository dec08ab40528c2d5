import { parseArgs } from "node:util";
import { usageOf } from "./target";

/** The options of `npm run check:audit`. */
interface AuditCommand {
  /** A new file for the entries. */
  readonly exportTo: string | undefined;
  /** An earlier export to compare the log with. */
  readonly against: string | undefined;
}

/**
 * @param words What follows `npm run check:audit --`.
 * @throws Error that says how the command is used.
 */
export function parseAuditCommand(words: readonly string[]): AuditCommand {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: { export: { type: "string" }, against: { type: "string" } },
    });
    return { exportTo: values.export, against: values.against };
  } catch (cause) {
    throw new Error(usageOf("check:audit", "[--export <new file>] [--against <earlier export>]"), {
      cause,
    });
  }
}
