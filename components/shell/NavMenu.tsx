import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Menu.layer.css";
import { Menu } from "@mantine/core";
import { type Ref, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { GameIcon } from "@/components/ui/GameIcon";
import type { NavGroup } from "@/lib/site/routes";
import { navIcons } from "./nav-icons";

interface NavMenuProps {
  /** Of the element that names it. */
  id: string;
  group: NavGroup;
  /** Path of the page on screen. */
  path: string;
  /** Under what it shows. */
  target: RefObject<HTMLElement | null>;
  opened: boolean;
  /** Opened by button or key: the first entry gets the focus. */
  takesFocus: boolean;
  onClose: () => void;
}

/** The pages of a group below the header of a wide screen. Arrows walk round, letters jump to what begins with them. */
export function NavMenu({ id, group, path, target, opened, takesFocus, onClose }: NavMenuProps) {
  const list = useRef<HTMLDivElement>(null);

  return (
    <Menu
      id={id}
      opened={opened}
      onChange={(next) => !next && onClose()}
      position="bottom-start"
      offset={-2}
      middlewares={{ flip: false }}
      withinPortal={false}
      // The focus may leave it, which closes it.
      trapFocus={false}
      returnFocus={false}
      withInitialFocusPlaceholder={false}
      menuItemTabIndex={0}
    >
      <Menu.Target>
        <There element={target} />
      </Menu.Target>
      <Menu.Dropdown
        ref={list}
        className="min-w-50 p-1.5 data-parts:grid grid-cols-[repeat(2,auto)] lg:grid-cols-[repeat(4,auto)] gap-1"
        data-parts={group.sections?.length}
      >
        {takesFocus && <FirstEntryFocus list={list} />}
        {(group.sections ?? [{ label: undefined, links: group.links }]).map(({ label, links }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a menu.
          <div
            key={label ?? group.href}
            role="group"
            aria-label={label ?? group.label}
            className={`${group.sections ? "min-w-44.5" : ""} whitespace-nowrap`}
          >
            {label && <Menu.Label aria-hidden="true">{label}</Menu.Label>}
            {links.map(({ href, label: text }) => {
              const icon = navIcons[href];
              return (
                <Menu.Item
                  key={href}
                  component="a"
                  href={href}
                  aria-current={path === href ? "page" : undefined}
                  leftSection={icon && <GameIcon name={icon} size={18} className="text-dim" />}
                >
                  {text}
                </Menu.Item>
              );
            })}
          </div>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Hands an element that is in the page already to what wants to be placed next to it. */
function There({ element, ref }: { element: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    if (typeof ref === "function") return ref(element.current);
    if (ref) ref.current = element.current;
  }, [ref, element]);
  return null;
}

/** Gives the focus to the first entry. Inside of the list, which comes after the menu that is opened. */
function FirstEntryFocus({ list }: { list: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    list.current?.querySelector<HTMLElement>("[role='menuitem']")?.focus({ preventScroll: true });
  }, [list]);
  return null;
}
