import { IconSearch } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { openSearch } from "@/hooks/search/use-search-dialog";
import { loadSearchDialog } from "./load-search-dialog";
import classes from "./SearchField.module.css";

/**
 * The search as a field in the middle of a page. A click, Enter or the first letter opens the search itself;
 * the focus alone does not. Without JavaScript the form opens the wiki overview.
 */
export function SearchField() {
  const [typed, setTyped] = useState("");
  const comingNear = () => void loadSearchDialog().catch(() => {});
  const open = (query: string) => {
    openSearch(query);
    setTyped("");
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    open(typed);
  };
  return (
    <search className="block text-start">
      <form action="/wiki" onSubmit={onSubmit}>
        <label
          className={`${classes.field} noscript:hidden rounded-lg h-14 flex items-center gap-3 px-4 border border-control bg-card text-dim`}
        >
          <IconSearch size={22} stroke={1.75} aria-hidden="true" />
          <span className="visually-hidden">Search the wiki</span>
          <input
            type="search"
            className="flex-1 min-w-0 h-full p-0 border-0 outline-none text-17 text-default text-ellipsis"
            value={typed}
            placeholder="Search weapons, monsters, skills …"
            autoComplete="off"
            enterKeyHint="search"
            aria-haspopup="dialog"
            onPointerEnter={comingNear}
            onFocus={comingNear}
            onClick={() => open(typed)}
            onChange={(event) => {
              // Letters go on arriving here until the dialog has taken the focus.
              setTyped(event.target.value);
              openSearch(event.target.value);
            }}
            onBlur={() => setTyped("")}
          />
          <span
            className={`${classes.key} w-6 h-6 hidden border border-strong text-13 leading-5.5 text-center`}
            aria-hidden="true"
          >
            /
          </span>
        </label>
      </form>
    </search>
  );
}
