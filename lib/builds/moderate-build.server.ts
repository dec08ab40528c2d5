import type { ModeratedKind } from "@/lib/publishing/moderate-content.server";
import { buildKind } from "./build-kind.server";
import { refuseBuild } from "./refusals";
import type { BuildDocument } from "./schema";

/** Builds, as moderators decide about them. */
export const moderatedBuild: ModeratedKind<BuildDocument> = {
  ...{ kind: buildKind, name: "build", limit: "builds-moderate", nothing: {} },
  refuse: (reason) => refuseBuild(reason === "not-found" ? "not-visible" : "own-content"),
};
