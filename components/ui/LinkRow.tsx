import type { SiteLink } from "@/lib/site/routes";
import { ButtonLink } from "./ButtonLink";

interface LinkRowProps {
  /** Names the group for assistive technology. */
  label: string;
  links: readonly SiteLink[];
}

/** A few links next to each other. */
export function LinkRow({ label, links }: LinkRowProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap justify-center gap-2 mt-4">
      {links.map(({ href, label: text }) => (
        <ButtonLink key={href} href={href} variant="default" size="xs" radius="xl" fw={500} c="dimmed">
          {text}
        </ButtonLink>
      ))}
    </nav>
  );
}
