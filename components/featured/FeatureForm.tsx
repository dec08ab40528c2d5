import { useState } from "react";
import { Button } from "@/components/ui/Button";
import { Field } from "@/components/ui/Field";
import { TextInput } from "@/components/ui/TextInput";
import { useSaveFeatured } from "@/hooks/featured/use-featured-desk";
import { createCreationKey } from "@/lib/builds/create-creation-key";
import { toFeaturedReference } from "@/lib/featured/to-reference";

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
      <Field
        label="Link"
        description="A build, guide or run of this site, or a video."
        error={draft.link !== "" && !target && "This is no link to a build, guide, run or video."}
        required
      >
        <TextInput value={draft.link} onChange={(event) => edit({ link: event.target.value })} />
      </Field>
      {target?.kind === "video" && (
        <Field label="Title of the video" required>
          <TextInput
            value={draft.title}
            maxLength={80}
            onChange={(event) => edit({ title: event.target.value })}
          />
        </Field>
      )}
      <Field label="Caption" required>
        <TextInput
          value={draft.caption}
          maxLength={160}
          onChange={(event) => edit({ caption: event.target.value })}
        />
      </Field>
      <div className="grid gap-3 grid-cols-2">
        <Field label="First day" required>
          <TextInput
            type="date"
            value={draft.from}
            onChange={(event) => edit({ from: event.target.value })}
          />
        </Field>
        <Field label="Last day" required>
          <TextInput
            type="date"
            value={draft.until}
            onChange={(event) => edit({ until: event.target.value })}
          />
        </Field>
      </div>
      {problem && <p role="alert">{problem}</p>}
      <p>
        <Button type="submit" look="filled" isBusy={busy} disabled={!isReady}>
          Feature
        </Button>
      </p>
    </form>
  );
}
