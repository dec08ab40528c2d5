import { type ContentCopy, type CopyState, findCopies } from "@/lib/content/find-copies.server";
import type { Firestore } from "@/lib/firebase/admin.server";
import { toFingerprinted } from "./get-build-fingerprint.server";
import { getBuildRef, readBuild } from "./read-build-document.server";
import type { BuildDocument } from "./schema";

/** Builds of anybody that say the same as a build, see `findCopies`. */
export function findBuildCopies(
  db: Firestore,
  id: string,
  build: BuildDocument,
  isWanted?: (copy: CopyState) => boolean,
): Promise<ContentCopy[]> {
  return findCopies({
    source: db.collection("builds"),
    original: getBuildRef(db, id),
    content: toFingerprinted(build),
    read: readBuild,
    getMakers: ({ owner }) => [owner],
    isWanted,
  });
}
