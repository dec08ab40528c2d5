import { ActionIcon, Button, TextInput } from "@mantine/core";
import { IconPlus, IconX } from "@tabler/icons-react";
import { FieldGroup } from "@/components/ui/Field";
import { maxSplitLength, maxSplits } from "@/lib/leaderboards/rules";
import type { RunDraft } from "@/lib/leaderboards/run/run-content";
import type { RunFieldProps } from "./run-field-props";

type Split = RunDraft["splits"][number];

/** When phases of the hunt ended, so that runs can be compared phase by phase. */
export function SplitsField({ draft: { splits }, problems, edit }: RunFieldProps) {
  const change = (index: number, by: Partial<Split>) =>
    edit({ splits: splits.map((split, at) => (at === index ? { ...split, ...by } : split)) });
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
      {splits.length < maxSplits && (
        <Button
          size="xs"
          className={splits.length > 0 ? "mt-2" : ""}
          onClick={() => edit({ splits: [...splits, { label: "", time: "" }] })}
        >
          <IconPlus size={16} stroke={1.75} aria-hidden="true" />
          Add split
        </Button>
      )}
    </FieldGroup>
  );
}
