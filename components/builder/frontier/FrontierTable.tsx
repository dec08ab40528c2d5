import { Button } from "@mantine/core";
import type { PlotAxis, PlotPoint } from "@/components/ui/chart/lay-out-points";
import classes from "./FrontierTable.module.css";

interface FrontierTableProps {
  points: readonly PlotPoint[];
  x: PlotAxis;
  y: PlotAxis;
  chosen: string | null;
  onChoose(key: string): void;
}

/** The points of the plot as figures. */
export function FrontierTable({ points, x, y, chosen, onChoose }: FrontierTableProps) {
  return (
    <details>
      <summary className="min-h-9 pointer-coarse:min-h-11 content-center text-14 leading-5 text-signal font-semibold cursor-pointer">
        All points as a table
      </summary>
      <table className={`${classes.table} w-full text-14 leading-5 tabular-nums`}>
        <caption className="visually-hidden">
          Sets by {y.label} and {x.label}
        </caption>
        <thead>
          <tr>
            <th scope="col">{y.label}</th>
            <th scope="col">{x.label}</th>
            <th scope="col">
              <span className="visually-hidden">Set</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.key} data-chosen={point.key === chosen || undefined}>
              <th scope="row">{y.format(point.y)}</th>
              <td>{x.format(point.x)}</td>
              <td>
                <Button
                  variant="subtle"
                  aria-pressed={point.key === chosen}
                  onClick={() => onChoose(point.key)}
                >
                  Show set
                  <span className="visually-hidden">
                    {" "}
                    with {y.label} {y.format(point.y)}
                  </span>
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
