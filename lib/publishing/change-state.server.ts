import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { AccountProfile, Actor } from "@/lib/auth/actor";
import { requirePoster } from "@/lib/auth/require-poster.server";
import { findTakeDown, readFingerprints } from "@/lib/content/read-fingerprints.server";
import type { ContentState } from "@/lib/content/schema";
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from "@/lib/firebase/admin.server";
import type { LimitedAction } from "@/lib/limits/account-limits";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { changeKind, type PublishedKind } from "./content-kind.server";

/** A change of state that may be written, before it is. */
interface Prepared<Stored, Step> {
  readonly db: Firestore;
  readonly actor: Actor;
  readonly profile: AccountProfile;
  /** Of `alsoRead`, in its order. */
  readonly also: readonly DocumentSnapshot[];
  readonly id: string;
  readonly stored: Stored;
  readonly step: Step;
  readonly change: Partial<Stored>;
  readonly at: Date;
}

/** Rules to publish one kind of content, hide it, delete it and bring it back, next to the kind itself. */
export interface StateRules<Stored extends ContentState, Step, Refusal extends string, Reply> {
  readonly kind: PublishedKind<Stored>;
  /** Action that counts for the day of the account. */
  readonly limit: LimitedAction;
  /** Further documents that many calls may write at once. */
  contend(db: Firestore, actor: Actor): readonly DocumentReference[];
  /** Documents that are read together with the content. */
  alsoRead?(db: Firestore, actor: Actor): readonly DocumentReference[];
  /** @throws ApiError for what is not there, and for whoever may not */
  require(snapshot: DocumentSnapshot, actor: Actor, step: Step): Stored;
  /** `change` is `null` where nothing changes. */
  decide(
    stored: Stored,
    step: Step,
    at: Date,
  ):
    | { readonly ok: true; readonly change: Partial<Stored> | null }
    | { readonly ok: false; readonly reason: Refusal };
  refuse(reason: Refusal | "taken-down", stored: Stored): Error;
  /** Whether others will see it: then the account must be one that may post, and the content none that was taken down. */
  isShown(change: Partial<Stored>, step: Step): boolean;
  /** @throws ApiError for what lacks something without which nobody else may see it */
  requireWhole?(stored: Stored): void;
  /** Whether content that was taken down elsewhere comes back hidden, instead of being refused. */
  comesBackHidden?(step: Step): boolean;
  /** Further stored fields. */
  extend?(stored: Stored, change: Partial<Stored>): Partial<Stored>;
  /** Reads what is written besides, and refuses what does not fit; gives what writes it. */
  prepare(transaction: Transaction, prepared: Prepared<Stored, Step>): Promise<(after: Stored) => void>;
  toReply(id: string, stored: Stored): Reply;
}

/**
 * Changes the state of published content as its rules say, in one transaction, and purges its pages. What is so already
 * stays as it is, and costs nothing of the day.
 *
 * @throws ApiError as the rules refuse; 403 as `requirePoster` where others will see it; 429 after too many changes today.
 */
export function changeState<Stored extends ContentState, Step, Refusal extends string, Reply>(
  { db, now }: Dependencies,
  actor: Actor,
  rules: StateRules<Stored, Step, Refusal, Reply>,
  id: string,
  step: Step,
): Promise<Reply> {
  const { kind, limit: counted } = rules;
  const ref = kind.getRef(db, id);
  return changeKind(db, kind, id, rules.contend(db, actor), async (transaction) => {
    const at = now();
    const limitRef = getLimitRef(db, actor.uid, counted, at);
    const read = [ref, limitRef, ...(rules.alsoRead?.(db, actor) ?? [])];
    const [content, limit, ...also] = await transaction.getAll(...read);
    if (!content || !limit) throw new Error("The store left out a document.");
    const profile = await actor.confirmed;
    const stored = rules.require(content, actor, step);
    const decision = rules.decide(stored, step, at);
    if (!decision.ok) throw rules.refuse(decision.reason, stored);
    if (!decision.change) return rules.toReply(id, stored);

    let { change } = decision;
    if (rules.isShown(change, step)) {
      await requirePoster(db, actor, at);
      rules.requireWhole?.(stored);
      const takenDown = findTakeDown(await readFingerprints(transaction, db, kind.toFingerprinted(stored)));
      if (takenDown && !rules.comesBackHidden?.(step))
        throw rules.refuse("taken-down", { ...stored, takenDown });
      if (takenDown) change = { ...change, visibility: "private", takenDown };
    }
    const write = await rules.prepare(transaction, {
      ...{ db, actor, profile, also, id, stored, step, change, at },
    });
    takeLimit(transaction, limit, { uid: actor.uid, action: counted, at });
    const fields = { ...change, ...rules.extend?.(stored, change), updatedAt: Timestamp.fromDate(at) };
    transaction.update(ref, fields);
    const after = { ...stored, ...fields };
    write(after);
    return rules.toReply(id, after);
  });
}
