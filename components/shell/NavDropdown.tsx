import { UnstyledButton, useDelayedHover } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { PageLink } from "@/components/ui/PageLink";
import { isCurrentSection } from "@/lib/site/current";
import type { NavGroup } from "@/lib/site/routes";
import type { NavMenu } from "./NavMenu";
import { TopLink } from "./TopLink";
import classes from "./TopNav.module.css";

interface NavDropdownProps {
  group: NavGroup;
  /** Path of the page on screen. */
  path: string;
  /** `null` until it is loaded; a menu that was opened meanwhile then shows. */
  menu: typeof NavMenu | null;
}

/**
 * A top link whose pages open under it: on hover, by the button next to it, or with ArrowDown. Opened by the button or a
 * key it takes the focus and stays until closed; Escape closes it and gives the focus back.
 *
 * Until the menu is loaded its links are in the page, for whoever reads it without scripts.
 */
export function NavDropdown({ group, path, menu: Menu }: NavDropdownProps) {
  const [open, setOpen] = useState<"no" | "hover" | "held">("no");
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const close = () => setOpen("no");
  const hover = useDelayedHover({
    openDelay: 0,
    // A pointer may cross a gap on its way to the menu.
    closeDelay: 160,
    open: () => setOpen((now) => (now === "no" ? "hover" : now)),
    close: () => setOpen((now) => (now === "hover" ? "no" : now)),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the page ends the visit to the menu.
  useEffect(close, [path]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen("held");
    } else if (event.key === "Escape" && open !== "no") {
      close();
      button.current?.focus();
    }
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  const isOpen = open !== "no" && Menu !== null;
  return (
    <li
      ref={item}
      className={`${classes.item} relative flex items-center`}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && hover.openDropdown()}
      onPointerLeave={hover.closeDropdown}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <TopLink
        href={group.href}
        path={path}
        isActive={isCurrentSection(path, group.href)}
        className="ps-2.5 pe-1"
      >
        {group.label}
      </TopLink>
      <UnstyledButton
        ref={button}
        id={menuId}
        className={`${classes.expand} w-6 h-8.5 grid place-items-center rounded-md text-dim hover:text-default`}
        aria-label={`${group.label} pages`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${menuId}-dropdown` : undefined}
        onClick={() => setOpen((now) => (now === "held" ? "no" : "held"))}
      >
        <IconChevronDown size={16} stroke={2} aria-hidden="true" />
      </UnstyledButton>
      {Menu ? (
        <Menu
          id={menuId}
          group={group}
          path={path}
          target={item}
          opened={isOpen}
          takesFocus={open === "held"}
          onClose={close}
        />
      ) : (
        <ul
          className={`${classes.plain} left-0 min-w-50 absolute p-2 border border-strong rounded-md bg-raised`}
          hidden
        >
          {group.links.map(({ href, label }) => (
            <li key={href}>
              <PageLink href={href}>{label}</PageLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
