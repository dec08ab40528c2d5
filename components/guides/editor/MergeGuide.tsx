import { Button } from "@mantine/core";
import { useMemo, useState } from "react";
import { Note } from "@/components/ui/Note";
import { RadioSegments } from "@/components/ui/RadioSegments";
import { type GuideField, guideFieldLabels } from "@/lib/guides/guide-content";
import { type GuideDraft, toGuideDraft } from "@/lib/guides/guide-draft";
import { mergeFields } from "@/lib/guides/merge-fields";
import { joinMerge, mergeTexts } from "@/lib/guides/merge-texts";
import type { OwnGuide } from "@/lib/guides/schema";
import { formatCount } from "@/lib/text/format";

interface MergeGuideProps {
  draft: GuideDraft;
  stored: OwnGuide;
  onResolve(merged: Partial<GuideDraft>): void;
}

const sides = [
  { value: "mine", label: "Mine" },
  { value: "theirs", label: "Theirs" },
  { value: "both", label: "Both" },
] as const;
type Side = (typeof sides)[number]["value"];
const fieldOptions = [sides[0], sides[1]] as const;
/** Somebody saved the guide meanwhile: what both changed in the same place is shown side by side and chosen. */
export function MergeGuide({ draft, stored, onResolve }: MergeGuideProps) {
  const parts = useMemo(
    () => mergeTexts(draft.baseText, draft.text, stored.text),
    [draft.baseText, draft.text, stored.text],
  );
  const [chosen, setChosen] = useState<Readonly<Record<number, Side>>>({});
  const conflicts = parts.filter((part) => part.kind === "conflict");
  const theirs = toGuideDraft(stored);
  const fields = mergeFields(draft.base, draft, theirs);
  const [fieldSides, setFieldSides] = useState<Readonly<Partial<Record<GuideField, "mine" | "theirs">>>>({});
  const places = conflicts.length + fields.conflicts.length;
  const resolve = () => {
    const text = joinMerge(parts, (part, index) => {
      const side = chosen[index] ?? "both";
      if (side === "both") return `${part.mine}\n${part.theirs}`;
      return side === "mine" ? part.mine : part.theirs;
    });
    const decided = fields.conflicts.map((field) => [
      field,
      (fieldSides[field] === "theirs" ? theirs : draft)[field],
    ]);
    onResolve({ ...fields.merged, ...Object.fromEntries(decided), text });
  };
  return (
    <div className="grid gap-4">
      <Note
        tone="warn"
        role="alert"
        title={`Version ${stored.version} was saved while you were writing. Nothing was overwritten.`}
      >
        {places === 0
          ? "Your changes and theirs are in different places and can be merged as they are."
          : `${formatCount(places, "place was", "places were")} changed by both. Choose what stays.`}
      </Note>
      {fields.conflicts.map((field) => (
        <section
          key={field}
          aria-label={guideFieldLabels[field]}
          className="grid gap-3 p-4 border rounded-md bg-card"
        >
          <Version label={`${guideFieldLabels[field]}, mine`} text={draft[field]} />
          <Version label={`${guideFieldLabels[field]}, theirs`} text={theirs[field]} />
          <RadioSegments
            label="Use"
            options={fieldOptions}
            value={fieldSides[field] ?? "mine"}
            onChange={(side) => setFieldSides({ ...fieldSides, [field]: side })}
          />
        </section>
      ))}
      {conflicts.map(({ base, mine, theirs }, index) => (
        <section
          // biome-ignore lint/suspicious/noArrayIndexKey: conflicts have no other identity than their place.
          key={index}
          aria-label={`Conflict ${index + 1}`}
          className="grid gap-3 p-4 border rounded-md bg-card"
        >
          <Version label="Before" text={base} />
          <Version label="Mine" text={mine} />
          <Version label="Theirs" text={theirs} />
          <RadioSegments
            label="Use"
            options={sides}
            value={chosen[index] ?? "both"}
            onChange={(side) => setChosen({ ...chosen, [index]: side })}
          />
        </section>
      ))}
      <p>
        <Button variant="filled" onClick={resolve}>
          Continue with the merged text
        </Button>
      </p>
    </div>
  );
}

function Version({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className="text-13 leading-5 text-dim">{label}</p>
      <pre className="overflow-x-auto m-0 py-2.5 px-3 border rounded-md text-13 leading-5 whitespace-pre-wrap">
        {text === "" ? "(empty)" : text}
      </pre>
    </div>
  );
}
