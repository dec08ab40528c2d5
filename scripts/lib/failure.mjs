/** A failure that is explained to the person, without a stack trace. */
export class Failure extends Error {
  /**
   * @param {string} message What went wrong.
   * @param {{ help?: string, log?: string, cause?: unknown }} [options] `help`: what to do about it.
   *   `log`: the last lines that the failed program wrote.
   */
  constructor(message, { help, log, cause } = {}) {
    super(message, { cause });
    this.name = "Failure";
    this.help = help;
    this.log = log;
  }
}

/**
 * A failure as lines for the terminal; anything unexpected with its stack.
 *
 * @param {unknown} error
 * @returns {string}
 */
export function describeFailure(error) {
  if (!(error instanceof Failure))
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  const parts = [error.message];
  if (error.log) parts.push(error.log.trimEnd().replace(/^/gm, "    "));
  if (error.help) parts.push(error.help);
  return parts.join("\n");
}
