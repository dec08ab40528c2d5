import { useBuilder } from "@/hooks/builder/use-builder";
import { useShownNames } from "@/hooks/wiki/use-shown-names";
import { getPlaceName, getSkillSourceName } from "@/lib/builder/gear/get-source-name";
import type { DerivedSource } from "@/lib/builder/loadout/derived";

interface SourceListProps {
  id: string;
  sources: readonly (DerivedSource & { readonly level?: number })[];
}

/** Sources of a skill's levels or a bonus's pieces, from the weapon to the charm. */
export function SourceList({ id, sources }: SourceListProps) {
  const getName = useShownNames(useBuilder(({ data }) => data.getName));
  return (
    <ul id={id} className="mt-1 mb-0.5 pt-1 border-t border-dashed border-strong text-13 leading-5">
      {sources.map((source, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same decoration may be twice in one piece
        <li key={at} className="flex gap-2 pe-2">
          <span className="w-14 flex-none text-dim">{getPlaceName(source.place)}</span>{" "}
          <span className="flex-1">{getSkillSourceName(source, getName)}</span>
          {source.level !== undefined && <span className="font-semibold"> +{source.level}</span>}
        </li>
      ))}
    </ul>
  );
}
