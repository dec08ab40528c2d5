import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { Note } from "@/components/ui/Note";
import { Section } from "@/components/ui/Section";
import { useGuideState } from "@/hooks/guides/guide-actions";
import { useGuidePreview } from "@/hooks/guides/use-guide-preview";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import { listGuideWarnings } from "@/lib/guides/guide-warnings";
import { getGuidesPath } from "@/lib/guides/paths";
import type { GuidePhase, GuideStateChange, OwnGuide } from "@/lib/guides/schema";
import { createDraftSchema } from "@/lib/site/draft-schema";
import { toUtcMoment } from "@/lib/site/time";
import { formatMinute } from "@/lib/text/format";

interface PublishGuideProps {
  guide: OwnGuide;
  /** Whether the editor holds what is not saved yet. */
  isSaved: boolean;
  /** Whether the person may delete and restore it. */
  mayDelete: boolean;
  onChanged(guide: OwnGuide): void;
}

const phaseLabels: Readonly<Record<GuidePhase, string>> = {
  draft: "Draft. Only creators see it.",
  scheduled: "Scheduled.",
  published: "Published.",
  hidden: "Taken down by a moderator.",
  deleted: "Deleted. It can be restored for 7 days.",
};

/** Warnings that are named at most. */
const maxWarnings = 20;

const scheduleSchema = createDraftSchema<{ at: string }>(({ at }) => ({
  at: at === "" ? "Choose when it is published." : "",
}));

/** The state of a guide, and what can be done about it. */
export function PublishGuide({ guide, isSaved, mayDelete, onChanged }: PublishGuideProps) {
  const [isWarned, setWarned] = useState(false);
  const { busy, problem, run } = useGuideState(guide.slug);
  const { phase } = guide;
  const act = async (body: GuideStateChange) => {
    const changed = await run(body);
    if (changed) onChanged(changed);
  };
  const form = useDraftForm({
    start: { at: "" },
    schema: scheduleSchema,
    words: { failure: "The guide could not be changed. Try again." },
    send: ({ at }) => act({ action: "schedule", at: toUtcMoment(at) }),
  });
  const { rendered, problem: previewProblem } = useGuidePreview(guide.text);
  const warnings = listGuideWarnings({ ...guide, problems: rendered?.problems ?? [] });
  const canPublish = phase === "draft" || phase === "scheduled";
  const button = (
    action: Exclude<GuideStateChange["action"], "schedule">,
    label: string,
    variant: "filled" | "light" = "light",
  ) => (
    <Button disabled={busy} variant={variant} onClick={() => void act({ action })}>
      {label}
    </Button>
  );
  return (
    <Section id="state" title="Publishing">
      <p className="text-14 leading-5">
        {phaseLabels[phase]}
        {guide.publishAt && ` It is published at ${formatMinute(guide.publishAt)} UTC.`}
        {guide.takenDown !== null && ` Reason: ${guide.takenDown}`}{" "}
        {phase === "published" && <a href={getGuidesPath(guide.slug)}>Open the page</a>}
      </p>
      {isSaved && canPublish && (
        <p className="mt-2 text-14 leading-5 text-dim">Save your changes first to publish them too.</p>
      )}
      <div className="flex flex-wrap items-end gap-2 mt-3">
        {canPublish && (
          <Button
            disabled={busy || (rendered === null && !previewProblem)}
            variant="filled"
            onClick={() => (warnings.length > 0 ? setWarned(true) : void act({ action: "publish" }))}
          >
            Publish now
          </Button>
        )}
        {(phase === "published" || phase === "scheduled") && button("unpublish", "Back to draft")}
        {mayDelete && (phase === "deleted" ? button("restore", "Restore") : button("delete", "Delete"))}
      </div>
      {canPublish && (
        <form {...form.getFormProps()} className="flex flex-wrap items-end gap-2 mt-4">
          <TextInput type="datetime-local" label="Publish at (UTC)" {...form.getInputProps("at")} />
          <Button type="submit" disabled={busy || !form.isReady}>
            Schedule
          </Button>
        </form>
      )}
      {isWarned && (
        <ConfirmDialog
          opened
          title="Before you publish"
          action="Publish anyway"
          busyAction="Publishing"
          busy={busy}
          problem={null}
          onClose={() => setWarned(false)}
          onConfirm={async () => {
            await act({ action: "publish" });
            setWarned(false);
          }}
        >
          <p>Readers may stumble over this:</p>
          <ul className="list-disc ps-5">
            {warnings.slice(0, maxWarnings).map((warning) => (
              <li key={warning} className="wrap-anywhere">
                {warning}
              </li>
            ))}
          </ul>
          {warnings.length > maxWarnings && <p>And {warnings.length - maxWarnings} more.</p>}
        </ConfirmDialog>
      )}
      {problem && (
        <Note tone="bad" role="alert" className="mt-3">
          {problem}
        </Note>
      )}
    </Section>
  );
}
