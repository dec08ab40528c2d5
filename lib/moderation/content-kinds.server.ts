import type { ReportedKind } from "@/lib/reports/targets";
import { buildKind } from "./kinds/build.server";
import { commentKind } from "./kinds/comment.server";
import type { ContentKind } from "./kinds/content-kind.server";
import { guideKind } from "./kinds/guide.server";
import { answerKind, requestKind } from "./kinds/help.server";
import { huntSearchKind } from "./kinds/hunt-search.server";
import { profileKind } from "./kinds/profile.server";
import { runKind } from "./kinds/run.server";

/**
 * Everything that can be reported, with what moderation does about it. A new kind of content is a line in
 * `reportedKinds`, one in `getTargetRef` and `readReportedContent`, and one here.
 */
export const contentKinds: Readonly<Record<ReportedKind, ContentKind>> = {
  build: buildKind,
  run: runKind,
  guide: guideKind,
  profile: profileKind,
  "help-request": requestKind,
  "help-answer": answerKind,
  "help-comment": commentKind,
  "hunt-search": huntSearchKind,
};
