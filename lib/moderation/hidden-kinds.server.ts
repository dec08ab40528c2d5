import { moderatedBuild } from "@/lib/builds/moderate-build.server";
import { moderatedGuide } from "@/lib/guides/moderate-guide.server";
import { moderatedComment } from "@/lib/hunting-help/answer/moderate-comment.server";
import { moderatedAnswer, moderatedRequest } from "@/lib/hunting-help/moderate-help.server";
import type { ReportedKind } from "@/lib/reports/targets";
import { moderatedShortLink } from "@/lib/short-links/short-link-kind.server";
import { moderatedStateName } from "@/lib/state-names/state-name-kind.server";
import { hiddenEvent } from "./kinds/event-quest.server";
import type { HiddenKind } from "./kinds/hidden-kind.server";
import { hiddenHunt } from "./kinds/hunt-search.server";
import { hiddenProfile } from "./kinds/profile.server";
import { hideWithCopies } from "./kinds/published.server";
import { hiddenRun } from "./kinds/run.server";

/** How everything that can be reported is hidden and restored; what it is, `contentKinds` says. */
export const hiddenKinds: Readonly<Record<ReportedKind, HiddenKind>> = {
  build: hideWithCopies(moderatedBuild),
  run: hiddenRun,
  guide: hideWithCopies(moderatedGuide),
  profile: hiddenProfile,
  "help-request": hideWithCopies(moderatedRequest),
  "help-answer": hideWithCopies(moderatedAnswer),
  "help-comment": hideWithCopies(moderatedComment),
  "hunt-search": hiddenHunt,
  "event-quest": hiddenEvent,
  "state-name": hideWithCopies(moderatedStateName),
  "short-link": hideWithCopies(moderatedShortLink),
};
