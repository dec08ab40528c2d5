import { Button, Textarea, TextInput } from "@mantine/core";
import { type ReactNode, useCallback, useMemo } from "react";
import type { BuildField } from "@/components/game/build-field";
import { PlatformField } from "@/components/game/PlatformField";
import { WeaponTypeField } from "@/components/game/WeaponTypeField";
import { Counted } from "@/components/ui/Counted";
import { DraftFormFoot } from "@/components/ui/DraftFormFoot";
import { RadioRows } from "@/components/ui/RadioRows";
import { SignInButton } from "@/components/ui/SignInButton";
import { useAuth } from "@/hooks/account/use-auth";
import { callSubmitRun } from "@/hooks/leaderboards/submit-run";
import { usePrefill } from "@/hooks/leaderboards/use-prefill";
import { type AuthorDraft, useAuthorDraft } from "@/hooks/ui/use-author-draft";
import { type Attempt, useDraftForm } from "@/hooks/ui/use-draft-form";
import type { BuildAttachment } from "@/lib/builds/attachment";
import { createCreationKey } from "@/lib/http/create-creation-key";
import { listQuestRulesets } from "@/lib/leaderboards/categories";
import { maxModsLength, maxRunNoteLength } from "@/lib/leaderboards/rules";
import { rulesets } from "@/lib/leaderboards/rulesets";
import { createRunDraftSchema, findRunProblems } from "@/lib/leaderboards/run/check-run-draft";
import { runDrafts } from "@/lib/leaderboards/run/draft-store";
import { type RunDraft, type RunField, runContent, runDraft } from "@/lib/leaderboards/run/run-content";
import type { RunnableQuest } from "@/lib/leaderboards/run/runnable-quest";
import type { OwnRun } from "@/lib/leaderboards/schema";
import type { DraftAuthor } from "@/lib/site/author-drafts";
import { PartyField } from "./PartyField";
import { TimeField, VideoField } from "./ProofFields";
import { QuestPicker } from "./QuestPicker";
import type { RunFieldProps } from "./run-field-props";
import { SplitsField } from "./SplitsField";
import classes from "./Submit.module.css";
import { SubmitChecklist } from "./SubmitChecklist";
import { FormNote, SubmitProblemNote } from "./SubmitNotes";

interface RunFormProps {
  quests: readonly RunnableQuest[];
  author: DraftAuthor;
  /** The run to correct, as it is stored; `null` for a new one. */
  run: OwnRun | null;
  BuildField: BuildField;
  onSubmitted(run: OwnRun): void;
  /** Takes the stored run anew. */
  onReload(): void;
}

const words = {
  failure: "Something went wrong. Try again.",
  again: "submit",
  atField: "The run was not submitted. See the marked field.",
};

/** Everything that a run is made of. It is checked as it is typed, and kept as a draft of the account. */
export function RunForm({ quests, author, run, BuildField, onSubmitted, onReload }: RunFormProps) {
  const { status } = useAuth();
  const kept = useRunDraft(author, run);
  const form = useDraftForm({
    start: kept.opened,
    draft: kept,
    fields: runContent.names,
    schema: useMemo(() => createRunDraftSchema(quests), [quests]),
    words,
    send: (content, { key, typed, way }: Attempt<RunDraft, "overwrite">) =>
      callSubmitRun({
        content,
        key,
        correct: run && { id: run.id, revision: typed.revision ?? run.revision },
        overwrite: way === "overwrite",
      }),
    onSent: onSubmitted,
  });
  const { values: draft, edit, refusal } = form;
  const quest = quests.find(({ id }) => id === draft.quest) ?? null;
  usePrefill(quests, run === null, edit);

  const change = (by: Partial<RunDraft>) => {
    const chosen = by.quest ? quests.find(({ id }) => id === by.quest) : null;
    edit({ ...by, ...(chosen && fitRuleset(chosen, draft)) });
  };
  // The field of a build takes out what was refused by an effect, which follows its function.
  const attach = useCallback((build: BuildAttachment | null) => edit({ build }), [edit]);
  const problems = { ...form.errors, ...findRunProblems(draft, quest) };
  const fields = { draft, quest, problems, edit: change };
  // By its type, a field that the runner writes and that is not here does not compile.
  const inputs: Readonly<Record<RunField, ReactNode>> = {
    quest: (
      <QuestPicker
        quests={quests}
        value={draft.quest}
        error={problems.quest}
        onChange={(id) => change({ quest: id })}
      />
    ),
    ruleset: <RulesetField {...fields} />,
    weapon: (
      <WeaponTypeField
        label="Weapon"
        emptyLabel="Choose your weapon"
        required
        value={draft.weapon}
        error={problems.weapon}
        onChange={(weapon) => edit({ weapon })}
      />
    ),
    secondWeapon: (
      <WeaponTypeField
        label="Second weapon (optional)"
        emptyLabel="None used"
        value={draft.secondWeapon}
        error={problems.secondWeapon}
        onChange={(secondWeapon) => edit({ secondWeapon })}
      />
    ),
    platform: (
      <PlatformField
        required
        error={problems.platform}
        value={draft.platform}
        onChange={(platform) => edit({ platform })}
      />
    ),
    partners: <PartyField {...fields} />,
    time: <TimeField {...fields} />,
    video: <VideoField {...fields} />,
    build: (
      <>
        <BuildField label="Build (optional)" uid={author} value={draft.build} onChange={attach} />
        {problems.build && (
          <p role="alert" className="text-13 text-bad">
            {problems.build}
          </p>
        )}
      </>
    ),
    note: (
      <Textarea
        label="Note (optional)"
        description={<Counted length={draft.note.length} max={maxRunNoteLength} />}
        rows={3}
        {...form.getInputProps("note")}
        error={problems.note}
      />
    ),
    mods: draft.platform === "pc" && (
      <TextInput
        label="Mods in use (PC)"
        description={
          <Counted length={draft.mods.length} max={maxModsLength}>
            List every mod that ran, including cosmetic ones. Leave it empty if there were none.
          </Counted>
        }
        autoComplete="off"
        maxLength={maxModsLength}
        {...form.getInputProps("mods")}
        error={problems.mods}
      />
    ),
    splits: <SplitsField {...fields} />,
  };

  return (
    <div className={`${classes.columns} grid gap-6`}>
      <form {...form.getFormProps()} className="grid gap-5" aria-label="Run">
        {status === "signed-out" && (
          <FormNote>
            <p>You need an account to submit a run. What you type stays here while you sign in.</p>
            <SignInButton />
          </FormNote>
        )}
        {kept.waiting && (
          <FormNote>
            <p>You filled in another run before you signed in.</p>
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => edit(kept.takeWaiting(draft))}>Use that one</Button>
              <Button onClick={kept.dropWaiting}>Discard it</Button>
            </div>
          </FormNote>
        )}
        {inputs.quest}
        {inputs.ruleset}
        <div className="tiles-fit-260 items-start grid gap-4">
          {inputs.weapon}
          {inputs.secondWeapon}
        </div>
        {inputs.platform}
        {inputs.partners}
        <div className="tiles-fit-260 items-start grid gap-4">
          {inputs.time}
          {inputs.video}
        </div>
        {inputs.build}
        {inputs.mods}
        {inputs.note}
        {inputs.splits}
        {refusal && (
          <SubmitProblemNote
            problem={refusal}
            isCorrection={run !== null}
            isBusy={form.busy}
            onOverwrite={() => void form.submit("overwrite")}
            onReload={() => {
              form.discard();
              onReload();
            }}
          />
        )}
        <DraftFormFoot
          label={run ? "Save correction" : "Submit run"}
          form={form}
          isSaved={kept.isSaved}
          isDisabled={status !== "signed-in"}
        />
      </form>
      <div className={classes.aside}>
        <SubmitChecklist ruleset={draft.ruleset} />
      </div>
    </div>
  );
}

/** The ruleset that a quest allows: the one chosen if it does, or its only one. */
function fitRuleset(quest: RunnableQuest, { ruleset }: RunDraft): Pick<RunDraft, "ruleset"> {
  const allowed = listQuestRulesets(quest);
  const kept = allowed.find((each) => each === ruleset);
  return { ruleset: kept ?? (allowed.length === 1 ? (allowed[0] ?? "") : "") };
}

/** The rules of the run: those that the quest allows. */
function RulesetField({ draft, quest, problems, edit }: RunFieldProps) {
  const allowed = quest ? listQuestRulesets(quest) : rulesets.map(({ id }) => id);
  return (
    <RadioRows<RunDraft["ruleset"]>
      label="Ruleset"
      required
      error={problems.ruleset}
      options={rulesets
        .filter(({ id }) => allowed.includes(id))
        .map(({ id, name, summary }) => ({ value: id, label: name, note: summary }))}
      value={draft.ruleset}
      onChange={(ruleset) => edit({ ruleset })}
    />
  );
}

/**
 * A person's draft to submit a run, or to correct one.
 *
 * @param run the one to correct, as it is stored; `null` for a new one
 */
function useRunDraft(author: DraftAuthor, run: OwnRun | null): AuthorDraft<RunDraft> {
  return useAuthorDraft({
    store: runDrafts,
    author,
    target: run?.id ?? "new",
    start: () => (run ? runDraft.open(run, createCreationKey()) : runDraft.create(createCreationKey())),
    canClaim: ({ revision }) => revision === null,
    // The key stays with the one who submits: it must not be of a run that another draft has created.
    merge: ({ key, revision }, waiting) => ({ ...waiting, key, revision }),
  });
}
