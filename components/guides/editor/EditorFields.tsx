import { Textarea, TextInput } from "@mantine/core";
import { Counted } from "@/components/ui/Counted";
import type { GuideDraft } from "@/lib/guides/guide-draft";
import { getGuidesPath } from "@/lib/guides/paths";
import { maxSlugLength, maxSummaryLength, maxTitleLength, toGuideSlug } from "@/lib/guides/rules";

interface EditorFieldsProps {
  draft: GuideDraft;
  isNew: boolean;
  onEdit(change: Partial<GuideDraft>): void;
}

/** Everything about a guide but its text. */
export function EditorFields({ draft, isNew, onEdit }: EditorFieldsProps) {
  return (
    <>
      <TextInput
        label="Title"
        required
        description={<Counted length={draft.title.length} max={maxTitleLength} />}
        value={draft.title}
        onChange={(event) => onEdit({ title: event.target.value })}
      />
      {isNew && (
        <TextInput
          label="Address"
          description={`${getGuidesPath(draft.slug || toGuideSlug(draft.title) || "…")}. It cannot be changed later.`}
          value={draft.slug}
          maxLength={maxSlugLength}
          placeholder={toGuideSlug(draft.title)}
          onChange={(event) => onEdit({ slug: event.target.value })}
        />
      )}
      <Textarea
        label="Summary"
        description={
          <Counted length={draft.summary.length} max={maxSummaryLength}>
            One or two sentences for lists and search engines.
          </Counted>
        }
        rows={2}
        value={draft.summary}
        onChange={(event) => onEdit({ summary: event.target.value })}
      />
      <TextInput
        label="Tags"
        description="Up to 6, separated by commas."
        value={draft.tags}
        onChange={(event) => onEdit({ tags: event.target.value })}
      />
      <div className="grid gap-4 grid-cols-2">
        <TextInput
          label="Icon"
          description="Name of an icon, or ID of a monster."
          value={draft.cover}
          onChange={(event) => onEdit({ cover: event.target.value })}
        />
        <TextInput
          label="Game version"
          value={draft.gameVersion}
          onChange={(event) => onEdit({ gameVersion: event.target.value })}
        />
      </div>
    </>
  );
}
