import { IconAdjustmentsHorizontal, IconX } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import classes from "./FilterDrawer.module.css";

interface FilterDrawerProps {
  /** How many filters are on. */
  active: number;
  /** Result count on the button that closes the drawer: "12 of 85 weapons". */
  result: string;
  onReset(): void;
  children: ReactNode;
}

/** From this width on the filters are next to the list. Same as in the style sheet. */
const wideScreen = "(min-width: 64em)";

/**
 * The filters of a list: a rail on wide screens, on phones a drawer behind a button with the number of active filters.
 * One dialog element serves both, so that the filters are in the HTML once: the style sheet shows it as a
 * rail although it is closed, and `showModal` makes it a drawer.
 */
export function FilterDrawer({ active, result, onReset, children }: FilterDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const media = window.matchMedia(wideScreen);
    const close = () => dialog.current?.close();
    media.addEventListener("change", close);
    return () => media.removeEventListener("change", close);
  }, []);

  return (
    <div className={classes.rail}>
      <button
        type="button"
        className={classes.opener}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          dialog.current?.showModal();
          setOpen(true);
        }}
      >
        <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden="true" />
        <span>Filters</span>{" "}
        {active > 0 && (
          <span className={classes.badge}>
            {active} <span className="visually-hidden">active</span>
          </span>
        )}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself; the click is one on the backdrop */}
      <dialog
        ref={dialog}
        className={classes.dialog}
        aria-label="Filters"
        onClose={() => setOpen(false)}
        onClick={(event) => {
          if (open && event.target === dialog.current) dialog.current.close();
        }}
      >
        <div className={classes.sheet}>
          <div className={classes.head}>
            <p className={classes.title}>Filters</p>
            <button
              type="button"
              className={classes.close}
              aria-label="Close"
              onClick={() => dialog.current?.close()}
            >
              <IconX size={20} stroke={1.75} aria-hidden="true" />
            </button>
          </div>
          <div className={classes.filters}>{children}</div>
          <div className={classes.foot}>
            <button type="button" className={classes.reset} disabled={active === 0} onClick={onReset}>
              Reset filters
            </button>
            <button type="button" className={classes.show} onClick={() => dialog.current?.close()}>
              Show {result}
            </button>
          </div>
        </div>
      </dialog>
    </div>
  );
}
