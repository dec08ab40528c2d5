import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether } from "@/lib/api/run-transaction.server";
import type { Actor, ConfirmedAccount } from "@/lib/auth/actor";
import type { DocumentSnapshot, Firestore, Transaction } from "@/lib/firebase/admin.server";
import { ApiError } from "@/lib/http/api-error";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { isAdminOrCreator } from "@/lib/site/roles";
import { cleanDisplayName, cleanPhotoURL, fallbackName } from "@/lib/users/display";
import { findNameProblem, maxNameLength } from "@/lib/users/name-rules";
import { listNumberedNames, type NameClaims, readNameClaims } from "@/lib/users/names.server";
import { createUserDocument, getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { noNaming, type SessionResponse, type UserDocument } from "@/lib/users/schema";
import { getStaffMarksRef, writeStaffMark } from "@/lib/users/staff-marks.server";
import { changeShown, getNameLock, readNameCopies, writeShown } from "./name-change.server";

type Shown = Pick<UserDocument, "displayName" | "photoURL" | "naming">;

/**
 * Welcomes a signed-in person: creates `users/{uid}` at first sight of the account, later follows its name and photo,
 * which their owner may set past this site. A name counts only as far as `changeName` would let it: whatever the rules,
 * the daily limit, a block or a moderator's lock refuse leaves the profile as it is. A first name that is taken gets a
 * number. Writes nothing when nothing changed, and reads two documents
 * then.
 *
 * @throws ApiError 401 when the session was revoked.
 */
export function openSession(dependencies: Dependencies, actor: Actor): Promise<SessionResponse> {
  const { db, now } = dependencies;
  const { uid } = actor;
  return changeShown(dependencies, uid, async (transaction) => {
    const at = now();
    const { user: snapshot, marks } = await readTogether(transaction, {
      user: getUserRef(db, uid),
      marks: getStaffMarksRef(db),
    });
    const account = await actor.confirmed;
    const user = readUser(snapshot);
    const shown = (await chooseShown({ transaction, db, actor, account, user, at })) ?? user;
    if (!shown) throw new Error("Whoever has no profile gets one.");
    const { displayName, photoURL } = shown;
    const rest = { icon: user?.icon ?? null, coins: user?.coins ?? 0, unread: user?.unread ?? 0 };
    // Roles are given past the site too, such as by whoever runs the emulator.
    const isMarked = writeStaffMark(transaction, marks, uid, isAdminOrCreator(actor));
    const isShown = user !== null && (user.displayName !== displayName || user.photoURL !== photoURL);
    const isChanged = isMarked || isShown;
    return { result: { message: "OK", user: { displayName, photoURL, ...rest } }, isChanged };
  });
}

interface Step {
  readonly transaction: Transaction;
  readonly db: Firestore;
  readonly actor: Actor;
  readonly account: ConfirmedAccount;
  readonly user: UserDocument | null;
  readonly at: Date;
}

/** Name and photo that others see from now on, written; `null` where they stay as they are. */
async function chooseShown(step: Step): Promise<Shown | null> {
  const { transaction, db, actor, account, user, at } = step;
  const { uid } = actor;
  const naming = user?.naming ?? noNaming;
  const photoURL = choosePhoto(step);
  const from = account.displayName ?? "";
  const isSeen = from === naming.from && naming.isStaff === isAdminOrCreator(actor);
  if (user && isSeen && user.photoURL === photoURL) return null;

  const wanted = toUsableName(account.displayName);
  const held = user?.displayName ?? fallbackName;
  const isUnnamed = held === fallbackName && naming.key === null;
  const numbered = wanted && isUnnamed ? listNumberedNames(wanted, uid, maxNameLength) : [];
  const names = [...(isUnnamed ? [] : [held]), ...(wanted ? [wanted] : []), ...numbered];
  const claims = await readNameClaims(transaction, db, { uid, held: naming.key }, names);
  const limit = await transaction.get(getLimitRef(db, uid, "name-change", at));
  const copies = user ? await readNameCopies(transaction, db, uid) : null;

  const displayName = chooseName({ ...step, limit, claims, wanted, held, isUnnamed, numbered });
  const isStaff = isAdminOrCreator(actor);
  // A name from before names were unique stays with whoever has it, claimed by the first of them to come back.
  const canClaim = displayName !== held || claims.findProblem(displayName) === null;
  const shown: Shown = {
    ...{ displayName, photoURL },
    naming: {
      key: canClaim ? claims.claim(displayName, { isStaff, at }) : naming.key,
      from,
      isNumbered: displayName === held ? naming.isNumbered : numbered.includes(displayName),
      isStaff,
      lockedUntil: naming.lockedUntil,
    },
  };
  if (!user || !copies) {
    transaction.create(getUserRef(db, uid), { ...createUserDocument(shown, at), naming: shown.naming });
  } else {
    const { displayName: name, ...rest } = shown;
    writeShown(transaction, db, uid, copies, name === held ? rest : shown);
  }
  return shown;
}

interface NameChoice extends Step {
  readonly limit: DocumentSnapshot;
  readonly claims: NameClaims;
  /** Name in the account, where it can be one. */
  readonly wanted: string | null;
  readonly held: string;
  readonly isUnnamed: boolean;
  readonly numbered: readonly string[];
}

function chooseName(choice: NameChoice): string {
  const { transaction, actor, user, limit, at, claims, wanted, held, isUnnamed, numbered } = choice;
  if (wanted === null || wanted === held || !mayShow(choice)) return held;
  const problem = claims.findProblem(wanted);
  if (isUnnamed) {
    if (problem === null) return wanted;
    // A number would make it look like another account of the same person.
    return problem === "taken" ? (numbered.find((name) => claims.findProblem(name) === null) ?? held) : held;
  }
  if (problem !== null || !user) return held;
  try {
    takeLimit(transaction, limit, { uid: actor.uid, action: "name-change", at });
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return held;
    throw error;
  }
  return wanted;
}

/** A first name needs no verified address; every later change is like any other thing that others see. */
function mayShow({ account, user, at }: Pick<Step, "account" | "user" | "at">): boolean {
  if (!user) return true;
  if (getNameLock(user, at) || (user.block && user.block.until.toDate() > at)) return false;
  return account.isVerified || (user.displayName === fallbackName && user.naming.key === null);
}

/** Taking a picture away is always allowed. */
function choosePhoto({ account, user, at }: Step): string | null {
  const photoURL = cleanPhotoURL(account.photoURL);
  return photoURL === null || mayShow({ account, user, at }) ? photoURL : (user?.photoURL ?? null);
}

/** The account's name where somebody could choose it here. */
function toUsableName(raw: string | null): string | null {
  const name = cleanDisplayName(raw);
  return name === fallbackName || findNameProblem(name) ? null : name;
}
