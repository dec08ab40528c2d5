import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useSaveFeatured } from "@/hooks/featured/use-featured-desk";
import { toFeaturedReference } from "@/lib/featured/to-reference";
import { createCreationKey } from "@/lib/http/create-creation-key";

const empty = { link: "", title: "", caption: "", from: "", until: "" };

/** Chooses something to feature by its link, with a caption and dates. Days are UTC; the last one is included. */
export function FeatureForm({ onSaved }: { onSaved(): void }) {
  const [draft, setDraft] = useState(empty);
  const [key, setKey] = useState(createCreationKey);
  const { busy, problem, run } = useSaveFeatured();
  const target = toFeaturedReference(draft.link);
  const edit = (change: Partial<typeof empty>) => setDraft({ ...draft, ...change });
  const isReady =
    target !== null &&
    draft.caption.trim() !== "" &&
    draft.from !== "" &&
    draft.until >= draft.from &&
    (target.kind !== "video" || draft.title.trim() !== "");
  const save = async () => {
    if (!target || !isReady) return;
    const { title, caption, from, until } = draft;
    const period = { from: `${from}T00:00:00.000Z`, until: `${until}T23:59:59.999Z` };
    const isVideo = target.kind === "video";
    if (!(await run({ key }, { ...target, ...period, caption, title: isVideo ? title : "" }))) return;
    setDraft(empty);
    setKey(createCreationKey());
    onSaved();
  };
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextInput
        label="Link"
        required
        description="A build, guide or run of this site, or a video."
        error={draft.link !== "" && !target && "This is no link to a build, guide, run or video."}
        value={draft.link}
        onChange={(event) => edit({ link: event.target.value })}
      />
      {target?.kind === "video" && (
        <TextInput
          label="Title of the video"
          required
          value={draft.title}
          maxLength={80}
          onChange={(event) => edit({ title: event.target.value })}
        />
      )}
      <TextInput
        label="Caption"
        required
        value={draft.caption}
        maxLength={160}
        onChange={(event) => edit({ caption: event.target.value })}
      />
      <div className="grid gap-3 grid-cols-2">
        <TextInput
          label="First day"
          required
          type="date"
          value={draft.from}
          onChange={(event) => edit({ from: event.target.value })}
        />
        <TextInput
          label="Last day"
          required
          type="date"
          value={draft.until}
          onChange={(event) => edit({ until: event.target.value })}
        />
      </div>
      {problem && <p role="alert">{problem}</p>}
      <p>
        <Button type="submit" variant="filled" loading={busy} disabled={!isReady}>
          Feature
        </Button>
      </p>
    </form>
  );
}
