import { Button, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { callAddEvent, readImport } from "@/hooks/event-quests/use-all-events";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import { useMutation } from "@/hooks/ui/use-mutation";
import { formatAvailability } from "@/lib/event-quests/labels";
import { isSourceLink, maxImportLength } from "@/lib/event-quests/rules";
import type { ImportRow } from "@/lib/event-quests/schema";
import { createCreationKey } from "@/lib/http/create-creation-key";
import { toSentence } from "@/lib/http/to-sentence";
import { createDraftSchema } from "@/lib/site/draft-schema";
import { formatCount, formatNumber } from "@/lib/text/format";

interface PreviewRow extends ImportRow {
  /** Of what it creates, so that a repeated click adds nothing. */
  readonly key: string;
}

const importSchema = createDraftSchema<{ text: string; source: string }>(({ text, source }) => ({
  text:
    text.trim() === ""
      ? "Paste a table or the JSON-LD of a page."
      : text.length > maxImportLength
        ? `It has ${formatNumber(text.length)} characters; the limit is ${formatNumber(maxImportLength)}.`
        : "",
  source:
    source.trim() === "" || isSourceLink(source.trim()) ? "" : "Enter a link that begins with https://.",
}));

/** Reads events out of a pasted text, shows what it found, and sends each row that is complete for review. */
export function EventImport({ onAdded }: { onAdded(): void }) {
  const [rows, setRows] = useState<readonly PreviewRow[] | null>(null);
  const form = useDraftForm({
    start: { text: "", source: "" },
    schema: importSchema,
    words: { failure: "The text could not be read. Try again." },
    send: ({ text, source }) => readImport(text, source.trim() || null),
    onSent: (found) => setRows(found.map((row) => ({ ...row, key: createCreationKey() }))),
  });
  const adding = useMutation(async (row: PreviewRow) => {
    if (!row.content) return false;
    await callAddEvent(row.key, row.content);
    setRows((shown) => shown?.filter(({ key }) => key !== row.key) ?? null);
    onAdded();
    return true;
  }, "The row could not be added. Try again.");
  return (
    <>
      <form {...form.getFormProps()} aria-label="Import" className="grid gap-3">
        <Textarea
          label="Table or JSON-LD"
          required
          description="A table needs a first line with its columns: name, stars, targets, locale, from, until, rewards, source. Cells are divided by tabs or |."
          rows={5}
          {...form.getInputProps("text")}
        />
        <TextInput
          label="Link to the page"
          description="For rows that name none."
          type="url"
          {...form.getInputProps("source")}
        />
        {form.refusal && <p role="alert">{form.refusal.message}</p>}
        <p>
          <Button type="submit" loading={form.busy}>
            Preview
          </Button>
        </p>
      </form>
      {adding.problem && <p role="alert">{adding.problem}</p>}
      {rows && (
        <>
          <p role="status" className="mt-3 text-14 leading-5">
            {`${formatCount(rows.length, "row", "rows")} left, ${rows.filter(({ content }) => content).length} complete.`}
          </p>
          <ul className="grid gap-3 mt-3 text-14 leading-5">
            {rows.map((row) => (
              <li key={row.key} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
                <div className="min-w-0">
                  <b className="wrap-anywhere">{`${row.place}. ${row.name || "No name"}`}</b>
                  <p className="text-dim wrap-anywhere">
                    {row.content
                      ? formatAvailability(row.content)
                      : row.problems.map(({ path, message }) => toSentence(`${path} ${message}`)).join(" ")}
                  </p>
                </div>
                {row.content && (
                  <Button size="xs" disabled={adding.busy} onClick={() => void adding.run(row)}>
                    Send for review <span className="visually-hidden">{row.name}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
