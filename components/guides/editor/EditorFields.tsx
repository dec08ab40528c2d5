import { Field } from "@/components/ui/Field";
import { Textarea } from "@/components/ui/Textarea";
import { TextInput } from "@/components/ui/TextInput";
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
      <Field label="Title" required counter={{ length: draft.title.length, max: maxTitleLength }}>
        <TextInput value={draft.title} onChange={(event) => onEdit({ title: event.target.value })} />
      </Field>
      {isNew && (
        <Field
          label="Address"
          description={`${getGuidesPath(draft.slug || toGuideSlug(draft.title) || "…")}. It cannot be changed later.`}
        >
          <TextInput
            value={draft.slug}
            maxLength={maxSlugLength}
            placeholder={toGuideSlug(draft.title)}
            onChange={(event) => onEdit({ slug: event.target.value })}
          />
        </Field>
      )}
      <Field
        label="Summary"
        description="One or two sentences for lists and search engines."
        counter={{ length: draft.summary.length, max: maxSummaryLength }}
      >
        <Textarea
          rows={2}
          value={draft.summary}
          onChange={(event) => onEdit({ summary: event.target.value })}
        />
      </Field>
      <Field label="Tags" description="Up to 6, separated by commas.">
        <TextInput value={draft.tags} onChange={(event) => onEdit({ tags: event.target.value })} />
      </Field>
      <div className="grid gap-4 grid-cols-2">
        <Field label="Icon" description="Name of an icon, or ID of a monster.">
          <TextInput value={draft.cover} onChange={(event) => onEdit({ cover: event.target.value })} />
        </Field>
        <Field label="Game version">
          <TextInput
            value={draft.gameVersion}
            onChange={(event) => onEdit({ gameVersion: event.target.value })}
          />
        </Field>
      </div>
    </>
  );
}
