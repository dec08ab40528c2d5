import { getRequestContext } from "./request-context.server";

type LogLevel = "info" | "warn" | "error";

/** Further facts of a line. Values are numbers, fixed words or scrubbed text; never a name, an address or a body. */
type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Writes one line of JSON, `info` to stdout and the rest to stderr, with the ID, method and route of the call that is
 * being answered.
 *
 * @param event a fixed word that lines can be searched by, such as `call` or `csp-report`
 */
export function writeLog(level: LogLevel, event: string, fields: LogFields = {}): void {
  const line = { level, event, time: new Date().toISOString(), ...getRequestContext(), ...fields };
  const text = JSON.stringify(line);
  if (level === "info") console.log(text);
  else if (level === "warn") console.warn(text);
  else console.error(text);
}

/** Whether each answered call is logged (`QUARRY_LOG=calls`), not failures alone. */
export function isLoggingCalls(): boolean {
  return process.env.QUARRY_LOG === "calls";
}
