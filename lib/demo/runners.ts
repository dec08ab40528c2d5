import { z } from "zod";
import runners from "@/data/demo/runners.json";
import { createSeededRandom } from "@/lib/daily/shuffle";
import type { Platform } from "@/lib/site/platforms";

/** Somebody who runs in the demo. They have a profile, and nobody can sign in as them. */
interface DemoRunner {
  readonly uid: string;
  readonly displayName: string;
  readonly platform: Platform;
  /** Multiple of the best time that they need: 1 is the best. */
  readonly skill: number;
}

const platforms: readonly Platform[] = ["pc", "pc", "ps5", "pc", "ps5", "xbox"];

const people = z
  .strictObject({
    runners: z.array(z.string()).readonly(),
    moderators: z.array(z.strictObject({ uid: z.string(), displayName: z.string() })).readonly(),
  })
  .parse(runners);

/** The demo's 60 runners, the same at every call. */
export function getDemoRunners(): DemoRunner[] {
  const random = createSeededRandom("demo runners");
  return people.runners.map((displayName, index) => ({
    uid: `demo-runner-${String(index + 1).padStart(2, "0")}`,
    displayName,
    platform: platforms[index % platforms.length] ?? "pc",
    skill: 1 + 0.9 * random() ** 1.7,
  }));
}

/** Who judged the demo's runs, with a profile and without a sign-in. */
export const demoModerators = people.moderators;
