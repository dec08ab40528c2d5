import { AppShell, Box } from "@mantine/core";
import dynamic, { type DynamicOptionsLoadingProps } from "next/dynamic";
import { useState } from "react";
import { PageLink } from "@/components/ui/PageLink";
import { navigation } from "@/lib/site/routes";

/** Fetches what the side navigation holds. Called when a pointer, a finger or the focus comes to the burger. */
export const loadSideNavLinks = () => import("./SideNavLinks");

const SideNavLinks = dynamic(() => loadSideNavLinks().then((module) => module.SideNavLinks), {
  ssr: false,
  loading: FrontPages,
});

interface SideNavProps {
  id: string;
  opened: boolean;
  /** Path of the page on screen. */
  path: string;
  onFollow: () => void;
  /** The dark behind was pressed. */
  onLeave: () => void;
}

/** Navigation of narrow screens, 300 px wide, opened by the burger. Empty until then; closed it takes no focus. */
export function SideNav({ id, opened, path, onFollow, onLeave }: SideNavProps) {
  const [isFilled, setFilled] = useState(false);
  if (opened && !isFilled) setFilled(true);
  return (
    <>
      {/* A bonus for pointers; the burger and Escape close for all. */}
      {opened && (
        <Box
          hiddenFrom="sm"
          className="fixed inset-0 top-(--header-height) z-99 bg-(--overlay)"
          onClick={onLeave}
        />
      )}
      <AppShell.Navbar
        id={id}
        aria-label="Site"
        hiddenFrom="sm"
        className="invisible data-opened:visible w-(--navbar-width) max-w-[100vw] [transition-property:transform,visibility] data-opened:[--app-shell-navbar-transform:none] print:hidden overflow-y-auto overscroll-contain p-2 pb-6 bg-card"
        mod={{ opened }}
        inert={!opened}
      >
        {isFilled && <SideNavLinks path={path} onFollow={onFollow} />}
      </AppShell.Navbar>
    </>
  );
}

/** Where the code of the links did not come, as without a connection: each group by its front page. */
function FrontPages({ error }: DynamicOptionsLoadingProps) {
  if (!error) return null;
  return (
    <ul className="grid gap-4 p-3">
      {[{ label: "Home", href: "/" }, ...navigation].map(({ label, href }) => (
        <li key={href}>
          <PageLink href={href}>{label}</PageLink>
        </li>
      ))}
    </ul>
  );
}
