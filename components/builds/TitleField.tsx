import { TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { maxBuildTitleLength } from "@/lib/builds/rules";

interface TitleFieldProps {
  value: string;
  problem: ReactNode;
  required: boolean;
  onChange(value: string): void;
}

/** One line that names a build. */
export function TitleField({ value, problem, required, onChange }: TitleFieldProps) {
  return (
    <TextInput
      label={`Title${required ? "" : " (optional until published)"}`}
      required={required}
      error={problem}
      autoComplete="off"
      data-autofocus
      value={value}
      maxLength={maxBuildTitleLength}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
