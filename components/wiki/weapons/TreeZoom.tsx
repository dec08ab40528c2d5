import type { Option } from "@/components/ui/RadioGroup";
import { RadioSegments } from "@/components/ui/RadioSegments";

const zooms = [
  { value: "far", label: "Small" },
  { value: "normal", label: "Medium" },
  { value: "near", label: "Large" },
] as const satisfies readonly Option<string>[];
export type Zoom = (typeof zooms)[number]["value"];

/** How large the picture is drawn. */
export function TreeZoom({ zoom, onZoom }: { zoom: Zoom; onZoom: (zoom: Zoom) => void }) {
  return (
    <RadioSegments<Zoom> label="Tree size" isLabelHidden options={zooms} value={zoom} onChange={onZoom} />
  );
}
