import { type AuditGenesis, type AuditHead, hashAuditEntry, hashAuditGenesis } from "./audit-chain.server";
import type { AuditDocument } from "./schema";

/** An entry of the chain as it was read. */
export type ChainedEntry = Omit<AuditDocument, "seq"> & { readonly id: string; readonly seq: number };

/** Looks at the entries of a chain one after the other, lowest number first. */
interface ChainVerifier {
  take(entry: ChainedEntry): void;
  /** @param head what the store says of the end; @param unchained entries of the log outside the chain */
  finish(head: AuditHead | null, unchained: number): ChainReport;
}

interface ChainReport {
  /** Entries of the chain. */
  readonly entries: number;
  /** Entries outside the chain. */
  readonly older: number;
  /** Problems, a line each, at most `maxProblems`. */
  readonly problems: string[];
  /** How many lines there would be without that limit. */
  readonly broken: number;
}

/** Lines of a report at most. */
const maxProblems = 50;

/**
 * Finds entries of the audit log that were altered, removed, added or put in another order. It does not find a chain
 * that somebody calculated anew as a whole: an export that they cannot write to does.
 */
export function createChainVerifier(genesis: AuditGenesis | null): ChainVerifier {
  const problems: string[] = [];
  let [entries, broken, next, prevHash] = [0, 0, 1, genesis?.hash ?? ""];
  const report = (line: string) => {
    broken += 1;
    if (problems.length < maxProblems) problems.push(line);
  };

  return {
    take({ id, seq, prevHash: claimed, hash, ...entry }) {
      entries += 1;
      const name = `Entry ${seq} (${id})`;
      if (seq > next) report(`${formatSpan(next, seq - 1)} missing.`);
      if (seq < next) report(`${name} has the number of another entry.`);
      // What follows a gap can't follow the entry before the gap: the gap was reported already.
      if (seq === next && claimed !== prevHash) report(`${name} does not follow the entry before it.`);
      const expected = hashAuditEntry({ ...entry, at: entry.at.toDate() }, seq, claimed ?? "");
      if (hash !== expected) report(`${name} was altered.`);
      next = Math.max(next, seq + 1);
      prevHash = hash ?? "";
    },

    finish(head, unchained) {
      if (!head && entries > 0) report("The head of the chain is missing.");
      if (!genesis && (head || entries > 0)) report("The beginning of the chain is missing.");
      if (genesis && genesis.hash !== hashAuditGenesis(genesis.older, genesis.at.toDate())) {
        report("The beginning of the chain was altered.");
      }
      if (head && head.seq >= next) report(`${formatSpan(next, head.seq)} missing at the end.`);
      if (head && head.seq === next - 1 && head.hash !== prevHash) {
        report("The head of the chain does not belong to the last entry.");
      }
      if (genesis && unchained !== genesis.older) {
        report(`Entries outside the chain: ${unchained}. Its beginning says ${genesis.older}.`);
      }
      return { entries, older: unchained, problems, broken };
    },
  };
}

function formatSpan(first: number, last: number): string {
  return first === last ? `Entry ${first} is` : `Entries ${first} to ${last} are`;
}
