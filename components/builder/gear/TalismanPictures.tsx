import "@mantine/core/styles/Progress.layer.css";
import { Button, FileButton, NativeSelect, Progress } from "@mantine/core";
import { useEffect, useMemo, useRef, useState } from "react";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { type FoundTalisman, usePictureReader } from "@/hooks/builder/use-picture-reader";
import type { TalismanSlot } from "@/lib/builder/catalog/catalog";
import { getFiguresKey, withImported } from "@/lib/builder/collection/own-talismans";
import { readTalismanLines } from "@/lib/builder/collection/talisman-lines";
import type { TalismanFigures } from "@/lib/builder/loadout/model";
import { type KnownIcon, learnIcons, settleSlots } from "@/lib/builder/pictures/settle-slots";
import type { PictureLanguage } from "@/lib/builder/pictures/start-reader";
import { formatCount } from "@/lib/text/format";
import { createTalismanId } from "./create-talisman-id";
import { PictureRow, type RowAnswer } from "./PictureRow";

const languages: readonly { readonly value: PictureLanguage; readonly label: string }[] = [
  { value: "eng", label: "English" },
  { value: "jpn", label: "日本語 (Japanese)" },
];
const noAnswers: ReadonlyMap<string, RowAnswer> = new Map();

/** Talismans of screenshots: what was read of each next to its picture, to be checked and completed. */
export function TalismanPictures({ onSaved }: { onSaved(): void }) {
  const { collection, data: builderData } = useBuilder(pick("collection", "data"));
  const { changeCollection } = useCommands();
  const { busy, found, problems, index, read, stop, forget } = usePictureReader(builderData);
  const [language, setLanguage] = useState<PictureLanguage>("eng");
  const [answers, setAnswers] = useState(noAnswers);
  const [outcome, setOutcome] = useState("");
  const reset = useRef<() => void>(null);
  const take = (files: readonly File[]) => {
    if (files.length === 0 || busy) return;
    setOutcome("");
    void read(files, language);
  };
  const paste = useRef(take);
  paste.current = take;
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) =>
      paste.current([...(clipboardData?.files ?? [])].filter(({ type }) => type.startsWith("image/")));
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, []);

  const settled = useMemo(() => {
    const known = found.reduce<readonly KnownIcon[]>((all, { id, icons }) => {
      const slots = answers.get(id)?.slots;
      return icons && slots ? learnIcons(all, icons, slots) : all;
    }, []);
    return settleSlots(found, known).settled;
  }, [found, answers]);
  const rows = found.map((talisman, at) => {
    const answer = answers.get(talisman.id);
    const slots = answer?.slots ?? settled[at]?.slots ?? null;
    return {
      talisman,
      answer,
      slots,
      possible: settled[at]?.possible ?? [],
      result: getResult(talisman, slots, answer?.typed),
    };
  });

  /** Current result of a row: as typed, or as read with its slots; a sentence where it is not complete. */
  function getResult(
    { figures }: FoundTalisman,
    slots: readonly TalismanSlot[] | null,
    typed: string | undefined,
  ): TalismanFigures | string {
    if (typed === undefined && figures) return slots ? { ...figures, slots } : "Choose its slots.";
    if (!typed || !index) return "Type what the picture shows.";
    const { catalog, getName } = builderData;
    const { talismans, bad } = readTalismanLines(typed, {
      index,
      catalog,
      getName,
      createId: createTalismanId,
    });
    return talismans[0] ?? bad[0]?.why ?? "Type what the picture shows.";
  }

  const ready = rows.flatMap(({ result, talisman }) =>
    typeof result === "string" ? [] : [{ id: talisman.id, figures: result }],
  );
  const save = () => {
    const known = new Set(collection.talismans.map(getFiguresKey));
    const fresh = ready
      .filter(({ figures }) => !known.has(getFiguresKey(figures)))
      .map(({ figures: { talisman, skills, slots } }) => ({
        id: createTalismanId(),
        name: "",
        talisman,
        skills,
        slots,
      }));
    const merged = withImported(collection, fresh);
    if (!merged.ok) {
      setOutcome(
        `You can save up to ${formatCount(merged.max, "talisman", "talismans")}. Delete some, or add fewer.`,
      );
      return;
    }
    changeCollection((now) => {
      const next = withImported(now, fresh);
      return next.ok ? next.collection : now;
    });
    const before = ready.length - fresh.length;
    setOutcome(
      `Added ${formatCount(fresh.length, "talisman", "talismans")}.${before > 0 ? ` ${before} already saved.` : ""}`,
    );
    const saved = new Set(ready.map(({ id }) => id));
    forget(({ id }) => saved.has(id));
    if (ready.length === found.length) onSaved();
  };

  return (
    <div className="grid grid-cols-1 gap-3 pt-1">
      <p className="text-14 leading-5 text-dim">
        Take screenshots that show the name, skills and slots of your talismans, without decorations in them.
        They are read in your browser and sent nowhere. The first one loads about 6 MB.
      </p>
      <div className="flex flex-wrap items-end gap-2.5">
        <NativeSelect
          label="Language of the game"
          size="sm"
          value={language}
          data={[...languages]}
          onChange={({ currentTarget }) =>
            setLanguage(languages.find(({ value }) => value === currentTarget.value)?.value ?? "eng")
          }
        />
        <FileButton
          multiple
          resetRef={reset}
          accept="image/png,image/jpeg,image/webp"
          inputProps={{ "aria-label": "Screenshot files" }}
          onChange={(files) => {
            take(files);
            reset.current?.();
          }}
        >
          {(button) => (
            <Button {...button} variant="filled" disabled={busy !== null}>
              Choose screenshots
            </Button>
          )}
        </FileButton>
        {busy && (
          <Button variant="default" onClick={stop}>
            Cancel
          </Button>
        )}
        <span className="self-center text-12 leading-4 text-dim">Or paste one here.</span>
      </div>
      {busy && <Progress aria-label={`Reading ${busy.file}`} value={Math.max(4, busy.part * 100)} animated />}
      <div role="status" className="text-14 leading-5">
        {busy && <p>Reading {busy.file}…</p>}
        {outcome && <p className="text-good font-semibold">{outcome}</p>}
        {problems.map((problem) => (
          <p key={problem} className="text-bad">
            {problem}
          </p>
        ))}
      </div>
      {rows.length > 0 && (
        <>
          <ul className="grid grid-cols-1 gap-3" aria-label="Talismans in your screenshots">
            {rows.map(({ talisman, answer, slots, possible, result }) => (
              <PictureRow
                key={talisman.id}
                talisman={talisman}
                slots={slots}
                possible={possible}
                result={result}
                typed={answer?.typed}
                builderData={builderData}
                onAnswer={(next) => setAnswers((before) => new Map(before).set(talisman.id, next))}
                onLeaveOut={() => forget(({ id }) => id === talisman.id)}
              />
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="filled" disabled={ready.length === 0 || busy !== null} onClick={save}>
              Add {formatCount(ready.length, "talisman", "talismans")}
            </Button>
            {ready.length < rows.length && (
              <span className="text-14 leading-5 text-dim">
                {rows.length - ready.length} still to complete
              </span>
            )}
          </div>
        </>
      )}
    </div>
  );
}
