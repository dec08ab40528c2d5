import { campRisks } from "@/lib/catalog/world-codes";
import { getLocalePath } from "@/lib/site/wiki-paths";
import type { FieldMapData } from "@/lib/wiki/locales/field-map-types";
import { RiskBadge } from "./RiskBadge";

/** Legend of a map, its points, and its source. */
export function MapNotes({ map }: { map: FieldMapData }) {
  return (
    <div className="grid gap-3 content-start text-14 leading-5.5">
      <ul className="flex flex-wrap gap-y-1 gap-x-4 text-dim">
        {campRisks.map((risk) => (
          <li key={risk} className="inline-flex gap-1">
            <RiskBadge risk={risk} /> camp
          </li>
        ))}
        <li>⌂ base camp or village</li>
        <li>◇ exit</li>
        <li>Dashed: ways that monsters take</li>
        {map.areas.some(({ climate }) => climate === "hot") && <li>Red ring: hot</li>}
        {map.areas.some(({ climate }) => climate === "cold") && <li>Blue ring: cold</li>}
      </ul>
      <p>
        <span className="text-dim">Always there: </span>
        {map.bases.map(({ name }) => name).join("; ")}
      </p>
      <Exits exits={map.exits} />
      <p className="text-dim max-w-text">
        Drawn from the coordinates of the game's tables, north at the top. They have none for gathering points
        and endemic life, so these are listed below.
      </p>
    </div>
  );
}

function Exits({ exits }: Pick<FieldMapData, "exits">) {
  const fields = [...new Map(exits.flatMap(({ to }) => (to ? [[to.id, to]] : []))).values()];
  if (fields.length === 0) return null;
  return (
    <p>
      <span className="text-dim">Exits to </span>
      {fields.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && (index === fields.length - 1 ? " and " : ", ")}
          <a href={getLocalePath(id)}>{name}</a>
        </span>
      ))}
    </p>
  );
}
