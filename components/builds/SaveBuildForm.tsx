import { Button, TextInput, UnstyledButton } from "@mantine/core";
import { Fragment, type ReactNode } from "react";
import { MarkdownField } from "@/components/ui/MarkdownField";
import { Note } from "@/components/ui/Note";
import { SignInButton } from "@/components/ui/SignInButton";
import { useAuth } from "@/hooks/account/use-auth";
import { useDraftAuthor } from "@/hooks/account/use-draft-author";
import { saveBuild } from "@/hooks/builds/save-build";
import { type AuthorDraft, useAuthorDraft } from "@/hooks/ui/use-author-draft";
import { type Attempt, useDraftForm } from "@/hooks/ui/use-draft-form";
import { type BuildDraft, buildContent, buildDraft, buildTexts, parseTags } from "@/lib/builds/build-content";
import { buildDrafts } from "@/lib/builds/draft-store";
import { findDraftProblems } from "@/lib/builds/find-draft-problems";
import { maxBuildTags, maxBuildTitleLength, maxNotesLength, notesBudget } from "@/lib/builds/rules";
import type { OwnBuild } from "@/lib/builds/schema";
import type { WeaponType } from "@/lib/catalog/codes";
import { createCreationKey } from "@/lib/http/create-creation-key";
import type { DraftAuthor } from "@/lib/site/author-drafts";
import { createDraftSchema } from "@/lib/site/draft-schema";
import { EarlierDraftNote } from "./EarlierDraftNote";
import { SaveProblemNote } from "./SaveProblemNote";
import { VisibilityField } from "./VisibilityField";

/** The loadout that is to be saved, as the builder has it. */
export interface SaveContent {
  /** Of a loadout with a weapon; `encodeLoadout` makes it. */
  readonly code: string;
  /** Type of that weapon. */
  readonly weapon: WeaponType;
  /** Ids that the build can be found by, the most important first; those beyond 20 are left out. Each must have a level in the loadout. */
  readonly skills: readonly string[];
  /** Id of the monster that it is made against. */
  readonly monster: string | null;
  /** Buffs besides gear, as links of the builder have them. Absent or empty = nothing. */
  readonly buffs?: string;
}

const schema = createDraftSchema(findDraftProblems);

interface SaveBuildFormProps {
  content: SaveContent;
  saved: OwnBuild | null;
  /** Target of the draft: the id of a build, or `new`. */
  target: string;
  onSaved(build: OwnBuild): void;
  /** Saves it without an account; left out where that is not possible. */
  onSaveHere?: (() => void) | undefined;
}

/** Title, notes, tags and visibility of a build, with the ways to save it. Each account has its own text. */
export function SaveBuildForm(props: SaveBuildFormProps) {
  const author = useDraftAuthor();
  if (author === undefined) {
    return (
      <p className="normal-nums grid gap-4 text-14 leading-5" role="status">
        Checking whether you are signed in.
      </p>
    );
  }
  return <AuthorForm key={JSON.stringify([author, props.target])} author={author} {...props} />;
}

function AuthorForm({
  content,
  saved,
  target,
  author,
  onSaved,
  onSaveHere,
}: SaveBuildFormProps & { author: DraftAuthor }) {
  const { status } = useAuth();
  const kept = useBuildDraft(author, target, () =>
    saved ? buildDraft.open(saved, createCreationKey()) : buildDraft.create(createCreationKey()),
  );
  const { waiting } = kept;
  const form = useDraftForm({
    start: kept.opened,
    draft: kept,
    fields: buildTexts.names,
    schema,
    words: { failure: "Something went wrong. Try again.", again: "save" },
    send: (draft, { way }: Attempt<BuildDraft, "copy" | "overwrite">) =>
      saveBuild({
        content: buildContent.toBody({ buffs: "", ...content, ...draft }),
        published: draft.published,
        // The version that the text began with: what was saved in another tab since must not be overwritten unseen.
        saved: way === "copy" || !saved ? null : { id: saved.id, version: draft.version ?? saved.version },
        key: draft.key,
        overwrite: way === "overwrite",
      }),
    onSent: onSaved,
  });
  const { values: draft, errors, refusal, busy, edit } = form;
  const saveAsNew = () => {
    // The key of a copy is the draft's own: a second try makes no second copy. Where that key is used up, as the
    // build that it made was deleted since, another takes its place.
    if (!saved) edit({ key: createCreationKey() });
    void form.submit("copy");
  };

  // By its type, a text that is typed and that is not here does not compile.
  const inputs: Readonly<Record<(typeof buildTexts.names)[number], ReactNode>> = {
    title: (
      <TitleField
        value={draft.title}
        problem={errors.title}
        required={draft.published}
        onChange={(title) => edit({ title })}
      />
    ),
    notes: <NotesField value={draft.notes} problem={errors.notes} onChange={(notes) => edit({ notes })} />,
    tags: <TagsField value={draft.tags} problem={errors.tags} onChange={(tags) => edit({ tags })} />,
  };

  return (
    <form {...form.getFormProps()} className="normal-nums grid gap-4 text-14 leading-5">
      {status === "signed-out" && <SignInToSave onSaveHere={onSaveHere} />}
      {waiting && (
        <EarlierDraftNote
          draft={waiting}
          onUse={() => edit(kept.takeWaiting(draft))}
          onDiscard={kept.dropWaiting}
        />
      )}
      {buildTexts.names.map((name) => (
        <Fragment key={name}>{inputs[name]}</Fragment>
      ))}
      <VisibilityField
        published={draft.published}
        takenDown={saved?.takenDown?.reason ?? null}
        onChange={(published) => edit({ published })}
      />
      {refusal && (
        <SaveProblemNote
          problem={refusal}
          canOverwrite={saved !== null}
          busy={busy}
          onOverwrite={() => void form.submit("overwrite")}
          onNew={saveAsNew}
        />
      )}
      <div className="flex flex-wrap items-center justify-end gap-y-2 gap-x-3">
        {kept.isSaved && (
          <UnstyledButton
            type="button"
            className="me-auto underline-offset-3 h-11 underline text-14 text-dim"
            onClick={form.discard}
          >
            Discard changes
          </UnstyledButton>
        )}
        <Button type="submit" variant="filled" disabled={busy || status !== "signed-in"}>
          {busy ? "Saving" : draft.published ? "Save and publish" : "Save"}
        </Button>
      </div>
    </form>
  );
}

interface NotesFieldProps {
  value: string;
  problem: ReactNode;
  onChange(value: string): void;
}

/** Notes of a build. */
function NotesField(props: NotesFieldProps) {
  return <MarkdownField label="Notes" maxLength={maxNotesLength} budget={notesBudget} {...props} />;
}

/** Tells a visitor that saving needs an account, and that nothing is lost on the way there. */
function SignInToSave({ onSaveHere }: { onSaveHere?: (() => void) | undefined }) {
  return (
    <Note
      action={
        <>
          <SignInButton variant="light" />
          {onSaveHere && (
            <Button variant="subtle" onClick={onSaveHere}>
              Save in this browser instead
            </Button>
          )}
        </>
      }
    >
      You need an account to save builds. After you sign in, you return to this build and keep everything you
      typed.
    </Note>
  );
}

interface TagsFieldProps {
  value: string;
  problem: ReactNode;
  onChange(value: string): void;
}

/** Words that a build can be found by, separated by commas, and how they will be written. */
function TagsField({ value, problem, onChange }: TagsFieldProps) {
  const tags = parseTags(value);
  return (
    <TextInput
      label="Tags"
      description={
        tags.length > 0
          ? tags.map((tag) => `#${tag}`).join("\u2002")
          : `Up to ${maxBuildTags}, separated by commas`
      }
      error={problem}
      autoComplete="off"
      autoCapitalize="none"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface TitleFieldProps {
  value: string;
  problem: ReactNode;
  required: boolean;
  onChange(value: string): void;
}

/** One line that names a build. */
function TitleField({ value, problem, required, onChange }: TitleFieldProps) {
  return (
    <TextInput
      label={`Title${required ? "" : " (optional until published)"}`}
      required={required}
      error={problem}
      autoComplete="off"
      data-autofocus
      value={value}
      maxLength={maxBuildTitleLength}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/**
 * A person's draft to save one build.
 *
 * @param author whose it is; nobody else gets to see it
 * @param target what the draft is of: the id of a build, or `new`
 * @param start makes the draft where none is saved
 */
function useBuildDraft(
  author: DraftAuthor,
  target: string,
  start: () => BuildDraft,
): AuthorDraft<BuildDraft> {
  return useAuthorDraft({
    store: buildDrafts,
    author,
    target,
    start,
    // What a visitor typed did not begin with what the account has saved: the visitor chooses.
    canClaim: ({ version }) => version === null,
    merge: (draft, waiting) => ({
      title: waiting.title || draft.title,
      notes: waiting.notes || draft.notes,
      tags: waiting.tags || draft.tags,
      published: waiting.published,
    }),
  });
}
