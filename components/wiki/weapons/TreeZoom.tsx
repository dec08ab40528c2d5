import classes from "./WeaponTree.module.css";

const zooms = ["far", "normal", "near"] as const;
export type Zoom = (typeof zooms)[number];

const zoomLabels: Readonly<Record<Zoom, string>> = { far: "Small", normal: "Medium", near: "Large" };

/** How large the picture is drawn. */
export function TreeZoom({ zoom, onZoom }: { zoom: Zoom; onZoom: (zoom: Zoom) => void }) {
  return (
    <fieldset className={classes.zoom}>
      <legend className="visually-hidden">Tree size</legend>
      {zooms.map((each) => (
        <label key={each} data-on={each === zoom || undefined}>
          <input
            type="radio"
            name="zoom"
            className="visually-hidden"
            checked={each === zoom}
            onChange={() => onZoom(each)}
          />
          {zoomLabels[each]}
        </label>
      ))}
    </fieldset>
  );
}
