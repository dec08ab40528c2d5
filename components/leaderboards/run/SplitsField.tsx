import { ActionIcon, Button, FileButton, TextInput } from "@mantine/core";
import { IconFileImport, IconPlus, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { FieldGroup } from "@/components/ui/Field";
import { maxSplitLength, maxSplits } from "@/lib/leaderboards/rules";
import type { RunDraft } from "@/lib/leaderboards/run/run-content";
import { formatCount } from "@/lib/text/format";
import type { RunFieldProps } from "./run-field-props";

type Split = RunDraft["splits"][number];

/** When phases of the hunt ended, so that runs can be compared phase by phase. */
export function SplitsField({ draft: { splits, time }, problems, edit }: RunFieldProps) {
  const change = (index: number, by: Partial<Split>) =>
    edit({ splits: splits.map((split, at) => (at === index ? { ...split, ...by } : split)) });
  const [loaded, setLoaded] = useState("");
  const load = async (file: File | null) => {
    if (!file) return;
    const { maxLssBytes, readLss } = await import("@/lib/leaderboards/run/livesplit");
    const pace = file.size > maxLssBytes ? "This file is larger than 4 MB." : readLss(await file.text());
    if (typeof pace === "string") return setLoaded(pace);
    // A time that was typed stays: the game's own counts, not the timer's.
    edit({ splits: [...pace.splits], ...(time.trim() === "" && pace.time !== "" && { time: pace.time }) });
    const more = pace.leftOut > 0 ? ` A run can have ${maxSplits}; ${pace.leftOut} were left out.` : "";
    setLoaded(`${formatCount(pace.splits.length, "split", "splits")} of your personal best imported.${more}`);
  };
  return (
    <FieldGroup
      label="Splits (optional)"
      error={problems.splits}
      description="When phases of the hunt ended, counted from the start. They show where time was lost against the record."
    >
      <ul className="grid gap-2">
        {splits.map((split, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own
          <li key={index} className="flex items-end gap-2">
            <TextInput
              aria-label={`Name of split ${index + 1}`}
              className="flex-1"
              value={split.label}
              placeholder="First topple"
              autoComplete="off"
              maxLength={maxSplitLength}
              error={Boolean(problems.splits)}
              onChange={(event) => change(index, { label: event.target.value })}
            />
            <TextInput
              aria-label={`Time of split ${index + 1}`}
              className="w-28 tabular-nums"
              value={split.time}
              placeholder={`01'10"00`}
              autoComplete="off"
              maxLength={20}
              error={Boolean(problems.splits)}
              onChange={(event) => change(index, { time: event.target.value })}
            />
            <ActionIcon
              aria-label={`Remove split ${index + 1}`}
              onClick={() => edit({ splits: splits.filter((_, at) => at !== index) })}
            >
              <IconX size={18} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <div className={`flex flex-wrap gap-2 ${splits.length > 0 ? "mt-2" : ""}`}>
        {splits.length < maxSplits && (
          <Button size="xs" onClick={() => edit({ splits: [...splits, { label: "", time: "" }] })}>
            <IconPlus size={16} stroke={1.75} aria-hidden="true" />
            Add split
          </Button>
        )}
        <FileButton accept=".lss" onChange={(file) => void load(file)}>
          {(props) => (
            <Button {...props} size="xs" variant="subtle">
              <IconFileImport size={16} stroke={1.75} aria-hidden="true" />
              Import from LiveSplit
            </Button>
          )}
        </FileButton>
      </div>
      <p role="status" className="text-13 text-dim">
        {loaded}
      </p>
    </FieldGroup>
  );
}
