import { Textarea } from "@mantine/core";
import dynamic from "next/dynamic";
import { type ClipboardEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { Counted } from "@/components/ui/Counted";
import { LazyDialog } from "@/components/ui/LazyDialog";
import { useBlockCompletion } from "@/hooks/guides/use-block-completion";
import { type BlockChoice, completeBlock } from "@/lib/guides/complete-block";
import { formatText, insertAlone, type Selected, type TextFormat } from "@/lib/guides/format-text";
import { maxTextLength } from "@/lib/guides/rules";
import { parseVideoLink } from "@/lib/leaderboards/run/video-link";
import classes from "./GuideEditor.module.css";
import { placeAtCaret } from "./place-at-caret";
import { TextToolbar } from "./TextToolbar";

const VideoDialog = dynamic(() => import("./VideoDialog").then((module) => module.VideoDialog), {
  loading: LazyDialog,
});

interface GuideTextProps {
  text: string;
  onChange(text: string): void;
}

/** The text of a guide; after `[[` it offers what the wiki has. */
export function GuideText({ text, onChange }: GuideTextProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [cursor, setCursor] = useState(0);
  const [marked, setMarked] = useState(0);
  const [isClosed, setClosed] = useState(false);
  const [isVideoOpen, setVideoOpen] = useState(false);
  const choices = useBlockCompletion(text, cursor);
  const isOpen = choices.length > 0 && !isClosed;
  const place = Math.min(marked, choices.length - 1);

  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isOpen && area.current && list.current) placeAtCaret(area.current, list.current, cursor);
  }, [isOpen, cursor]);

  const replace = (next: { readonly text: string; readonly cursor: number; readonly start?: number }) => {
    onChange(next.text);
    setCursor(next.cursor);
    setMarked(0);
    // The field has the new text after the next paint; only then the cursor can go into it.
    requestAnimationFrame(() => {
      // Who has typed on meanwhile has the cursor where it belongs.
      if (area.current?.value !== next.text) return;
      area.current.focus();
      area.current.setSelectionRange(next.start ?? next.cursor, next.cursor);
    });
  };
  const apply = (change: (selected: Selected) => Selected) => {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {};
    const next = change({ text, start: selectionStart, end: selectionEnd });
    if (next.text.length > maxTextLength) return;
    setClosed(false);
    replace({ text: next.text, cursor: next.end, start: next.start });
  };
  const format = (wanted: TextFormat) => apply((selected) => formatText(selected, wanted));
  const choose = (choice: BlockChoice) => replace(completeBlock(text, cursor, choice));
  /** A link to a video on a line of its own becomes the block that shows it; within a line it stays a link. */
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const video = parseVideoLink(event.clipboardData.getData("text/plain"));
    const isAlone = /(^|\n)$/.test(text.slice(0, selectionStart)) && /^(\n|$)/.test(text.slice(selectionEnd));
    if (!video || !isAlone) return;
    event.preventDefault();
    const block = `[[video:${video.provider}/${video.id}]]`;
    replace({
      text: text.slice(0, selectionStart) + block + text.slice(selectionEnd),
      cursor: selectionStart + block.length,
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const shortcut = { b: "bold", k: "link" } as const;
    const wanted = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey ? event.key : "";
    if (wanted === "b" || wanted === "k") {
      event.preventDefault();
      format(shortcut[wanted]);
      return;
    }
    const choice = choices[place];
    if (!isOpen || !choice || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && !["Enter", "Tab", "Escape"].includes(event.key)) return;
    event.preventDefault();
    if (step !== undefined) setMarked((place + step + choices.length) % choices.length);
    else if (event.key === "Escape") setClosed(true);
    else choose(choice);
  };
  return (
    <div className={`${classes.text} relative`}>
      <TextToolbar onFormat={format} onVideo={() => setVideoOpen(true)} />
      <Textarea
        label="Text"
        description={
          <Counted length={text.length} max={maxTextLength}>
            Markdown. Type [[ to add a weapon, monster, skill or other block. A pasted link to a video becomes
            one.
          </Counted>
        }
        ref={area}
        rows={24}
        value={text}
        spellCheck
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${place}` : undefined}
        onChange={(event) => {
          onChange(event.target.value);
          setCursor(event.target.selectionStart);
          setClosed(false);
        }}
        onSelect={(event) => setCursor(event.currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {isOpen && (
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label="Blocks"
          className={`${classes.choices} z-10 shadow-float absolute overflow-y-auto border rounded-md bg-card text-14 leading-5`}
        >
          {choices.map((choice, index) => (
            <div
              key={`${choice.kind} ${choice.id}`}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === place}
              className="flex justify-between gap-3 py-2 px-3"
              // The field keeps the focus.
              onMouseDown={(event) => {
                event.preventDefault();
                choose(choice);
              }}
            >
              <span>{choice.name}</span>
              <span className="text-dim">{choice.kind}</span>
            </div>
          ))}
        </div>
      )}
      {isVideoOpen && (
        <VideoDialog
          onAdd={(block) => apply((selected) => insertAlone(selected, block))}
          onClose={() => setVideoOpen(false)}
        />
      )}
    </div>
  );
}
