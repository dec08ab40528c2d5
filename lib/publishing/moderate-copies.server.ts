import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import type { ContentState } from "@/lib/content/schema";
import type { Firestore } from "@/lib/firebase/admin.server";
import { ApiError } from "@/lib/http/api-error";
import { type CopyState, findCopies } from "./find-copies.server";
import {
  type ContentModeration,
  type Moderated,
  type ModeratedKind,
  moderateContent,
} from "./moderate-content.server";

/**
 * The moderator's button at some content: takes it down, and with it every published copy that is not the moderator's
 * own; or allows it again, and with it the copies that were taken down for the same reason. Can be repeated where it
 * broke off.
 *
 * @returns the reply for the original
 * @throws ApiError as `moderateContent` for the original, before any copy is looked for.
 */
export async function moderateWithCopies<Stored extends ContentState, Extra extends object>(
  dependencies: Dependencies,
  actor: Actor,
  moderated: ModeratedKind<Stored, Extra>,
  step: ContentModeration & { readonly id: string },
): Promise<Moderated<Extra>> {
  const { db } = dependencies;
  const { kind } = moderated;
  const stored = kind.read(await kind.getRef(db, step.id).get());
  const reply = await moderateContent(dependencies, actor, moderated, step);
  const reason = stored?.takenDown?.reason;
  const isWanted = (copy: CopyState) =>
    step.action === "take-down"
      ? copy.visibility === "published"
      : reason !== undefined && copy.takenDown?.reason === reason;
  const copies = stored
    ? await listForeignCopies(db, actor, moderated, { id: step.id, stored }, isWanted)
    : [];
  for (const id of copies) await moderateIfThere(dependencies, actor, moderated, { ...step, id });
  return reply;
}

/** The IDs of copies that a moderator decides about. One of their own is for another moderator, who sees it when somebody reports it. */
export async function listForeignCopies<Stored extends ContentState>(
  db: Firestore,
  { uid }: Pick<Actor, "uid">,
  { kind, copies }: ModeratedKind<Stored>,
  original: { readonly id: string; readonly stored: Stored },
  isWanted?: (copy: CopyState) => boolean,
): Promise<string[]> {
  const found = await findCopies(db, kind, original, copies?.among() ?? [kind], isWanted);
  return found.filter(({ makers }) => !makers.includes(uid)).map(({ id }) => id);
}

/**
 * The same decision about the content itself or one of its copies. What was deleted for good since it was found must not
 * keep the others from being moderated.
 *
 * @throws ApiError as `moderateContent`, but for what is not there
 */
export async function moderateIfThere<Stored extends ContentState, Extra extends object>(
  dependencies: Dependencies,
  actor: Actor,
  moderated: ModeratedKind<Stored, Extra>,
  step: ContentModeration & { readonly id: string },
): Promise<void> {
  try {
    await moderateContent(dependencies, actor, moderated.copies?.pick(step.id) ?? moderated, step);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "not-found")) throw error;
  }
}
