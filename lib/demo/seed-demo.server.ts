import { z } from "zod";
import box from "@/data/demo/box.json";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readBoxFile } from "@/lib/box/box-file";
import { syncBoxBodySchema } from "@/lib/box/schema";
import { toStamp } from "@/lib/box/stamp";
import { syncBox } from "@/lib/box/sync-box.server";
import { addEvent, reviewEvent } from "@/lib/event-quests/change-event.server";
import { addEventBodySchema } from "@/lib/event-quests/schema";
import type { Auth, Firestore } from "@/lib/firebase/admin.server";
import { publishShippedGuides } from "@/lib/guides/publish-shipped.server";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { userDocumentSchema } from "@/lib/users/schema";
import { type DemoAccount, demoAccounts, demoPassword } from "./accounts";
import { demoBuilds } from "./builds";
import { demoEvents } from "./event-quests";
import { beatrix, hazel, maple } from "./help-plan";
import { playHelp } from "./play-help.server";
import { addBuildDeeds, getDemoIcon } from "./profile";
import type { ScratchDocument } from "./scratch-store.server";
import { addDemoBuilds } from "./seed-builds.server";
import { seedHelp } from "./seed-help.server";
import { seedModeration, toActor } from "./seed-moderation.server";
import { seedNames } from "./seed-names.server";
import { seedRuns } from "./seed-runs.server";

interface SeedDependencies extends Dependencies {
  readonly auth: Auth;
  /** Must be a `demo-` project. */
  readonly projectId: string;
  /** Only lets an admin and two people without anything sign in, as on the first day of a site. */
  readonly isEmpty?: boolean;
}

export const seedResultSchema = z.object({
  accounts: z.int().min(0),
  /** Accounts whose documents were written now; the rest had theirs already. */
  written: z.int().min(0),
  /** Ledger entries written now. */
  entries: z.int().min(0),
  /** Builds written now. */
  builds: z.int().min(0),
  /** Leaderboard runs written now. */
  runs: z.int().min(0),
  /** Guides of the site written or updated now. */
  guides: z.int().min(0),
  /** Help requests written now. */
  requests: z.int().min(0),
  /** Event quests written now. */
  events: z.int().min(0),
  /** Things in boxes written now. */
  owned: z.int().min(0),
  /** Cases of moderators written now. */
  cases: z.int().min(0),
});
type SeedResult = z.infer<typeof seedResultSchema>;

/**
 * Puts the demo's people, their balances, ledgers, builds, help requests, runs and reports into the store. Whoever is there already is left
 * as they are, so that a seed never takes back what was done since.
 *
 * @throws Error for a project that is not a `demo-` one.
 */
export async function seedDemo(dependencies: SeedDependencies): Promise<SeedResult> {
  const { db, auth, now, projectId, isEmpty = false } = dependencies;
  if (!projectId.startsWith("demo-")) {
    throw new Error(`Demo content is for demo- projects only, and this is "${projectId}".`);
  }
  if (isEmpty) return seedFirstDay({ db, auth, now });
  const at = now();
  // Two months take a second to play, which a store that has its content is spared.
  let played: Promise<ScratchDocument[]> | null = null;
  const play = () => {
    played ??= playHelp(at);
    return played;
  };
  const written = await Promise.all(
    demoAccounts.map(async (account) => {
      await ensureSignIn(auth, account);
      return writeDocuments(db, account, play, at);
    }),
  );
  const sum = (kind: keyof Written) => written.reduce((total, each) => total + (each?.[kind] ?? 0), 0);
  const runs = await seedRuns(db, at);
  const requests = await seedHelp(db, play, at);
  await seedNames(db, at);
  return {
    accounts: demoAccounts.length,
    written: written.filter((each) => each !== null).length,
    entries: sum("entries"),
    builds: sum("builds"),
    runs,
    guides: await seedGuides({ db, now }),
    requests,
    events: await seedEvents({ db, now: () => at }),
    owned: await seedBox({ db, now: () => at }),
    cases: await seedModeration({ db, auth, now: () => at }),
  };
}

/** A site without sample content: sign-ins alone, and the guides that belong to the site. */
async function seedFirstDay({ db, auth, now }: Omit<SeedDependencies, "projectId">): Promise<SeedResult> {
  const people = demoAccounts.filter(({ offered, role }) => offered && role !== "creator");
  for (const account of people) await ensureSignIn(auth, account);
  const nothing = { written: 0, entries: 0, builds: 0, runs: 0, requests: 0, events: 0, owned: 0, cases: 0 };
  return { accounts: people.length, ...nothing, guides: await seedGuides({ db, now }) };
}

/** @returns how many were written */
async function seedGuides(dependencies: Dependencies): Promise<number> {
  const { published, updated } = await publishShippedGuides(dependencies);
  return published.length + updated.length;
}

async function ensureSignIn(
  auth: Auth,
  { uid, email, displayName, role, verified = true }: DemoAccount,
): Promise<void> {
  try {
    await auth.createUser({ uid, email, displayName, password: demoPassword, emailVerified: verified });
  } catch (error) {
    if (!hasCode(error, "auth/uid-already-exists")) throw error;
    return;
  }
  if (role !== "hunter") await auth.setCustomUserClaims(uid, { [role]: true });
}

interface Written {
  readonly entries: number;
  readonly builds: number;
}

/**
 * Writes what an account has of its own.
 *
 * @param play gives what `playHelp` made
 * @returns how much was written; `null` when the user had a document
 */
async function writeDocuments(
  db: Firestore,
  { uid }: DemoAccount,
  play: () => Promise<readonly ScratchDocument[]>,
  now: Date,
): Promise<Written | null> {
  const user = getUserRef(db, uid);
  if ((await user.get()).exists) return null;
  const batch = db.batch();
  const builds = addDemoBuilds(batch, db, uid, now);
  const own = (await play()).filter(({ path }) => path === user.path || path.startsWith(`${user.path}/`));
  for (const { path, fields } of own) batch.set(db.doc(path), fields);
  const document = userDocumentSchema.parse(own.find(({ path }) => path === user.path)?.fields);
  const ownBuilds = demoBuilds.filter(({ owner }) => owner === uid);
  batch.update(user, {
    "stats.builds": builds,
    icon: getDemoIcon(demoAccounts.findIndex((account) => account.uid === uid)),
    ...addBuildDeeds(document, ownBuilds, now),
  });
  await batch.commit();
  return { entries: own.filter(({ path }) => path.includes("/ledger/")).length, builds };
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

/**
 * Puts event quests into a store that has none, written by one of the staff and approved by another; the last one waits
 * for its review.
 *
 * @returns how many were written
 */
async function seedEvents(dependencies: Dependencies): Promise<number> {
  if (!(await dependencies.db.collection("eventQuests").limit(1).get()).empty) return 0;
  for (const [index, event] of demoEvents.entries()) {
    const body = addEventBodySchema.parse({
      key: `demo-event-${index}`,
      content: { rewards: [], ...event },
    });
    const { id, revision } = await addEvent(dependencies, toActor(beatrix), body);
    if (index === demoEvents.length - 1) continue;
    await reviewEvent(dependencies, toActor(hazel), { id, revision, action: "approve", reason: "" });
  }
  return demoEvents.length;
}

/**
 * Puts what one hunter owns into their box where that is empty: a file that the site exported, dated by its export.
 *
 * @returns how many things
 */
async function seedBox(dependencies: Dependencies): Promise<number> {
  const { shards } = await syncBox(dependencies, toActor(maple), { known: {}, entries: [] });
  if (shards.length > 0) return 0;
  const file = readBoxFile(JSON.stringify(box));
  if (!file.ok || file.left > 0) throw new Error("The demo's box can't be read.");
  const stamp = toStamp(Date.parse(box.exportedAt), 0, "sample");
  const entries = file.entries.map(({ fields, ...entry }) => ({
    ...entry,
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [value, stamp]])),
    deleted: null,
  }));
  await syncBox(dependencies, toActor(maple), syncBoxBodySchema.parse({ known: {}, entries }));
  return entries.length;
}
