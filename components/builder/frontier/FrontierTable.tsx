import { Button } from "@mantine/core";
import { Fold } from "@/components/ui/Fold";
import type { PlotAxis, PlotPoint } from "@/lib/charts/lay-out-points";
import tables from "@/styles/kit.module.css";

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
    <Fold summary="All points as a table">
      <table className={tables.table} data-figures="">
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
            <tr key={point.key} className={point.key === chosen ? "bg-wash" : undefined}>
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
    </Fold>
  );
}
