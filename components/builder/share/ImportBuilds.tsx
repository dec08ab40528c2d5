import { Button, FileButton, Textarea } from "@mantine/core";
import { type ClipboardEvent, type DragEvent, useCallback, useEffect, useRef, useState } from "react";
import { type ImportState, useBuildImport } from "@/hooks/builds/use-build-import";
import type { BuilderData } from "@/lib/builder/data/builder-data";
import type { ImportedBuild } from "@/lib/builder/import/resolve-record";
import type { Loadout } from "@/lib/builder/loadout/model";
import { takeSharedText } from "@/lib/builder/share/offered-text";
import { toMyBuilds } from "@/lib/builder/workspace/my-builds/add-imported";
import { withMyBuilds } from "@/lib/builder/workspace/my-builds/change-my-builds";
import { createMyBuildId } from "@/lib/builder/workspace/my-builds/create-my-build-id";
import { myBuildsStore } from "@/lib/builder/workspace/my-builds/store";
import { formatCount } from "@/lib/text/format";

/** Sentences that are shown of each build. */
const maxLeft = 30;
/** Characters of a text that the field shows: one unbroken line of 200,000 stops a browser for seconds. */
const maxShown = 10_000;

interface ImportBuildsProps {
  builderData: BuilderData;
  /** Opens a build that came alone; several are saved to my builds, as is a single one where this is `null`. */
  onOpen: ((loadout: Loadout) => void) | null;
}

/** Builds out of files or a text: chosen, dropped or pasted. What was not understood is listed. */
export function ImportBuilds({ builderData, onOpen }: ImportBuildsProps) {
  const reset = useRef<() => void>(null);
  const [typed, setTyped] = useState("");
  const [savedCount, setSavedCount] = useState<number | null>(null);
  const onImport = useCallback(
    (builds: readonly ImportedBuild[]) => {
      setTyped("");
      const [only, ...others] = builds;
      setSavedCount(null);
      if (onOpen && only && others.length === 0) return onOpen(only.loadout);
      const made = { createId: createMyBuildId, now: new Date() };
      const before = myBuildsStore.get().length;
      myBuildsStore.change((all) => withMyBuilds(all, toMyBuilds(builds, made, builderData.tables)));
      setSavedCount(myBuildsStore.get().length - before);
    },
    [builderData, onOpen],
  );
  const { state, take } = useBuildImport(builderData, onImport);

  // What another app shared with the installed site.
  useEffect(() => {
    const text = takeSharedText();
    if (text === null) return;
    setTyped(text.slice(0, maxShown));
    void take([text]);
  }, [take]);

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    const files = [...event.dataTransfer.files];
    const text = event.dataTransfer.getData("text");
    if (files.length > 0 || text) void take(files.length > 0 ? files : [text]);
  };
  /** Text that comes in at one stroke was pasted. It stays to be looked at when it is refused. */
  const onText = (text: string) => {
    setTyped(text.slice(0, maxShown));
    if (text.length > typed.length + 1) void take([text]);
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    const text = event.clipboardData.getData("text");
    if (files.length === 0 && text.length <= maxShown) return;
    event.preventDefault();
    if (files.length === 0) setTyped(text.slice(0, maxShown));
    void take(files.length > 0 ? files : [text]);
  };

  return (
    <div className="grid gap-2 min-w-0">
      <div className="flex flex-wrap items-center gap-2">
        <FileButton
          multiple
          resetRef={reset}
          accept="application/json,.json,text/csv,.csv"
          inputProps={{ "aria-label": "Files of builds" }}
          onChange={(files) => {
            if (files.length > 0) void take(files);
            // The same file can be chosen again.
            reset.current?.();
          }}
        >
          {(button) => <Button {...button}>Open files</Button>}
        </FileButton>
        <span className="text-13 leading-4.5 text-dim">
          JSON of this site, of mhwilds-calculator and of tools that write names; myset.csv of WildsSim,
          together with its additionalCharm.csv and artian.csv; links of this site.
        </span>
      </div>
      <Textarea
        rows={2}
        aria-label="Paste or drop builds"
        placeholder="Paste a link or the text of a file, or drop files here"
        value={typed}
        spellCheck={false}
        onChange={(event) => onText(event.target.value)}
        onPaste={onPaste}
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
      />
      <ImportNote state={state} savedCount={savedCount} />
    </div>
  );
}

interface ImportNoteProps {
  state: ImportState;
  /** How many went to my builds; `null` = it was opened. */
  savedCount: number | null;
}

function ImportNote({ state, savedCount }: ImportNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It may lie below the edge of its dialog.
    if (state.state === "taken" || state.state === "refused")
      note.current?.scrollIntoView({ block: "nearest" });
  }, [state]);
  return (
    <div ref={note} role="status" className="text-14 leading-5">
      {state.state === "reading" && "Reading"}
      {state.state === "taken" && (
        <>
          <p className="text-good">
            {savedCount === null
              ? "✓ Build opened. Undo to go back to the previous one."
              : `✓ ${formatCount(savedCount, "build", "builds")} saved to My builds.`}
          </p>
          {savedCount !== null && savedCount < state.builds.length && (
            <p className="text-warn">
              My builds has no room for the other {state.builds.length - savedCount}. Delete some, then import
              again.
            </p>
          )}
          <LeftOut builds={state.builds} problems={state.problems} />
        </>
      )}
      {state.state === "refused" && (
        <>
          <p className="text-bad">This contains no build that could be read. Nothing was changed.</p>
          <ul className="mt-1 ps-4.5 list-disc text-dim wrap-anywhere">
            {state.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function LeftOut({
  builds,
  problems,
}: Pick<Extract<ImportState, { state: "taken" }>, "builds" | "problems">) {
  const lines = builds.flatMap(({ name, left }) =>
    left.map((line) => (builds.length > 1 && name ? `${name}: ${line}` : line)),
  );
  const all = [...new Set([...problems, ...lines])];
  if (all.length === 0) return null;
  const more = all.length - maxLeft;
  return (
    <>
      <p className="text-warn">Not everything could be imported:</p>
      <ul className="mt-1 ps-4.5 list-disc text-dim wrap-anywhere">
        {all.slice(0, maxLeft).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {more > 0 && <li>And {more} more.</li>}
      </ul>
    </>
  );
}
