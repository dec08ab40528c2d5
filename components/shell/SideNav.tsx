import { IconChevronDown } from "@tabler/icons-react";
import { useEffect, useId, useState } from "react";
import { NameLanguagePicker } from "@/components/ui/NameLanguagePicker";
import { PageLink } from "@/components/ui/PageLink";
import { isCurrentSection } from "@/lib/site/current";
import { type NavGroup, navigation } from "@/lib/site/routes";
import { NavLinks } from "./NavLinks";
import classes from "./SideNav.module.css";

interface SideNavProps {
  id: string;
  open: boolean;
  /** Path of the page on screen. */
  path: string;
  onClose: () => void;
}

/** Navigation of narrow screens, 300 px wide, opened by the burger. Closed it takes no focus. */
export function SideNav({ id, open, path, onClose }: SideNavProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a bonus for pointers; the burger and Escape close for all. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above. */}
      <div className={`${classes.backdrop} invisible`} data-open={open || undefined} onClick={onClose} />
      <nav
        id={id}
        aria-label="Site"
        className={`${classes.nav} invisible overflow-y-auto overscroll-contain bg-card`}
        data-open={open || undefined}
        inert={!open}
      >
        <ul className={classes.list}>
          <li>
            <PageLink
              href="/"
              className={`${classes.link} hover:bg-hover flex-1 py-2.5 px-3 rounded-md text-default font-semibold`}
              aria-current={path === "/" ? "page" : undefined}
              onClick={onClose}
            >
              Home
            </PageLink>
          </li>
          {navigation.map((group) => (
            <li key={group.href}>
              <SideGroup group={group} path={path} onClose={onClose} />
            </li>
          ))}
        </ul>
        <div className={`${classes.settings} mt-3 border-t`}>
          <NameLanguagePicker />
        </div>
      </nav>
    </>
  );
}

function SideGroup({ group, path, onClose }: { group: NavGroup; path: string; onClose: () => void }) {
  const inside = isCurrentSection(path, group.href);
  const [expanded, setExpanded] = useState(inside);
  const listId = useId();

  useEffect(() => {
    if (inside) setExpanded(true);
  }, [inside]);

  return (
    <>
      <div className="flex items-center gap-1">
        <PageLink
          href={group.href}
          className={`${classes.link} hover:bg-hover flex-1 py-2.5 px-3 rounded-md text-default font-semibold`}
          aria-current={path === group.href ? "page" : undefined}
          onClick={onClose}
        >
          {group.label}
        </PageLink>
        {group.links.length > 0 && (
          <button
            type="button"
            className={`${classes.expand} w-11 h-11 grid flex-none place-items-center rounded-md text-dim`}
            aria-label={`${group.label} pages`}
            aria-expanded={expanded}
            aria-controls={listId}
            onClick={() => setExpanded(!expanded)}
          >
            <IconChevronDown size={18} stroke={2} aria-hidden="true" />
          </button>
        )}
      </div>
      {group.links.length > 0 && (
        <div id={listId} className={classes.sublist} hidden={!expanded}>
          {(group.sections ?? [{ label: null, links: group.links }]).map(({ label, links }) => (
            <NavLinks key={label} label={label} links={links} path={path} look="drawer" onOpen={onClose} />
          ))}
        </div>
      )}
    </>
  );
}
