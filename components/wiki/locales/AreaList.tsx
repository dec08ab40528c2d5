import { EntityLink } from "@/components/game/EntityLink";
import { Name } from "@/components/game/Name";
import type { FieldMapData, MapArea } from "@/lib/wiki/locales/field-map-types";
import { formatFloor } from "@/lib/wiki/locales/format-floor";

/** Each area with what the tables say of it: the map in words. */
export function AreaList({ map }: { map: FieldMapData }) {
  return (
    <>
      <p className="text-14 leading-5 text-dim mb-3">Bold: a monster that can start there.</p>
      <ol className="tiles-320 grid gap-x-6">
        {map.areas.map((area) => (
          <AreaEntry key={area.area} area={area} map={map} />
        ))}
      </ol>
    </>
  );
}

function AreaEntry({ area, map }: { area: MapArea; map: FieldMapData }) {
  const here = map.monsters.filter(({ isLarge, areas }) => isLarge && areas.includes(area.area));
  const facts = [
    ...(map.floors > 1 ? [formatFloor(area.floor, map).toLowerCase()] : []),
    ...(area.climate ? [area.climate] : []),
  ];
  return (
    <li
      id={`area-${area.area}`}
      className="scroll-mt-[calc(var(--header-height)+12px)] target:bg-wash py-2.5 border-t text-14 leading-5.5"
    >
      <h3 className="text-15 leading-6">
        Area {area.area}
        {facts.length > 0 && <span className="text-dim font-normal text-14">, {facts.join(", ")}</span>}
      </h3>
      {area.next.length > 0 && (
        <p>
          <span className="text-dim">Ways to </span>
          {area.next.map((next, index) => (
            <span key={next}>
              {index > 0 && ", "}
              <a href={`#area-${next}`}>{next}</a>
            </span>
          ))}
        </p>
      )}
      {area.camps.length > 0 && (
        <p>
          <span className="text-dim">Camps: </span>
          {area.camps.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 && ", "}
              <Name entity="camps" id={id}>
                {name}
              </Name>
            </span>
          ))}
        </p>
      )}
      {here.length > 0 && (
        <p>
          <span className="text-dim">Roamed by </span>
          {here.map(({ id, name, starts }, index) => (
            <span key={id} className={starts.includes(area.area) ? "font-semibold" : undefined}>
              {index > 0 && ", "}
              <EntityLink entity="monsters" id={id} name={name} />
            </span>
          ))}
        </p>
      )}
    </li>
  );
}
