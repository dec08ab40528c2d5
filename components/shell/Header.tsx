import { IconMenu2, IconX } from "@tabler/icons-react";
import { useEffect, useId, useRef, useState } from "react";
import { SearchButton } from "@/components/search/SearchButton";
import { LogoMark } from "@/components/ui/LogoMark";
import { PageLink } from "@/components/ui/PageLink";
import { Slice } from "@/components/ui/Slice";
import { useCurrentPath } from "@/hooks/ui/use-current-path";
import { siteConfig } from "@/lib/site/config";
import { AccountArea } from "./AccountArea";
import classes from "./Header.module.css";
import { SchemeToggle } from "./SchemeToggle";
import { SideNav } from "./SideNav";
import { SupportForm } from "./SupportForm";
import { TopNav } from "./TopNav";

/** The fixed bar, 50 px high: burger and side navigation on narrow screens, dropdowns on wide ones. */
export function Header() {
  const path = useCurrentPath();
  const [open, setOpen] = useState(false);
  const burger = useRef<HTMLButtonElement>(null);
  const navId = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger.
  useEffect(() => setOpen(false), [path]);

  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      burger.current?.focus();
    };
    // A screen that turns wide shows the other navigation and no burger to close this one.
    const wide = window.matchMedia("(min-width: 48em)");
    const onWide = () => setOpen(false);
    document.addEventListener("keydown", onKeyDown);
    wide.addEventListener("change", onWide);
    setPageBehind(true);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      wide.removeEventListener("change", onWide);
      setPageBehind(false);
    };
  }, [open]);

  return (
    <header
      className={`${classes.header} md:gap-2 md:px-4 flex items-center gap-1 px-2 border-b bg-card`}
      data-slice=""
    >
      <Slice>
        <button
          ref={burger}
          type="button"
          className={classes.burger}
          aria-label={open ? "Close navigation" : "Open navigation"}
          aria-expanded={open}
          aria-controls={navId}
          onClick={() => setOpen(!open)}
        >
          {open ? <IconX size={22} aria-hidden="true" /> : <IconMenu2 size={22} aria-hidden="true" />}
        </button>
        <SideNav id={navId} open={open} path={path} onClose={() => setOpen(false)} />
        <PageLink href="/" className="flex flex-none items-center gap-2 p-1 rounded-md text-default">
          <LogoMark size={26} className={classes.glyph} />
          <span className={classes.wordmark}>{siteConfig.name}</span>
        </PageLink>
        <TopNav />
        <div className="ms-auto md:gap-1.5 flex flex-none items-center gap-1">
          <SearchButton />
          <SupportForm />
          <SchemeToggle />
          <AccountArea />
        </div>
      </Slice>
    </header>
  );
}

/** Behind the open navigation the page neither scrolls nor takes the focus. */
function setPageBehind(behind: boolean): void {
  document.documentElement.toggleAttribute("data-navbar-open", behind);
  for (const part of document.querySelectorAll("main, footer")) part.toggleAttribute("inert", behind);
}
