import { ApiCallError, type RequestIssue } from "./fetcher";
import { toSentence } from "./to-sentence";

/**
 * Why what was sent was not taken.
 *
 * - `signed-out`: the session has ended
 * - `unverified`: the account has to confirm its email address first
 * - `price`: there are not enough coins
 * - `offline`: no answer came; it may or may not have been taken, and sending again is safe
 * - `conflict`: what is stored is not what the edit began with
 * - `refused`: anything else
 */
export interface Refusal {
  readonly kind: "signed-out" | "unverified" | "price" | "offline" | "conflict" | "refused";
  /** For the person, whole sentences. */
  readonly message: string;
  /** Problems with single parts of what was sent. */
  readonly issues: readonly RequestIssue[];
}

/** The words of one form. */
export interface RefusalWords {
  /** Said where a failure brings no words. */
  readonly failure: string;
  /** Action to repeat after signing in, `save`: of a form whose draft is kept in this browser. */
  readonly again?: string;
  /** Said above the form where all that is wrong is said at its fields. Default: nothing is. */
  readonly atField?: string;
}

const saved = "What you typed is saved in this browser.";
const kindsByStatus: ReadonlyMap<number, Refusal["kind"]> = new Map([
  [0, "offline"],
  [401, "signed-out"],
  [402, "price"],
  [409, "conflict"],
]);

/** Meaning of a call's error for the one who filled in a form. The words of a refusal are the server's own. */
export function toRefusal(error: unknown, { failure, again }: RefusalWords): Refusal {
  if (!(error instanceof ApiCallError)) {
    const said = error instanceof Error && error.message ? error.message : failure;
    return { kind: "refused", message: again ? `${failure} ${saved}` : said, issues: [] };
  }
  const { status, code, serverMessage, message } = error;
  const issues = error.issues.map((issue) => ({ ...issue, message: toSentence(issue.message) }));
  const kind = code === "email-unverified" ? "unverified" : (kindsByStatus.get(status) ?? "refused");
  if (!again) return { kind, message: message || failure, issues };
  if (kind === "signed-out") {
    return { kind, message: `Your session has ended. ${saved} Sign in again, then ${again}.`, issues };
  }
  // Whoever reads what is wrong with the fields has them before their eyes; whoever has to go elsewhere may leave.
  const isKeptSaid = kind !== "refused" || serverMessage === null;
  return { kind, message: isKeptSaid ? `${message} ${saved}` : message, issues };
}

/**
 * Puts issues at the fields that they are about; of several for one field the first.
 *
 * @param names of the fields; a path belongs to the first of them on it: `offer.when` to `when`
 */
export function placeIssues(
  issues: readonly RequestIssue[],
  names: readonly string[],
): { readonly fields: Readonly<Record<string, string>>; readonly rest: readonly RequestIssue[] } {
  const fields: Record<string, string> = {};
  const rest: RequestIssue[] = [];
  for (const issue of issues) {
    const field = issue.path.split(/[.[\]]+/).find((part) => names.includes(part));
    if (field === undefined) rest.push(issue);
    else fields[field] ??= issue.message;
  }
  return { fields, rest };
}
