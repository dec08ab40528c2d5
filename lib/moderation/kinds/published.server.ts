import type { ContentState } from "@/lib/content/schema";
import { type ModeratedKind, wasShown } from "@/lib/publishing/moderate-content.server";
import { listForeignCopies, moderateIfThere } from "@/lib/publishing/moderate-copies.server";
import { getContentId } from "@/lib/reports/content-kinds.server";
import type { HiddenKind, ModeratorStep, Withheld } from "./hidden-kind.server";

/** Content with states: taken down with every published copy of the same content, and both shown again together. */
export function hideWithCopies<Stored extends ContentState>(moderated: ModeratedKind<Stored>): HiddenKind {
  return {
    async findWithheld({ db }, { actor, target }) {
      const id = getId(target);
      const { kind } = moderated;
      const stored = kind.read(await kind.getRef(db, id).get());
      if (!stored || stored.takenDown || !wasShown(stored)) return null;
      const copies = await listForeignCopies(db, actor, moderated, { id, stored });
      return { visibility: stored.visibility, copies: copies.join(" ") };
    },
    async hide(dependencies, { actor, target, reason, withheld }) {
      for (const id of [getId(target), ...readCopies(withheld)]) {
        await moderateIfThere(dependencies, actor, moderated, { id, action: "take-down", reason });
      }
    },
    async restore(dependencies, { actor, target, reason, withheld }) {
      const isShownAgain = withheld.visibility === "published";
      const step = { action: "allow", reason } as const;
      await moderateIfThere(dependencies, actor, moderated, { id: getId(target), ...step, isShownAgain });
      for (const id of readCopies(withheld)) {
        await moderateIfThere(dependencies, actor, moderated, { id, ...step, isShownAgain: true });
      }
    },
  };
}

const getId = ({ content, parent }: ModeratorStep["target"]) => getContentId({ id: content, parent });

/** IDs in one field of `Withheld`. */
function readCopies({ copies }: Withheld): string[] {
  return (copies ?? "").split(" ").filter((id) => id !== "");
}
