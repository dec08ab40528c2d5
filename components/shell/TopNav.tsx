import { IconHome } from "@tabler/icons-react";
import { PageLink } from "@/components/ui/PageLink";
import { useCurrentPath } from "@/hooks/ui/use-current-path";
import { isCurrentSection } from "@/lib/site/current";
import { navigation } from "@/lib/site/routes";
import { NavDropdown } from "./NavDropdown";
import classes from "./TopNav.module.css";

/** Navigation of wide screens, in the header. */
export function TopNav() {
  const path = useCurrentPath();
  return (
    <nav aria-label="Main" className="h-full hidden md:block">
      <ul className={`${classes.list} h-full flex gap-0.5`}>
        <li className="relative flex items-center">
          <PageLink
            href="/"
            className={classes.home}
            aria-label="Home"
            title="Home"
            data-active={path === "/" || undefined}
            aria-current={path === "/" ? "page" : undefined}
          >
            <IconHome size={20} stroke={1.75} aria-hidden="true" />
          </PageLink>
        </li>
        {navigation.map((group) =>
          group.links.length > 0 ? (
            <NavDropdown key={group.href} group={group} path={path} />
          ) : (
            <li key={group.href} className="relative flex items-center">
              <PageLink
                href={group.href}
                className={classes.link}
                data-active={isCurrentSection(path, group.href) || undefined}
                aria-current={path === group.href ? "page" : undefined}
              >
                {group.label}
              </PageLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
