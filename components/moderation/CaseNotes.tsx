import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import { Counted } from "@/components/ui/Counted";
import { useMutation } from "@/hooks/ui/use-mutation";
import { formatDecision } from "@/lib/moderation/labels";
import { toReason } from "@/lib/moderation/reasons";
import { maxNoteLength } from "@/lib/moderation/rules";
import type { ModerationCase, ShownEvent } from "@/lib/moderation/schema";

interface CaseNotesProps {
  events: readonly ShownEvent[];
  onNote(text: string): Promise<ModerationCase>;
}

/** What moderators did and noted, oldest first, and the field for another note. */
export function CaseNotes({ events, onNote }: CaseNotesProps) {
  const [text, setText] = useState("");
  const note = useMutation(async () => {
    await onNote(text);
    setText("");
  }, "The note could not be saved. Try again.");
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
                  {event.at.slice(0, 16).replace("T", " ")} UTC
                </time>
              </p>
              <p className="wrap-anywhere">{formatEvent(event)}</p>
            </li>
          ))}
        </ol>
      )}
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== "") void note.run();
        }}
      >
        <Textarea
          label="Add a note"
          description={
            <Counted length={text.length} max={maxNoteLength}>
              Only moderators can read it.
            </Counted>
          }
          error={note.problem}
          rows={2}
          maxLength={maxNoteLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" size="xs" className="justify-self-start" loading={note.busy}>
          Save note
        </Button>
      </form>
    </section>
  );
}

function formatEvent({ what, decision, text }: ShownEvent): string {
  if (what === "decide" && decision) return `${formatDecision(decision)}. ${toReason(decision)}`;
  return what === "undo" ? `Decision undone. ${text}` : text;
}
