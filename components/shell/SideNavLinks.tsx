import { NavLink } from "@mantine/core";
import { useEffect, useState } from "react";
import { GameIcon } from "@/components/ui/GameIcon";
import { NameLanguagePicker } from "@/components/ui/NameLanguagePicker";
import { isCurrentSection } from "@/lib/site/current";
import { type NavGroup, navigation, type SiteLink } from "@/lib/site/routes";
import { navIcons } from "./nav-icons";

interface SideNavLinksProps {
  /** Path of the page on screen. */
  path: string;
  onFollow: () => void;
}

/** Content of the open side navigation: every page, and the language of names. */
export function SideNavLinks({ path, onFollow }: SideNavLinksProps) {
  return (
    <>
      <ul className="grid gap-0.5">
        <Entry link={{ label: "Home", href: "/" }} path={path} onFollow={onFollow} />
        {navigation.map((group) =>
          group.links.length > 0 ? (
            <Group key={group.href} group={group} path={path} onFollow={onFollow} />
          ) : (
            <Entry key={group.href} link={group} path={path} onFollow={onFollow} />
          ),
        )}
      </ul>
      <div className="mt-3 border-t px-3 pt-4">
        <NameLanguagePicker />
      </div>
    </>
  );
}

interface EntryProps {
  link: SiteLink;
  path: string;
  onFollow: () => void;
}

function Entry({ link: { label, href }, path, onFollow }: EntryProps) {
  const icon = navIcons[href];
  return (
    <li>
      <NavLink
        href={href}
        label={label}
        leftSection={icon && <GameIcon name={icon} size={18} className="text-dim" />}
        aria-current={path === href ? "page" : undefined}
        onClick={onFollow}
      />
    </li>
  );
}

/** A group with its pages, the front page of the group among them. */
function Group({ group, path, onFollow }: { group: NavGroup; path: string; onFollow: () => void }) {
  const isInside = isCurrentSection(path, group.href);
  const [isExpanded, setExpanded] = useState(isInside);

  useEffect(() => {
    if (isInside) setExpanded(true);
  }, [isInside]);

  const hasFront = group.links.some(({ href }) => href === group.href);
  return (
    <li>
      <NavLink
        component="button"
        type="button"
        label={group.label}
        aria-label={`${group.label} pages`}
        aria-expanded={isExpanded}
        opened={isExpanded}
        onChange={setExpanded}
        keepMounted={false}
        childrenOffset={12}
      >
        {!hasFront && (
          <ul>
            <Entry
              link={{ label: `${group.label} overview`, href: group.href }}
              path={path}
              onFollow={onFollow}
            />
          </ul>
        )}
        {(group.sections ?? [{ label: undefined, links: group.links }]).map(({ label, links }) => (
          <div key={label ?? group.href}>
            {label && (
              <p className="px-3 pt-2.5 pb-1 text-12 leading-4 font-semibold text-dim" aria-hidden="true">
                {label}
              </p>
            )}
            <ul aria-label={label}>
              {links.map((link) => (
                <Entry key={link.href} link={link} path={path} onFollow={onFollow} />
              ))}
            </ul>
          </div>
        ))}
      </NavLink>
    </li>
  );
}
