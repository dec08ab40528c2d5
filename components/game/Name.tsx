import { useName } from "@/hooks/wiki/use-names";
import type { NamedEntity } from "@/lib/catalog/named-entities";

interface NameProps {
  entity: NamedEntity;
  id: string;
  /** The English name. */
  children: string;
}

/** A name in the visitor's language; in English just the text. */
export function Name({ entity, id, children }: NameProps) {
  const { text, lang, dir } = useName(entity, id, children);
  if (!lang) return text;
  return (
    <span lang={lang} dir={dir} title={text === children ? undefined : children}>
      {text}
    </span>
  );
}
