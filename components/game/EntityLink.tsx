import type { ReactNode } from "react";
import type { NamedEntity } from "@/lib/catalog/named-entities";
import { getEntityPath } from "@/lib/names/get-entity-path";
import { Name } from "./Name";

interface EntityLinkProps {
  entity: NamedEntity;
  id: string;
  /** The English name. */
  name: string;
  /** The set of an armor piece, whose page shows the piece. */
  set?: string | undefined;
  /** Where to lead instead. */
  href?: string;
  /** Before the name. */
  icon?: ReactNode;
  /** After the name, inside the link. */
  suffix?: ReactNode;
  className?: string | undefined;
}

/** A name that links to its page; plain text without a page. */
export function EntityLink({ entity, id, name, set, href, icon, suffix, className }: EntityLinkProps) {
  const path = href ?? getEntityPath(entity, id, set);
  const words = (
    <>
      {icon}
      <Name entity={entity} id={id}>
        {name}
      </Name>
      {suffix}
    </>
  );
  const look =
    [icon ? "inline-flex gap-1.5 items-center" : "", className ?? ""].join(" ").trim() || undefined;
  if (!path) return look ? <span className={look}>{words}</span> : words;
  return (
    <a href={path} className={look}>
      {words}
    </a>
  );
}
