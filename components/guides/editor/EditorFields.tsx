import { Textarea, TextInput } from "@mantine/core";
import { Counted } from "@/components/ui/Counted";
import type { DraftForm } from "@/hooks/ui/use-draft-form";
import type { GuideDraft } from "@/lib/guides/guide-draft";
import { getGuidesPath } from "@/lib/guides/paths";
import { maxSlugLength, maxSummaryLength, maxTitleLength, toGuideSlug } from "@/lib/guides/rules";

interface EditorFieldsProps {
  form: DraftForm<GuideDraft>;
  isNew: boolean;
}

/** Everything about a guide but its text. */
export function EditorFields({ form, isNew }: EditorFieldsProps) {
  const { values: draft } = form;
  return (
    <>
      <TextInput
        label="Title"
        required
        description={<Counted length={draft.title.length} max={maxTitleLength} />}
        {...form.getInputProps("title")}
      />
      {isNew && (
        <TextInput
          label="Address"
          description={`${getGuidesPath(draft.slug || toGuideSlug(draft.title) || "…")}. It cannot be changed later.`}
          maxLength={maxSlugLength}
          placeholder={toGuideSlug(draft.title)}
          {...form.getInputProps("slug")}
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
        {...form.getInputProps("summary")}
      />
      <TextInput label="Tags" description="Up to 6, separated by commas." {...form.getInputProps("tags")} />
      <div className="grid gap-4 grid-cols-2">
        <TextInput
          label="Icon"
          description="Name of an icon, or ID of a monster."
          {...form.getInputProps("cover")}
        />
        <TextInput label="Game version" {...form.getInputProps("gameVersion")} />
      </div>
    </>
  );
}
