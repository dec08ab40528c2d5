import { UnstyledButton } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { openSearch } from "@/hooks/search/use-search-dialog";
import { loadSearchDialog } from "./load-search-dialog";
import classes from "./SearchButton.module.css";

/** Opens the search from the header: an icon where there is little space, a small field where there is more. */
export function SearchButton() {
  const comingNear = () => void loadSearchDialog().catch(() => {});
  return (
    <UnstyledButton
      type="button"
      className={`${classes.button} w-9 h-9 hover:bg-hover hover:text-default grid flex-none place-items-center rounded-md text-dim`}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      title="Search (/ or Ctrl K)"
      onClick={() => openSearch()}
      onPointerEnter={comingNear}
      onFocus={comingNear}
    >
      <IconSearch size={20} stroke={1.75} aria-hidden="true" />
      <span className={`${classes.word} flex-1 text-start`}>Search</span>
      <span
        className={`${classes.key} border border-strong rounded-sm px-1.5 text-12 leading-5 text-center hidden`}
        aria-hidden="true"
      >
        /
      </span>
    </UnstyledButton>
  );
}
