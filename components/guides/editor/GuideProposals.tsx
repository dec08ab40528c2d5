import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { Note } from "@/components/ui/Note";
import { AuthorName } from "@/components/ui/PersonName";
import { Section } from "@/components/ui/Section";
import { useDecideProposal, useProposal, useProposals } from "@/hooks/guides/use-proposals";
import { useRevision } from "@/hooks/guides/use-revisions";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import { maxReasonLength } from "@/lib/content/rules";
import { guideContent, guideFieldLabels, guideFields } from "@/lib/guides/guide-content";
import { joinMerge, mergeTexts } from "@/lib/guides/merge-texts";
import type { Proposal, ProposalsResponse } from "@/lib/guides/proposal-schema";
import type { GuideContent, OwnGuide } from "@/lib/guides/schema";
import { createDraftSchema } from "@/lib/site/draft-schema";
import { formatCount } from "@/lib/text/format";
import type { RenderVideo } from "../render-video";
import { Differences } from "./Differences";
import { EditorPreview } from "./EditorPreview";

interface GuideProposalsProps {
  slug: string;
  /** `null` where it is proposed as a new one. */
  guide: OwnGuide | null;
  renderVideo: RenderVideo;
  /** Takes a proposal into the editor, to be changed before it is saved. */
  onUse?(proposal: Proposal): void;
  onAccepted(guide: OwnGuide): void;
}

const declineSchema = createDraftSchema<{ reason: string }>(({ reason }) => ({
  reason: reason.trim() === "" ? "Give a reason." : "",
}));

/** Empty guide, to compare a new one with. */
const nothing: GuideContent = { ...guideContent.empty, cover: "", tags: [] };

/** Proposals of others for a guide, for those who decide; nothing without any. */
export function GuideProposals({ onAccepted, ...props }: GuideProposalsProps) {
  const { guide } = props;
  const { proposals, problem, reload } = useProposals(props.slug);
  if (problem) return <Note tone="bad">{problem}</Note>;
  if (!proposals || proposals.length === 0) return null;
  return (
    <Section id="proposals" title="Proposed changes">
      <ul className="grid gap-4">
        {proposals.map((row) => (
          <li key={`${row.id} ${row.revision}`}>
            <ProposalRow
              {...props}
              row={row}
              onDecided={(next) => {
                reload();
                if (next && next.version !== guide?.version) onAccepted(next);
              }}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface ProposalRowProps extends Omit<GuideProposalsProps, "onAccepted"> {
  row: ProposalsResponse["proposals"][number];
  onDecided(guide: OwnGuide | null): void;
}

function ProposalRow({ slug, guide, row, renderVideo, onUse, onDecided }: ProposalRowProps) {
  const [isOpen, setOpen] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const { proposal, problem } = useProposal(slug, isOpen ? row.id : null);
  const decision = useDecideProposal(slug);
  const { revision } = row;
  const behind = guide ? guide.version - row.base : 0;
  const { revision: base } = useRevision(slug, isOpen && behind > 0 ? row.base : null);
  const before = behind > 0 ? base : guide;
  const toEditable = (given: Proposal): Proposal => {
    if (!base || !guide) return given;
    // Nothing that was saved since is lost: where both changed the same place, both are there to choose from.
    const parts = mergeTexts(base.text, guide.text, given.text);
    return { ...given, text: joinMerge(parts, ({ mine, theirs }) => `${mine}\n${theirs}`) };
  };
  const decide = async (body: Parameters<typeof decision.run>[1]) => {
    const reply = await decision.run(row.id, body);
    if (reply) onDecided(reply.guide);
  };
  const shown = guide ? "changes" : "guide";
  const form = useDraftForm({
    start: { reason: "" },
    schema: declineSchema,
    words: { failure: "The proposal could not be decided. Try again." },
    send: ({ reason }) => decide({ action: "decline", revision, reason }),
  });
  return (
    <article className="grid gap-2 text-14 leading-5" aria-label={`Proposal of ${row.author.displayName}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b>
          <AuthorName author={row.author} isLinked={false} />
        </b>
        <span className="text-dim">
          <time dateTime={row.at}>
            {row.at.slice(0, 10)} {row.at.slice(11, 16)} UTC
          </time>
          {row.note && `: ${row.note}`}
        </span>
        {behind > 0 && <span className="text-warn">{formatCount(behind, "version", "versions")} behind</span>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="default" size="xs" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? `Hide ${shown}` : `Show ${shown}`}
        </Button>
        <Button
          variant="light"
          size="xs"
          disabled={decision.busy}
          onClick={() => void decide({ action: "accept", revision, reason: "" })}
        >
          Accept
        </Button>
        <Button
          variant="default"
          size="xs"
          aria-expanded={isDeclining}
          onClick={() => {
            form.discard();
            setDeclining(!isDeclining);
          }}
        >
          Decline
        </Button>
      </div>
      {isDeclining && (
        <form {...form.getFormProps()} className="flex flex-wrap items-end gap-2">
          <TextInput
            className="flex-1 min-w-60"
            label="Why it is declined"
            description="Its author reads this."
            maxLength={maxReasonLength}
            {...form.getInputProps("reason")}
          />
          <Button type="submit" color="red" variant="light" disabled={decision.busy || !form.isReady}>
            Decline proposal
          </Button>
        </form>
      )}
      {(decision.problem ?? problem) && (
        <Note tone="bad" role="alert">
          {decision.problem ?? problem}
        </Note>
      )}
      {isOpen && proposal && before && (
        <>
          <FieldChanges before={before} after={proposal} />
          <Differences before={before.text} after={proposal.text} />
          <p>
            <Button variant="default" size="xs" onClick={() => onUse?.(toEditable(proposal))}>
              Edit this text myself
            </Button>
          </p>
        </>
      )}
      {isOpen && proposal && !guide && (
        <>
          <FieldChanges before={nothing} after={proposal} />
          <EditorPreview text={proposal.text} renderVideo={renderVideo} />
        </>
      )}
    </article>
  );
}

function FieldChanges({ before, after }: { before: GuideContent; after: GuideContent }) {
  const changed = guideFields
    .map((name) => ({ name, from: String(before[name]), to: String(after[name]) }))
    .filter(({ from, to }) => from !== to);
  if (changed.length === 0) return null;
  return (
    <dl className="grid gap-1 wrap-anywhere">
      {changed.map(({ name, from, to }) => (
        <div key={name}>
          <dt className="text-dim">{guideFieldLabels[name]}</dt>
          <dd>
            <del>{from === "" ? "(empty)" : from}</del> <ins>{to === "" ? "(empty)" : to}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
