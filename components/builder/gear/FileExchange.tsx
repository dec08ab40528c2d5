import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/Button";
import { Field } from "@/components/ui/Field";
import { FileInput } from "@/components/ui/FileInput";
import { saveFile } from "@/components/ui/save-file";
import field from "./Field.module.css";

/** What became of a file that was chosen. */
export type FileOutcome =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problems: readonly string[] };

interface FileExchangeProps {
  exportLabel: string;
  fileName: string;
  /** Writes the file; `null` = there is nothing to write. */
  content: (() => string) | null;
  importLabel: string;
  outcome: FileOutcome | null;
  /** Is handed the text of the chosen file. */
  onText(text: string): Promise<void>;
  children: ReactNode;
}

/** Larger files are not read at all: the largest one that is right takes some 400,000 bytes. */
const maxBytes = 4_000_000;

/** Writes a JSON file and reads one. */
export function FileExchange(props: FileExchangeProps) {
  const { exportLabel, fileName, content, importLabel, outcome, onText, children } = props;
  const [failed, setFailed] = useState("");
  const read = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > maxBytes) return setFailed("The file is too large. Nothing was changed.");
    try {
      setFailed("");
      await onText(await file.text());
    } catch {
      setFailed("The file could not be read. Nothing was changed.");
    }
  };
  return (
    <div className="justify-items-start grid gap-3.5">
      <p className="text-14 leading-5 text-dim">{children}</p>
      <Button
        disabled={!content}
        onClick={() => content && saveFile(new Blob([content()], { type: "application/json" }), fileName)}
      >
        {exportLabel}
      </Button>
      <Field label={importLabel}>
        <FileInput
          accept="application/json,.json"
          onChange={(event) => {
            const { files } = event.target;
            void read(files?.[0]);
          }}
          onClick={(event) => {
            // The same file can be chosen again after it was fixed.
            event.currentTarget.value = "";
          }}
        />
      </Field>
      <div role="status">
        {failed ? (
          <p className="mb-1.5 text-bad font-semibold">{failed}</p>
        ) : (
          outcome?.ok && <p className="text-good font-semibold">✓ {outcome.text}</p>
        )}
      </div>
      {!failed && outcome && !outcome.ok && (
        <div role="alert">
          <p className="mb-1.5 text-bad font-semibold">Nothing was imported:</p>
          <ul className={`${field.problems} py-2 px-3 rounded-md text-14 leading-5`}>
            {outcome.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
