import { Button, Textarea } from "@mantine/core";
import { Counted } from "@/components/ui/Counted";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import { formatDecision } from "@/lib/moderation/labels";
import { toReason } from "@/lib/moderation/reasons";
import { maxCaseNoteLength } from "@/lib/moderation/rules";
import type { ModerationCase, ShownCaseEvent } from "@/lib/moderation/schema";
import { createDraftSchema } from "@/lib/site/draft-schema";
import { formatMinute } from "@/lib/text/format";

interface CaseNotesProps {
  events: readonly ShownCaseEvent[];
  onNote(text: string): Promise<ModerationCase>;
}

const noteSchema = createDraftSchema<{ text: string }>(({ text }) => ({
  text: text.trim() === "" ? "Write the note." : "",
}));

/** Steps and notes of moderators, oldest first, and the field for another note. */
export function CaseNotes({ events, onNote }: CaseNotesProps) {
  const form = useDraftForm({
    start: { text: "" },
    startsOver: true,
    schema: noteSchema,
    words: { failure: "The note could not be saved. Try again." },
    send: ({ text }) => onNote(text),
  });
  return (
    <section aria-labelledby="case-notes-title" className="py-3.5 px-4 border rounded-md bg-card">
      <h3 id="case-notes-title" className="mb-2 text-15 leading-6">
        Notes and decisions
      </h3>
      {events.length > 0 && (
        <ol className="grid gap-3 mb-4 text-14 leading-5">
          {events.map((event) => (
            <li key={`${event.at}-${event.what}`}>
              <p>
                <span className="font-semibold">{event.who?.displayName ?? "Former hunter"}</span>{" "}
                <time dateTime={event.at} className="text-dim">
                  {formatMinute(event.at)} UTC
                </time>
              </p>
              <p className="wrap-anywhere">{formatEvent(event)}</p>
            </li>
          ))}
        </ol>
      )}
      <form {...form.getFormProps()} className="grid gap-2">
        <Textarea
          label="Add a note"
          description={
            <Counted length={form.values.text.length} max={maxCaseNoteLength}>
              Only moderators can read it.
            </Counted>
          }
          rows={2}
          maxLength={maxCaseNoteLength}
          {...form.getInputProps("text")}
          error={form.errors.text ?? form.refusal?.message}
        />
        <Button type="submit" size="xs" className="justify-self-start" loading={form.busy}>
          Save note
        </Button>
      </form>
    </section>
  );
}

function formatEvent({ what, decision, text }: ShownCaseEvent): string {
  if (what === "decide" && decision) return `${formatDecision(decision)}. ${toReason(decision)}`;
  return what === "undo" ? `Decision undone. ${text}` : text;
}
