import { useMediaQuery } from "@mantine/hooks";
import { IconHome } from "@tabler/icons-react";
import { useState } from "react";
import { useCurrentPath } from "@/hooks/ui/use-current-path";
import { sleepingContent, useSleepingElement } from "@/lib/paint/use-sleeping-element";
import { isCurrentSection } from "@/lib/site/current";
import { navigation } from "@/lib/site/routes";
import { NavDropdown } from "./NavDropdown";
import type { NavMenu } from "./NavMenu";
import { TopLink } from "./TopLink";

/** From this width on it is in sight. Same as Mantine's `sm`. */
const wideScreen = "(min-width: 48em)";

/** Navigation of wide screens, in the header. On a phone it stays as the server wrote it, and costs no work. */
export function TopNav() {
  const path = useCurrentPath();
  const [Menu, setMenu] = useState<typeof NavMenu | null>(null);
  /** The menus come with the first sign of interest. Without a connection the links lead to the front pages. */
  const load = () => {
    if (Menu) return;
    import("./NavMenu").then(
      (module) => setMenu(() => module.NavMenu),
      () => {},
    );
  };
  const isWide = useMediaQuery(wideScreen, false, { getInitialValueInEffect: false });
  const { id, isAsleep } = useSleepingElement(!isWide);
  const own = { id, "aria-label": "Main", className: "h-full hidden md:block" };
  if (isAsleep) return <nav {...own} {...sleepingContent} />;
  return (
    <nav key="awake" {...own}>
      <ul
        className="h-full flex items-stretch gap-0.5"
        onPointerEnter={load}
        onTouchStart={load}
        onFocus={load}
      >
        <li className="relative flex items-center">
          <TopLink href="/" path={path} isActive={path === "/"} label="Home" className="px-2">
            <IconHome size={20} stroke={1.75} aria-hidden="true" />
          </TopLink>
        </li>
        {navigation.map((group) =>
          group.links.length > 0 ? (
            <NavDropdown key={group.href} group={group} path={path} menu={Menu} />
          ) : (
            <li key={group.href} className="relative flex items-center">
              <TopLink href={group.href} path={path} isActive={isCurrentSection(path, group.href)}>
                {group.label}
              </TopLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
