import { MarkdownField } from "@/components/ui/MarkdownField";
import { maxNotesLength, notesBudget } from "@/lib/builds/rules";

interface NotesFieldProps {
  value: string;
  problem: string | undefined;
  onChange(value: string): void;
}

/** Notes of a build. */
export function NotesField(props: NotesFieldProps) {
  return <MarkdownField label="Notes" maxLength={maxNotesLength} budget={notesBudget} {...props} />;
}
