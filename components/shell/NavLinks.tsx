import { useId } from "react";
import { GameIcon } from "@/components/ui/GameIcon";
import { PageLink } from "@/components/ui/PageLink";
import type { SiteLink } from "@/lib/site/routes";
import classes from "./NavLinks.module.css";
import { navIcons } from "./nav-icons";

interface NavLinksProps {
  /** Heading of these links, where the group has several parts. */
  label: string | null;
  links: readonly SiteLink[];
  /** Path of the page on screen. */
  path: string;
  /** `menu`: below the header of a wide screen; `drawer`: the navigation of a phone, with room for a thumb. */
  look: "menu" | "drawer";
  onOpen: () => void;
}

/** A list of links of the navigation, each with its icon. */
export function NavLinks({ label, links, path, look, onOpen }: NavLinksProps) {
  const labelId = useId();
  return (
    <div className={classes.part} data-look={look}>
      {label && (
        <p id={labelId} className={`${classes.label} text-12 leading-4 font-semibold text-dim`}>
          {label}
        </p>
      )}
      <ul className="grid" aria-labelledby={label ? labelId : undefined}>
        {links.map(({ href, label: text }) => {
          const icon = navIcons[href];
          return (
            <li key={href}>
              <PageLink
                href={href}
                className={`${classes.link} hover:bg-hover flex items-center gap-2.5 text-14 leading-5 text-default whitespace-nowrap`}
                aria-current={path === href ? "page" : undefined}
                onClick={onOpen}
              >
                {icon && <GameIcon name={icon} size={18} className="flex-none text-dim" />}
                {text}
              </PageLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
