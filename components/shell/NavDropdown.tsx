import { IconChevronDown } from "@tabler/icons-react";
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { PageLink } from "@/components/ui/PageLink";
import { isCurrentSection } from "@/lib/site/current";
import type { NavGroup } from "@/lib/site/routes";
import { NavLinks } from "./NavLinks";
import classes from "./TopNav.module.css";

/** A pointer may cross a gap on its way to the panel: this many ms pass before the panel closes. */
const closeDelay = 160;

interface NavDropdownProps {
  group: NavGroup;
  /** Path of the page on screen. */
  path: string;
}

/**
 * A top link whose sub-pages open under it: on hover, by the button next to it, or with ArrowDown. Opened by
 * the button it stays until closed; Escape closes it and gives the focus back.
 */
export function NavDropdown({ group, path }: NavDropdownProps) {
  const [open, setOpen] = useState<"no" | "hover" | "held">("no");
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<number>(undefined);
  const panelId = useId();

  const close = () => setOpen("no");

  // A page change ends the visit to the menu; so does leaving the component.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger.
  useEffect(() => {
    setOpen("no");
    return () => window.clearTimeout(timer.current);
  }, [path]);

  // Escape must close a hovered panel too, wherever the focus is.
  useEffect(() => {
    if (open === "no") return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape") return;
      if (root.current?.contains(document.activeElement)) button.current?.focus();
      setOpen("no");
    };
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen("no");
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPointerDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPointerDown);
    };
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    setOpen("held");
    // The panel must be shown before one of its links can take the focus.
    window.requestAnimationFrame(() => {
      const all = [...(panel.current?.querySelectorAll("a") ?? [])];
      const at = all.findIndex((link) => link.contains(document.activeElement));
      all.at(at === -1 ? (step === 1 ? 0 : -1) : (at + step) % all.length)?.focus();
    });
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    <li
      ref={root}
      className="relative flex items-center"
      onPointerEnter={(event) => {
        window.clearTimeout(timer.current);
        if (event.pointerType === "mouse") setOpen((now) => (now === "no" ? "hover" : now));
      }}
      onPointerLeave={() => {
        timer.current = window.setTimeout(() => setOpen((now) => (now === "hover" ? "no" : now)), closeDelay);
      }}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <PageLink
        href={group.href}
        className={classes.link}
        data-active={isCurrentSection(path, group.href) || undefined}
        aria-current={path === group.href ? "page" : undefined}
      >
        {group.label}
      </PageLink>
      <button
        ref={button}
        type="button"
        className={`${classes.expand} w-6 h-8.5 hover:text-default grid place-items-center rounded-md text-dim`}
        aria-label={`${group.label} pages`}
        aria-expanded={open !== "no"}
        aria-controls={panelId}
        onClick={() => setOpen((now) => (now === "held" ? "no" : "held"))}
      >
        <IconChevronDown size={16} stroke={2} aria-hidden="true" />
      </button>
      <div
        ref={panel}
        id={panelId}
        className={`${classes.panel} absolute grid gap-1.5 p-1.5 border border-strong bg-raised`}
        hidden={open === "no"}
        data-parts={group.sections?.length}
      >
        {(group.sections ?? [{ label: null, links: group.links }]).map(({ label, links }) => (
          <NavLinks key={label} label={label} links={links} path={path} look="menu" onOpen={close} />
        ))}
      </div>
    </li>
  );
}
