import { createHash } from "node:crypto";
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from "@/lib/firebase/admin.server";
import { type CaseDocument, caseDocumentSchema } from "./case-fields";
import { getCaseRank } from "./case-rules";
import type { ReportReason } from "./targets";

/** Networks that a case remembers. */
const maxNetworks = 50;

/** `cases/{id}`: one for each piece of content, by the path of its document. */
export function getCaseRef(db: Firestore, target: string): DocumentReference {
  const id = createHash("sha256").update(`case/${target}`).digest("hex").slice(0, 24);
  return db.collection("cases").doc(id);
}

/**
 * The case of a snapshot, `null` where there is none.
 *
 * @throws ZodError when the stored document is broken.
 */
export function readCaseDocument(snapshot: DocumentSnapshot): CaseDocument | null {
  return snapshot.exists ? caseDocumentSchema.parse(snapshot.data()) : null;
}

type About = Pick<CaseDocument, "kind" | "content" | "parent" | "target" | "owner" | "partners" | "title">;

const undecided = { claim: null, decision: null, decidedAt: null, withheld: null, heldAt: null };
const unweighed = { weight: 0, voices: 0, networks: [] };

/**
 * Notes that content is almost the same as something that was taken down, in a case without a report where there is no
 * other. A case that moderators have closed about the same take-down stays closed.
 */
export function addFlag(
  transaction: Transaction,
  snapshot: DocumentSnapshot,
  about: About,
  { similar, at }: { readonly similar: NonNullable<CaseDocument["similar"]>; readonly at: Date },
): void {
  const held = readCaseDocument(snapshot);
  if (held?.status === "open") {
    transaction.update(snapshot.ref, { similar });
    return;
  }
  if (held && held.similar?.ref === similar.ref) return;
  const makers = about.owner === null ? about.partners : [about.owner, ...about.partners];
  const people = [...new Set([...(held?.people ?? []), ...makers])];
  const openedAt = Timestamp.fromDate(at);
  const rank = Timestamp.fromDate(getCaseRank(at, {}));
  const fields = {
    ...{ ...about, similar, status: "open", reasons: {}, openedAt, rank, people },
    ...undecided,
    ...unweighed,
  };
  if (held) transaction.update(snapshot.ref, fields);
  else transaction.create(snapshot.ref, { ...fields, events: [], revision: 0 });
}

interface CaseReport {
  readonly reason: ReportReason;
  readonly at: Date;
  /** `getReportWeight` */
  readonly weight: number;
  /** Keyed hash; `null` where networks are not known. */
  readonly network: string | null;
}

/** Accounts of one network have one voice. */
function addVoice(
  before: Pick<CaseDocument, "weight" | "voices" | "networks">,
  { weight, network }: Pick<CaseReport, "weight" | "network">,
) {
  const isHeard = weight > 0 && (network === null || !before.networks.includes(network));
  if (!isHeard) return { weight: before.weight, voices: before.voices, networks: before.networks };
  return {
    weight: before.weight + weight,
    voices: before.voices + 1,
    networks: network === null ? before.networks : [...before.networks, network].slice(0, maxNetworks),
  };
}

/**
 * Adds a report to the case of its content, in the transaction of the report. A closed case is opened again; what was
 * decided before is in its events.
 */
export function addToCase(
  transaction: Transaction,
  snapshot: DocumentSnapshot,
  about: About,
  { reason, at, weight, network }: CaseReport,
): void {
  const held = readCaseDocument(snapshot);
  const isOpen = held?.status === "open";
  const before = isOpen ? held.reasons : {};
  const reasons = { ...before, [reason]: (before[reason] ?? 0) + 1 };
  const openedAt = isOpen ? held.openedAt : Timestamp.fromDate(at);
  const rank = Timestamp.fromDate(getCaseRank(openedAt.toDate(), reasons));
  const makers = about.owner === null ? about.partners : [about.owner, ...about.partners];
  const people = new Set([...(held?.people ?? []), ...makers]);
  const fields = {
    ...{ ...about, status: "open", reasons, openedAt, rank, people: [...people] },
    ...addVoice(isOpen ? held : unweighed, { weight, network }),
  };
  if (isOpen) transaction.update(snapshot.ref, fields);
  else if (held) transaction.update(snapshot.ref, { ...fields, ...undecided });
  else transaction.create(snapshot.ref, { ...fields, ...undecided, events: [], revision: 0 });
}
