import { buildContent } from "./build-content";
import type { BuildContent, BuildDocument } from "./schema";

/** An edit as it was sent: the whole new content, and the version that it began with. */
export interface BuildEdit {
  readonly content: BuildContent;
  readonly version: number;
}

type EditDecision =
  | { readonly ok: true; readonly change: boolean; readonly version: number }
  | { readonly ok: false; readonly reason: "changed-elsewhere" | "title-missing" };

/**
 * Whether an edit may be written over what is stored. It may only when it began with the stored version, so
 * that two tabs never overwrite each other unseen. An edit that is stored already is a repeated call, and
 * changes nothing.
 */
export function decideEdit(
  stored: BuildContent & Pick<BuildDocument, "version" | "visibility">,
  { content, version }: BuildEdit,
): EditDecision {
  const same = isSameContent(stored, content);
  if (version === stored.version - 1 && same) return { ok: true, change: false, version: stored.version };
  if (version !== stored.version) return { ok: false, reason: "changed-elsewhere" };
  if (stored.visibility === "published" && content.title === "")
    return { ok: false, reason: "title-missing" };
  return same ? { ok: true, change: false, version } : { ok: true, change: true, version: version + 1 };
}

/** Without buffs it is like with empty ones. */
function isSameContent(
  { buffs: before = "", ...a }: BuildContent,
  { buffs = "", ...b }: BuildContent,
): boolean {
  return buildContent.isSame({ ...a, buffs: before }, { ...b, buffs });
}
