import type { Actor } from "@/lib/auth/actor";
import type { Firestore } from "@/lib/firebase/admin.server";
import { changeSeats, joinHunt } from "@/lib/hunting-help/hunt/change-seats.server";
import { joinBodySchema, postSearchBodySchema } from "@/lib/hunting-help/hunt/hunt-schema";
import { postHuntSearch } from "@/lib/hunting-help/hunt/hunt-searches.server";
import type { Platform } from "@/lib/site/platforms";
import { demoAccounts } from "./accounts";
import { beatrix, felix, goose, harth, kestrel, maple, maru, tomas } from "./help-plan";

interface DemoHunt {
  readonly host: string;
  /** Hours from the seed until it starts; 0 is now. */
  readonly startsIn: number;
  readonly content: Readonly<Record<string, unknown>>;
  readonly joiners: readonly {
    readonly uid: string;
    readonly platform: Platform;
    readonly isAccepted: boolean;
  }[];
}

/** Hunts that look for hunters when the demo starts: one more wanted, full, with somebody who waits, and empty. */
const hunts: readonly DemoHunt[] = [
  {
    host: harth,
    startsIn: 0,
    content: {
      ...{ monster: "gogmazios", platform: "pc", timeZone: "Europe/Berlin", language: "de", hours: 4 },
      ...{ seats: 3, voice: "no", lobbyId: "9HW-4TR-2KD", hunterId: "OLDHARTH" },
    },
    joiners: [
      { uid: maple, platform: "pc", isAccepted: true },
      { uid: goose, platform: "ps5", isAccepted: true },
      { uid: tomas, platform: "xbox", isAccepted: false },
    ],
  },
  {
    host: kestrel,
    startsIn: 2,
    content: {
      ...{ quest: "the-rimechain-trial", platform: "ps5", timeZone: "Asia/Tokyo", language: "ja", hours: 3 },
      ...{ seats: 1, note: "Any weapon", lobbyId: "7JK-8MM-3PA" },
    },
    joiners: [{ uid: beatrix, platform: "pc", isAccepted: true }],
  },
  {
    host: beatrix,
    startsIn: 20,
    content: {
      ...{ monster: "omega-planetes", platform: "pc", timeZone: "Europe/Paris", language: "en", hours: 4 },
      ...{ seats: 3, voice: "yes", newcomers: true, note: "First clears. Carts are fine." },
    },
    joiners: [{ uid: felix, platform: "pc", isAccepted: true }],
  },
  {
    host: maru,
    startsIn: 0,
    content: {
      ...{ monster: "seregios", platform: "xbox", timeZone: "Europe/Madrid", language: "es", hours: 3 },
      ...{ crossplay: false, seats: 2 },
    },
    joiners: [],
  },
];

/** Lists the hunts of the demo, and gives out their seats. */
export async function seedHunts(db: Firestore, now: Date): Promise<void> {
  const dependencies = { db, now: () => now };
  for (const { host, startsIn, content, joiners } of hunts) {
    const startsAt = startsIn === 0 ? null : new Date(now.getTime() + startsIn * 3_600_000).toISOString();
    const body = postSearchBodySchema.parse({ ...content, startsAt, key: `demo-hunt-${host}` });
    const { created } = await postHuntSearch(dependencies, toActor(host), body);
    if (!created) continue;
    const { hunt } = created;
    for (const { uid, platform, isAccepted } of joiners) {
      const body = joinBodySchema.parse({ host, hunt, platform, key: `demo-seat-${uid}` });
      await joinHunt(dependencies, toActor(uid), body);
      if (isAccepted) await changeSeats(dependencies, toActor(host), { action: "accept", hunt, uid });
    }
  }
}

function toActor(uid: string): Actor {
  const displayName = demoAccounts.find((account) => account.uid === uid)?.displayName ?? null;
  const confirmed = Promise.resolve({ displayName, photoURL: null, isVerified: true });
  return { uid, admin: false, creator: false, confirmed };
}
