import { Button, TextInput } from "@mantine/core";
import { addFeatured } from "@/hooks/featured/use-featured-desk";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import { toFeaturedReference } from "@/lib/featured/to-reference";
import { createDraftSchema } from "@/lib/site/draft-schema";

const empty = { link: "", title: "", caption: "", from: "", until: "" };

const noLink = "This is no link to a build, guide, run or video.";

const featureSchema = createDraftSchema<typeof empty>(({ link, title, caption, from, until }) => {
  const target = toFeaturedReference(link);
  return {
    link: target ? "" : noLink,
    title: target?.kind === "video" && title.trim() === "" ? "Enter the title of the video." : "",
    caption: caption.trim() === "" ? "Write a caption." : "",
    from: from === "" ? "Choose the first day." : "",
    until: until >= from ? "" : "Choose a later day.",
  };
});

/** Chooses something to feature by its link, with a caption and dates. Days are UTC; the last one is included. */
export function FeatureForm({ onSaved }: { onSaved(): void }) {
  const form = useDraftForm({
    start: empty,
    schema: featureSchema,
    startsOver: true,
    words: { failure: "It could not be featured. Try again." },
    send: async ({ link, title, caption, from, until }, { key }) => {
      const chosen = toFeaturedReference(link);
      if (!chosen) return;
      const period = { from: `${from}T00:00:00.000Z`, until: `${until}T23:59:59.999Z` };
      const isVideo = chosen.kind === "video";
      await addFeatured(key, { ...chosen, ...period, caption, title: isVideo ? title : "" });
    },
    onSent: onSaved,
  });
  const { values: draft, errors, refusal } = form;
  const target = toFeaturedReference(draft.link);
  return (
    <form {...form.getFormProps()} className="grid gap-3">
      <TextInput
        label="Link"
        required
        description="A build, guide or run of this site, or a video."
        {...form.getInputProps("link")}
        error={draft.link !== "" && !target ? noLink : errors.link}
      />
      {target?.kind === "video" && (
        <TextInput label="Title of the video" required maxLength={80} {...form.getInputProps("title")} />
      )}
      <TextInput label="Caption" required maxLength={160} {...form.getInputProps("caption")} />
      <div className="grid gap-3 grid-cols-2">
        <TextInput label="First day" required type="date" {...form.getInputProps("from")} />
        <TextInput label="Last day" required type="date" {...form.getInputProps("until")} />
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
