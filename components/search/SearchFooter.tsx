import "@mantine/core/styles/Kbd.layer.css";
import { Kbd, UnstyledButton } from "@mantine/core";
import { NameLanguagePicker } from "@/components/ui/NameLanguagePicker";
import classes from "./SearchFooter.module.css";

/** Foot of the search: the keys, the language of names, and what forgets the recent searches. */
export function SearchFooter({ onForget }: { onForget: (() => void) | undefined }) {
  return (
    <div className="flex flex-none flex-wrap items-center justify-between gap-y-1 gap-x-4 min-h-11 py-1 px-3 border-t text-13 text-dim">
      <p className={`${classes.keys} me-auto hidden items-center gap-1`} aria-hidden="true">
        <Kbd size="xs">↑</Kbd>
        <Kbd size="xs">↓</Kbd> select <Kbd size="xs">↵</Kbd> open <Kbd size="xs">Esc</Kbd> close
      </p>
      {onForget && (
        <UnstyledButton
          type="button"
          className="underline-offset-3 underline text-13 hover:text-default py-1 px-0 text-dim"
          onClick={onForget}
        >
          Clear recent searches
        </UnstyledButton>
      )}
      <NameLanguagePicker look="line" />
    </div>
  );
}
