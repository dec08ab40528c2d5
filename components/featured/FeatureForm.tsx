import { Button, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { callAddFeatured } from "@/hooks/featured/use-all-featured";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import {
  type FeaturedDraft,
  featuredContent,
  findFeaturedProblems,
  maxCaptionLength,
  maxVideoTitleLength,
} from "@/lib/featured/featured-content";
import { toFeaturedReference } from "@/lib/featured/to-reference";
import { createDraftSchema } from "@/lib/site/draft-schema";

const featureSchema = createDraftSchema<FeaturedDraft>(findFeaturedProblems);

/** Chooses something to feature by its link, with a caption and dates. Days are UTC; the last one is included. */
export function FeatureForm({ onSaved }: { onSaved(): void }) {
  const form = useDraftForm({
    start: featuredContent.empty,
    schema: featureSchema,
    startsOver: true,
    words: { failure: "It could not be featured. Try again." },
    send: async (draft, { key }) => {
      const { title = "", ...body } = featuredContent.toBody(draft);
      await callAddFeatured(key, { ...body, title: body.kind === "video" ? title : "" });
    },
    onSent: onSaved,
  });
  const { values: draft, errors, refusal } = form;
  const target = toFeaturedReference(draft.link);
  // By its type, a field that is featured and that is not here does not compile.
  const inputs: Readonly<Record<keyof FeaturedDraft, ReactNode>> = {
    link: (
      <TextInput
        label="Link"
        required
        description="A build, guide or run of this site, or a video."
        {...form.getInputProps("link")}
        error={draft.link !== "" && !target ? findFeaturedProblems(draft).link : errors.link}
      />
    ),
    title: target?.kind === "video" && (
      <TextInput
        label="Title of the video"
        required
        maxLength={maxVideoTitleLength}
        {...form.getInputProps("title")}
      />
    ),
    caption: (
      <TextInput label="Caption" required maxLength={maxCaptionLength} {...form.getInputProps("caption")} />
    ),
    from: <TextInput label="First day" required type="date" {...form.getInputProps("from")} />,
    until: <TextInput label="Last day" required type="date" {...form.getInputProps("until")} />,
  };
  return (
    <form {...form.getFormProps()} className="grid gap-3">
      {inputs.link}
      {inputs.title}
      {inputs.caption}
      <div className="grid gap-3 grid-cols-2">
        {inputs.from}
        {inputs.until}
      </div>
      {refusal && <p role="alert">{refusal.message}</p>}
      <p>
        <Button type="submit" variant="filled" loading={form.busy} disabled={!form.isReady}>
          Feature
        </Button>
      </p>
    </form>
  );
}
