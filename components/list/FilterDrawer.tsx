import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import dynamic from "next/dynamic";
import { type ReactNode, useEffect, useState } from "react";
import { LazyDialog } from "@/components/ui/LazyDialog";
import { sleepingContent, useSleepingElement } from "@/lib/paint/use-sleeping-element";
import classes from "./FilterDrawer.module.css";

interface FilterDrawerProps {
  /** How many filters are on. */
  active: number;
  /** Result count on the button that closes the drawer: "12 of 85 weapons". */
  result: string;
  onReset(): void;
  /** A text field, which is on the page of a phone, too. */
  field?: ReactNode;
  /** Content of the drawer on a phone. Without it there is none. */
  children?: ReactNode;
}

const FilterSheet = dynamic(() => import("./FilterSheet").then((module) => module.FilterSheet), {
  ssr: false,
  loading: LazyDialog,
});

/**
 * The filters of a list: a rail on wide screens, on phones a drawer behind a button with the number of active filters,
 * but for the text field, which stays on the page. They are on the page once, in the rail or in the drawer.
 */
export function FilterDrawer({ active, result, onReset, field, children }: FilterDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const filters = (
    <>
      {field}
      {children && <DrawerFilters>{children}</DrawerFilters>}
    </>
  );

  useEffect(() => {
    const media = window.matchMedia(wideScreen);
    const onChange = () => setIsOpen(false);
    media.addEventListener("change", onChange);
    return () => media.removeEventListener("change", onChange);
  }, []);

  return (
    <div className={`${classes.rail} print:hidden min-w-0`}>
      {children && (
        <Button
          variant="default"
          className={classes.open}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        >
          <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden="true" />
          <span>Filters</span>{" "}
          {active > 0 && (
            <span className="min-w-5 rounded-full bg-signal text-(--on-signal) px-1.5 text-12 leading-5 text-center">
              {active} <span className="visually-hidden">active</span>
            </span>
          )}
        </Button>
      )}
      {isOpen ? (
        <FilterSheet active={active} result={result} onReset={onReset} onClose={close}>
          <div className={`${classes.filters} content-start max-lg:p-4 grid gap-5`}>{filters}</div>
        </FilterSheet>
      ) : (
        <search className={`${classes.filters} content-start max-lg:p-4 grid gap-5`} aria-label="Filters">
          {filters}
        </search>
      )}
    </div>
  );
}

/** From this width on the filters are next to the list; below they are in a drawer. Same as in the style sheet. */
export const wideScreen = "(min-width: 64em)";

/**
 * The filters of a rail that go into the drawer on a phone: all but the text field. There they are out of sight until
 * the drawer shows them anew, so those of the document stay as the server wrote them, and cost no work.
 */
function DrawerFilters({ children }: { children: ReactNode }) {
  const isWide = useMediaQuery(wideScreen, false, { getInitialValueInEffect: false });
  const { id, isAsleep } = useSleepingElement(!isWide);
  if (isAsleep) return <div id={id} className="contents" {...sleepingContent} />;
  return (
    <div key="awake" id={id} className="contents">
      {children}
    </div>
  );
}
