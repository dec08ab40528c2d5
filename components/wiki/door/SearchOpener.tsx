import { IconSearch } from "@tabler/icons-react";
import { requestSearch } from "@/lib/wiki/search-request";
import classes from "./SearchOpener.module.css";

/** Looks like a search field and opens the search of the whole site. */
export function SearchOpener() {
  return (
    <button type="button" className={classes.opener} aria-haspopup="dialog" onClick={requestSearch}>
      <IconSearch size={20} stroke={1.75} aria-hidden="true" />
      <span className={classes.words}>Search weapons, monsters, skills, items</span>
      <span className={classes.key} aria-hidden="true">
        /
      </span>
    </button>
  );
}
