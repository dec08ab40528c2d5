import type { ReactNode } from "react";
import { MarkdownField } from "@/components/ui/MarkdownField";
import { maxNotesLength, notesBudget } from "@/lib/builds/rules";

interface NotesFieldProps {
  value: string;
  problem: ReactNode;
  onChange(value: string): void;
}

/** Notes of a build. */
export function NotesField(props: NotesFieldProps) {
  return <MarkdownField label="Notes" maxLength={maxNotesLength} budget={notesBudget} {...props} />;
}
