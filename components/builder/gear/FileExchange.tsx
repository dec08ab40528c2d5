import { Button, Input, Textarea } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { Field } from "@/components/ui/Field";
import { saveFile } from "@/components/ui/save-file";
import { formatCount, formatNumber } from "@/lib/text/format";

/** Result of reading a chosen file. */
export type FileOutcome =
  /** `left`: sentences on what of it was left out. */
  | { readonly ok: true; readonly text: string; readonly left?: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/** One file that can be written. */
interface ExportedFile {
  readonly label: string;
  readonly name: string;
  readonly type: "application/json" | "text/csv";
  readonly write: () => string;
}

interface FileExchangeProps {
  files: readonly ExportedFile[];
  /** There is nothing to write. */
  isEmpty?: boolean;
  importLabel: string;
  outcome: FileOutcome | null;
  /** Is handed the text of the chosen file. */
  onText(text: string): Promise<void>;
  /** Label of a field for what is pasted in place of a file, and what it may look like; without it there is none. */
  pasteLabel?: string;
  pasteExample?: string;
  children: ReactNode;
}

/** Larger files are not read at all: the largest one that is right takes some 2,000,000 bytes. */
const maxBytes = 4_000_000;

/** Most lines that are named; thousands may be pasted. */
const maxLines = 50;

function LineList({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="border border-bad py-2 px-3 rounded-md text-14 leading-5">
      {lines.slice(0, maxLines).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {lines.length > maxLines && <li>And {formatNumber(lines.length - maxLines)} more.</li>}
    </ul>
  );
}

/** Writes files and reads one, JSON or CSV. */
export function FileExchange(props: FileExchangeProps) {
  const { files, isEmpty = false, importLabel, outcome, onText, pasteLabel, pasteExample, children } = props;
  const [failed, setFailed] = useState("");
  const [pasted, setPasted] = useState("");
  const readPasted = async () => {
    setFailed("");
    await onText(pasted).catch(() => setFailed("The list could not be read. Nothing was changed."));
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > maxBytes) return setFailed("The file is too large. Nothing was changed.");
    try {
      setFailed("");
      const text = await file.text();
      if (text.trim() === "") return setFailed("The file is empty. Nothing was changed.");
      // A picture, or letters in an older encoding, which would be read as other ones.
      if (/[\0\ufffd]/.test(text)) return setFailed("This is not a text file in UTF-8. Nothing was changed.");
      await onText(text);
    } catch {
      setFailed("The file could not be read. Nothing was changed.");
    }
  };
  return (
    <div className="justify-items-start grid gap-3.5">
      <p className="text-14 leading-5 text-dim">{children}</p>
      <div className="flex flex-wrap gap-2">
        {files.map(({ label, name, type, write }) => (
          <Button key={name} disabled={isEmpty} onClick={() => saveFile(new Blob([write()], { type }), name)}>
            {label}
          </Button>
        ))}
      </div>
      <Field label={importLabel}>
        <Input
          type="file"
          variant="unstyled"
          accept="application/json,.json,text/csv,.csv,text/plain,.txt"
          onChange={(event) => {
            void read(event.target.files?.[0]);
          }}
          onClick={(event) => {
            // The same file can be chosen again after it was fixed.
            event.currentTarget.value = "";
          }}
        />
      </Field>
      {pasteLabel && (
        <div className="grid gap-2 w-full">
          <Textarea
            label={pasteLabel}
            placeholder={pasteExample ?? ""}
            autosize
            minRows={2}
            maxRows={8}
            spellCheck={false}
            value={pasted}
            onChange={({ currentTarget }) => setPasted(currentTarget.value)}
          />
          <Button
            className="justify-self-start"
            disabled={pasted.trim() === ""}
            onClick={() => void readPasted()}
          >
            Import list
          </Button>
        </div>
      )}
      <div role="status">
        {failed ? (
          <p className="mb-1.5 text-bad font-semibold">{failed}</p>
        ) : (
          outcome?.ok && <p className="text-good font-semibold">✓ {outcome.text}</p>
        )}
      </div>
      {!failed && outcome?.ok && outcome.left && outcome.left.length > 0 && (
        <div role="alert">
          <p className="mb-1.5 text-warn font-semibold">
            Left out: {formatCount(outcome.left.length, "line", "lines")}
          </p>
          <LineList lines={outcome.left} />
        </div>
      )}
      {!failed && outcome && !outcome.ok && (
        <div role="alert">
          <p className="mb-1.5 text-bad font-semibold">Nothing was imported:</p>
          <LineList lines={outcome.problems} />
        </div>
      )}
    </div>
  );
}
