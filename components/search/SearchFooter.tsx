import { NameLanguagePicker } from "@/components/ui/NameLanguagePicker";
import classes from "./SearchFooter.module.css";

/** Foot of the search: the keys, the language of names, and what forgets the recent searches. */
export function SearchFooter({ onForget }: { onForget: (() => void) | undefined }) {
  return (
    <div className={classes.foot}>
      <p className={`${classes.keys} me-auto hidden items-center gap-1`} aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> select <kbd>↵</kbd> open <kbd>Esc</kbd> close
      </p>
      {onForget && (
        <button
          type="button"
          className="underline-offset-3 underline hover:text-default py-1 px-0 text-dim"
          onClick={onForget}
        >
          Clear recent searches
        </button>
      )}
      <NameLanguagePicker look="line" />
    </div>
  );
}
