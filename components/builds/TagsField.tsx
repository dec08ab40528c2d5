import { TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { parseTags } from "@/lib/builds/build-content";
import { maxBuildTags } from "@/lib/builds/rules";

interface TagsFieldProps {
  value: string;
  problem: ReactNode;
  onChange(value: string): void;
}

/** Words that a build can be found by, separated by commas, and how they will be written. */
export function TagsField({ value, problem, onChange }: TagsFieldProps) {
  const tags = parseTags(value);
  return (
    <TextInput
      label="Tags"
      description={
        tags.length > 0
          ? tags.map((tag) => `#${tag}`).join("\u2002")
          : `Up to ${maxBuildTags}, separated by commas`
      }
      error={problem}
      autoComplete="off"
      autoCapitalize="none"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
