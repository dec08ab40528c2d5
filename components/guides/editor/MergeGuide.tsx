import { useMemo, useState } from "react";
import { Button } from "@/components/ui/Button";
import { Note } from "@/components/ui/Note";
import { RadioGroup } from "@/components/ui/RadioGroup";
import type { GuideDraft } from "@/lib/guides/guide-draft";
import { joinMerge, mergeTexts } from "@/lib/guides/merge-texts";
import type { OwnGuide } from "@/lib/guides/schema";
import { formatCount } from "@/lib/text/format";
import classes from "./GuideEditor.module.css";

interface MergeGuideProps {
  draft: GuideDraft;
  stored: OwnGuide;
  onResolve(text: string): void;
}

const sides = [
  { value: "mine", label: "Mine" },
  { value: "theirs", label: "Theirs" },
  { value: "both", label: "Both" },
] as const;
type Side = (typeof sides)[number]["value"];

/** Somebody saved the guide meanwhile: what both changed in the same place is shown side by side and chosen. */
export function MergeGuide({ draft, stored, onResolve }: MergeGuideProps) {
  const parts = useMemo(
    () => mergeTexts(draft.baseText, draft.text, stored.text),
    [draft.baseText, draft.text, stored.text],
  );
  const [chosen, setChosen] = useState<Readonly<Record<number, Side>>>({});
  const conflicts = parts.filter((part) => part.kind === "conflict");
  const resolve = () =>
    onResolve(
      joinMerge(parts, ({ mine, theirs }, index) => {
        const side = chosen[index] ?? "both";
        if (side === "both") return `${mine}\n${theirs}`;
        return side === "mine" ? mine : theirs;
      }),
    );
  return (
    <div className="grid gap-4">
      <Note
        tone="warn"
        role="alert"
        title={`Version ${stored.version} was saved while you were writing. Nothing was overwritten.`}
      >
        {conflicts.length === 0
          ? "Your changes and theirs are in different places and can be merged as they are."
          : `${formatCount(conflicts.length, "place was", "places were")} changed by both. Choose what stays.`}
      </Note>
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
          <RadioGroup
            label="Use"
            look="segments"
            options={sides}
            value={chosen[index] ?? "both"}
            onChange={(side) => setChosen({ ...chosen, [index]: side })}
          />
        </section>
      ))}
      <p>
        <Button look="filled" onClick={resolve}>
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
      <pre className={`${classes.lines} border rounded-md`}>{text === "" ? "(empty)" : text}</pre>
    </div>
  );
}
