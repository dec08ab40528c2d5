/** One rule that was looked at over all its cases. */
export interface Check {
  readonly name: string;
  /** Cases that were looked at. A rule that finds no case has most likely lost its subject. */
  readonly cases: number;
  /** One line each, naming file, record and what is wrong. */
  readonly problems: readonly string[];
}

/** Notes a case; the message is made only where it fails. */
export type Expect = (holds: boolean, message: () => string) => void;

/** Runs a rule. */
export function runCheck(name: string, rule: (expect: Expect) => void): Check {
  const problems: string[] = [];
  let cases = 0;
  rule((holds, message) => {
    cases += 1;
    if (!holds) problems.push(message());
  });
  if (cases === 0) problems.push("nothing to check: the rule found no case");
  return Object.freeze({ name, cases, problems: Object.freeze(problems) });
}
