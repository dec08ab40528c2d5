import type { FingerprintedContent } from "@/lib/content/get-fingerprint.server";
import type { BuildContent } from "./schema";

/** What makes a build the same as one that was taken down. "Copy of" in front of a title makes no difference. */
export function toFingerprinted({
  title,
  notes,
  code,
}: Pick<BuildContent, "title" | "notes" | "code">): FingerprintedContent {
  return { kind: "build", texts: [title.replace(/^(copy of\s+)+/i, ""), notes], payload: code };
}
