import { z } from "zod";
import { runContent } from "@/lib/leaderboards/run/run-content";

const schema = z.object(runContent.stored);

/** What is stored of what a runner wrote: a TA run with a bow on PC. A field with a default has it. */
export function storedContent(changes: Partial<z.input<typeof schema>> & { quest: string; timeCs: number }) {
  return schema.parse({
    ...{ ruleset: "ta", weapon: "bow", secondWeapon: null, platform: "pc" },
    ...{ video: { provider: "youtube", id: "aaaaaaaaaaa" }, build: null, note: "", splits: [] },
    ...changes,
  });
}
