import type { AccountDependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import { FieldPath, type Firestore } from "@/lib/firebase/admin.server";
import { getRoles } from "@/lib/site/roles";
import { refuseStaff } from "@/lib/staff/refusals";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import type { UserDocument } from "@/lib/users/schema";
import type { PeopleResponse, Person } from "./schema";

/** People of each spelling of a name that are read. */
const maxPerSpelling = 10;
/** Behind every text that begins with the one before it. */
const lastCharacter = "\uf8ff";

interface Known {
  readonly uid: string;
  readonly user: UserDocument;
}

/**
 * Finds people by uid, by exact email, or by the beginning of the name, as it was typed and with its first letter in
 * either case. Reads at most 22 documents and asks Auth twice.
 */
export async function findPeople(
  { db, auth, now }: AccountDependencies,
  actor: Actor,
  q: string,
): Promise<PeopleResponse> {
  await actor.confirmed;
  const byEmail = q.includes("@")
    ? await auth.getUserByEmail(q).catch((error) => {
        if (error?.code === "auth/user-not-found" || error?.code === "auth/invalid-email") return null;
        throw error;
      })
    : null;
  const uids = [byEmail?.uid, isUid(q) ? q : undefined].filter((uid) => uid !== undefined);
  const [exact, named] = await Promise.all([readKnown(db, uids), findByName(db, q)]);
  const known = [...new Map([...exact, ...named].map((each) => [each.uid, each])).values()];
  return { message: "OK", people: await toPeople({ auth, now }, actor, known) };
}

/**
 * One person as admins see them.
 *
 * @throws ApiError 404 for an account without a profile.
 */
export async function readPerson(
  { db, auth, now }: AccountDependencies,
  actor: Actor,
  uid: string,
): Promise<Person> {
  const [person] = await toPeople({ auth, now }, actor, await readKnown(db, [uid]));
  if (!person) throw refuseStaff("no-person");
  return person;
}

function isUid(text: string): boolean {
  return text.length <= 128 && /^[^/\s]+$/.test(text) && !/^(\.{1,2}|__.*__)$/.test(text);
}

async function readKnown(db: Firestore, uids: readonly string[]): Promise<Known[]> {
  if (uids.length === 0) return [];
  const snapshots = await db.getAll(...uids.map((uid) => getUserRef(db, uid)));
  return snapshots.flatMap((snapshot) => {
    const user = readUser(snapshot);
    return user ? [{ uid: snapshot.id, user }] : [];
  });
}

async function findByName(db: Firestore, q: string): Promise<Known[]> {
  const [first = "", ...rest] = [...q];
  const spellings = new Set(
    [first.toUpperCase(), first.toLowerCase()].map((letter) => letter + rest.join("")),
  );
  const pages = await Promise.all(
    [...spellings].map((spelling) =>
      db
        .collection("users")
        .where("displayName", ">=", spelling)
        .where("displayName", "<", `${spelling}${lastCharacter}`)
        .orderBy("displayName")
        .orderBy(FieldPath.documentId())
        .limit(maxPerSpelling)
        .get(),
    ),
  );
  return pages.flatMap(({ docs }) =>
    docs.flatMap((document) => {
      const user = readUser(document);
      return user ? [{ uid: document.id, user }] : [];
    }),
  );
}

async function toPeople(
  { auth, now }: Pick<AccountDependencies, "auth" | "now">,
  actor: Actor,
  known: readonly Known[],
): Promise<Person[]> {
  if (known.length === 0) return [];
  const { users } = await auth.getUsers(known.map(({ uid }) => ({ uid })));
  const accounts = new Map(users.map((account) => [account.uid, account]));
  return known.map(({ uid, user }) => {
    const account = accounts.get(uid);
    const roles = getRoles(account?.customClaims ?? {});
    const { displayName, photoURL, icon, coins, block } = user;
    return {
      ...{ uid, displayName, photoURL, icon, coins },
      email: account?.email ?? null,
      isVerified: account?.emailVerified ?? false,
      role: roles.admin ? "admin" : roles.creator ? "creator" : "none",
      createdAt: user.createdAt.toDate().toISOString(),
      block:
        block && block.until.toDate() > now()
          ? { until: block.until.toDate().toISOString(), reason: block.reason }
          : null,
      isSelf: uid === actor.uid,
    };
  });
}
