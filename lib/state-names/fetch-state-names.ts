import { callApi } from "@/lib/http/fetcher";
import { hasTexts, isRecord } from "@/lib/text/read-stored";
import type { stateNameCalls } from "./api";
import { unnamedStates } from "./rules";
import type { ShownStateName } from "./schema";

// Written again so that pages of monsters do not carry all calls of names; the contract says what fits.
const path: (typeof stateNameCalls)["list"]["path"] = "/api/state-names";

/**
 * Asks for the names that players propose for the states of a monster. Read by hand: pages of every visitor do this, and
 * the schema library weighs more than what it would check.
 *
 * @throws ApiCallError as `callApi`
 */
export function fetchStateNames(monster: string): Promise<readonly ShownStateName[]> {
  return callApi(`${path}?monster=${encodeURIComponent(monster)}`, { schema: { parse: parseStateNames } });
}

/** Leaves out what it cannot show. */
export function parseStateNames(reply: unknown): readonly ShownStateName[] {
  const rows: readonly unknown[] = isRecord(reply) && Array.isArray(reply.names) ? reply.names : [];
  return rows.flatMap((row): ShownStateName[] => {
    if (!isRecord(row) || !hasTexts(row, ["id", "name", "proof"])) return [];
    const fields: Readonly<Record<string, unknown>> = row;
    const state = unnamedStates.find((each) => each === fields.state);
    const { confirmations, author } = fields;
    if (!state || typeof confirmations !== "number") return [];
    const { id, name, proof } = row;
    const isConfirmed = fields.isConfirmed === true;
    return [{ id, state, name, proof, confirmations, isConfirmed, author: readAuthor(author) }];
  });
}

function readAuthor(author: unknown): ShownStateName["author"] {
  const isStaff = isRecord(author) && author.isStaff === true;
  if (!hasTexts(author, ["uid", "displayName"])) return null;
  const { uid, displayName } = author;
  return { uid, displayName, photoURL: null, icon: null, ...(isStaff && { isStaff: true }) };
}
