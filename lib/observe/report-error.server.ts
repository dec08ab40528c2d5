import { writeLog } from "./log.server";
import { countEvent } from "./metrics.server";
import { describeThrown } from "./scrub";

/** Report of an error, without anything that says whom it happened to. */
interface ErrorReport {
  readonly time: string;
  /** `server`, or `browser` for what a page reported. */
  readonly where: "server" | "browser";
  /** Stack or message, scrubbed. */
  readonly error: string;
  readonly requestId?: string;
  readonly method?: string;
  /** The route as in `pages/`. */
  readonly route?: string;
  readonly status?: number;
}

/** Reports a minute that are sent on; a broken store fails every call. */
const maxSentPerMinute = 30;
const sendWithinMs = 3000;
let sentMinute = 0;
let sentCount = 0;

/**
 * Tells the operator of an error: always a line in the log, and a POST of the same as JSON to `QUARRY_ERROR_URL` where
 * that is set, at most 30 a minute. Never throws and keeps no caller waiting.
 *
 * @param thrown an error, or anything else that was thrown
 */
export function reportError(
  thrown: unknown,
  where: ErrorReport["where"],
  fields: Pick<ErrorReport, "requestId" | "method" | "route" | "status"> = {},
): void {
  const report: ErrorReport = {
    time: new Date().toISOString(),
    where,
    error: describeThrown(thrown),
    ...fields,
  };
  countEvent("quarry_errors_total", { where });
  writeLog("error", "error", { ...report });
  const address = process.env.QUARRY_ERROR_URL;
  if (address && takeSending(Date.now())) void sendReport(address, report);
}

function takeSending(now: number): boolean {
  const minute = Math.floor(now / 60_000);
  if (minute !== sentMinute) {
    sentMinute = minute;
    sentCount = 0;
  }
  sentCount += 1;
  return sentCount <= maxSentPerMinute;
}

async function sendReport(address: string, report: ErrorReport): Promise<void> {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(report),
      signal: AbortSignal.timeout(sendWithinMs),
    });
    await response.body?.cancel();
  } catch (error) {
    // Not `reportError`: a receiver that is down must not be told about itself.
    writeLog("warn", "error-report-not-sent", { error: describeThrown(error) });
  }
}
