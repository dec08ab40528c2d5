import { Fold } from "@/components/ui/Fold";
import { RecordTable } from "@/components/ui/RecordTable";
import { Section } from "@/components/ui/Section";
import { formatCount } from "@/lib/text/format";
import type { MovesPageProps, MoveTable } from "@/lib/wiki/weapons/moves-page";

/** Effects besides damage of each hit of a weapon type. */
export function MovesPage({ named, unnamed }: MovesPageProps) {
  return (
    <div className="grid gap-8">
      {named.rows.length > 0 && (
        <Section id="moves" title="Moves">
          <p className="mb-3 text-14 leading-5 text-dim max-w-text">
            Per hit. Element and status multiply those of the weapon. Mount, stun and exhaust are buildup;
            wounding is how fast a hit opens wounds. A dash means none, or the usual × 1.
          </p>
          <Table table={named} />
        </Section>
      )}
      {unnamed.rows.length > 0 && (
        <Section id="further" title="Further rows of the tables">
          <p className="mb-3 text-14 leading-5 text-dim max-w-text">
            The game’s tables don’t name moves. These rows do damage too; which move each belongs to is not
            known.
          </p>
          <Fold summary={`Show ${formatCount(unnamed.rows.length, "row", "rows")}`}>
            <Table table={unnamed} />
          </Fold>
        </Section>
      )}
    </div>
  );
}

function Table({ table: { caption, columns, rows } }: { table: MoveTable }) {
  return (
    <RecordTable
      caption={caption}
      columns={columns}
      hasFigures
      rows={rows.map((cells, index) => ({ key: `${index} ${cells[0]}`, cells }))}
    />
  );
}
