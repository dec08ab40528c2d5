import { EntityLink } from "@/components/game/EntityLink";
import { artianPath } from "@/lib/site/wiki-paths";
import { formatSigned } from "@/lib/text/format";
import type { ArtianRules } from "@/lib/wiki/weapons/artian-rules";
import { ArtianElementTable } from "./ArtianElementTable";

/** Parts and reinforcements of one Artian weapon, with their results. */
export function ArtianPanel({ rules }: { rules: ArtianRules }) {
  const { parts, gogmaPart, tier, infusions, focusTraits, bonuses } = rules;
  return (
    <>
      <p className="max-w-text mb-3 text-dim">
        Stats above are without parts. Each of the three parts adds attack {formatSigned(infusions.attack)} or
        affinity {formatSigned(infusions.affinity, "%")} and has an element: two matching parts give the
        weapon that element, three give more of it.
      </p>
      <p className="linked">
        Parts:{" "}
        {[...new Map(parts.map((part) => [part.id, part])).values()].map(({ id, name }, index) => {
          const count = parts.filter((part) => part.id === id).length;
          return (
            <span key={id}>
              {index > 0 && ", "}
              {count > 1 && `${count} × `}
              <EntityLink entity="artian-parts" id={id} name={name} />
            </span>
          );
        })}
        . {tier === "artian" ? "Its Gogma upgrade needs" : "The upgrade to it needs"} a{" "}
        <EntityLink entity="artian-parts" id={gogmaPart.id} name={gogmaPart.name} />.
      </p>
      <ArtianElementTable rules={rules} />
      {focusTraits && (
        <p>
          Set by its focus: {focusTraits}. <span className="text-dim">Inferred from the game data.</span>
        </p>
      )}
      <h3 className="mt-5 mb-2 text-15">Reinforcements</h3>
      <ul className="tiles-260 mb-4 grid gap-y-2.5 gap-x-6">
        {bonuses.map(({ id, name, gain, max, isRare }) => (
          <li className="grid gap-0.5 pt-2 border-t tabular-nums" key={id}>
            <EntityLink entity="artian-bonuses" id={id} name={name} />
            <span>{gain}</span>
            <span className="text-dim">
              up to {max}
              {isRare && ", rare"}
            </span>
          </li>
        ))}
      </ul>
      {tier === "gogma" && (
        <p>
          <a href={`${artianPath}#skills`}>Set bonuses and group skills it can roll</a>
        </p>
      )}
      <p>
        <a href={artianPath}>How Artian weapons work</a>
      </p>
    </>
  );
}
