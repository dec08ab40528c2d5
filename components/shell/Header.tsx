import { AppShell, Burger, Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconHeart } from "@tabler/icons-react";
import { useCallback, useEffect, useId, useRef } from "react";
import { SearchButton } from "@/components/search/SearchButton";
import { LogoMark } from "@/components/ui/LogoMark";
import { PageLink } from "@/components/ui/PageLink";
import { useCurrentPath } from "@/hooks/ui/use-current-path";
import { siteConfig } from "@/lib/site/config";
import { AccountArea } from "./AccountArea";
import classes from "./Header.module.css";
import { SchemeToggle } from "./SchemeToggle";
import { loadSideNavLinks, SideNav } from "./SideNav";
import { TopNav } from "./TopNav";

/** The fixed bar, 50 px high: burger and side navigation on narrow screens, dropdowns on wide ones. */
export function Header() {
  const path = useCurrentPath();
  const [opened, { toggle, close }] = useDisclosure();
  const burger = useRef<HTMLButtonElement>(null);
  const navId = useId();
  const comingNear = () => void loadSideNavLinks().catch(() => {});

  /** Closes it and takes the focus back to what opened it. */
  const leave = useCallback(() => {
    close();
    burger.current?.focus();
  }, [close]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger.
  useEffect(close, [path]);

  useEffect(() => {
    if (!opened) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") leave();
    };
    // A screen that turns wide shows the other navigation and no burger to close this one.
    const wide = window.matchMedia("(min-width: 48em)");
    document.addEventListener("keydown", onKeyDown);
    wide.addEventListener("change", close);
    setPageBehind(true);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      wide.removeEventListener("change", close);
      setPageBehind(false);
    };
  }, [opened, close, leave]);

  return (
    <>
      <AppShell.Header className="[--glyph-cut:var(--surface-card)] print:hidden flex items-center gap-1 px-2 bg-card md:gap-2 md:px-4">
        <Burger
          ref={burger}
          hiddenFrom="sm"
          size={20}
          opened={opened}
          aria-label={opened ? "Close navigation" : "Open navigation"}
          aria-expanded={opened}
          aria-controls={navId}
          className="[--burger-color:var(--text)] w-10 grid flex-none place-items-center h-10 rounded-md hover:bg-hover"
          onClick={toggle}
          onPointerEnter={comingNear}
          onFocus={comingNear}
        />
        <PageLink href="/" className="flex flex-none items-center gap-2 p-1 rounded-md text-default">
          <LogoMark size={26} className="text-(--brand)" />
          <span className={`${classes.wordmark} leading-none`}>{siteConfig.name}</span>
        </PageLink>
        <TopNav />
        <div className="ms-auto flex flex-none items-center gap-1 md:gap-1.5">
          <SearchButton />
          <SupportForm />
          <SchemeToggle />
          <AccountArea />
        </div>
      </AppShell.Header>
      <SideNav id={navId} opened={opened} path={path} onFollow={close} onLeave={leave} />
    </>
  );
}

/** Behind the open navigation the page neither scrolls nor takes the focus. */
function setPageBehind(behind: boolean): void {
  document.documentElement.toggleAttribute("data-navbar-open", behind);
  for (const part of document.querySelectorAll("main, footer")) part.toggleAttribute("inert", behind);
}

/** Submits to the external membership page in a tab of its own. Works without JavaScript. */
function SupportForm() {
  return (
    <form action={siteConfig.donationUrl} method="get" target="_blank" rel="noopener">
      <Button
        type="submit"
        variant="default"
        className={`${classes.support} h-8.5 px-2.5 font-medium`}
        title="Opens our membership page in a new tab"
      >
        <IconHeart size={18} stroke={1.75} aria-hidden="true" />
        <span className="max-md:sr-only">Support us</span>
      </Button>
    </form>
  );
}
