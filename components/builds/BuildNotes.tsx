import { Markdown } from "@/components/ui/Markdown";
import { notesBudget } from "@/lib/builds/rules";

/** Notes of a build, written in Markdown. */
export function BuildNotes({ notes }: { notes: string }) {
  return <Markdown text={notes} budget={notesBudget} />;
}
