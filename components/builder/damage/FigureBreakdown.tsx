import { type ReactNode, useState } from "react";
import { Fold } from "@/components/ui/Fold";
import type { Explained, Term } from "@/lib/builder/damage/explained";
import { formatNumber, formatSigned } from "@/lib/text/format";
import tables from "@/styles/kit.module.css";

/** The label of a term: the name of its source, or its kind. */
export type FormatTerm = (term: Term) => ReactNode;

interface FigureBreakdownProps {
  label: string;
  explained: Explained;
  /** After the figure. */
  unit?: string;
  nameTerm: FormatTerm;
}

/** A figure that opens into what made it: every term with what it does and the figure after it. */
export function FigureBreakdown({ label, explained, unit = "", nameTerm }: FigureBreakdownProps) {
  const [open, setOpen] = useState(false);
  const { value, terms } = explained;
  return (
    <Fold
      look="row"
      className="px-3.5"
      open={open}
      onOpen={setOpen}
      summary={
        <>
          {label}
          <b className="ms-auto">
            {formatNumber(value, 2)}
            {unit}
          </b>
        </>
      }
    >
      {open && (
        <table className={`${tables.table} mb-2`} data-figures="">
          <caption className="visually-hidden">How {label.toLowerCase()} is calculated</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">Factor</th>
              <th scope="col">Effect</th>
              <th scope="col">Running total</th>
            </tr>
          </thead>
          <tbody>
            {terms.map((term, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: terms have no other identity than their place
              <tr key={at}>
                <th scope="row">{nameTerm(term)}</th>
                <td>{formatOperation(term)}</td>
                {/* A digit more than is rounded to, so that one sees which way. */}
                <td>{formatNumber(term.total, 3)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Fold>
  );
}

/** `+ 9`, `× 1.06`, `at most 590`: what a term does to the figure before it. */
function formatOperation({ operation, value }: Pick<Term, "operation" | "value">): string {
  switch (operation) {
    case "start":
      return formatNumber(value, 2);
    case "add":
      return value === 0 ? "+0" : formatSigned(value);
    case "multiply":
      return `× ${formatNumber(value, 4)}`;
    case "atMost":
      return `at most ${formatNumber(value, 2)}`;
    case "atLeast":
      return `at least ${formatNumber(value, 2)}`;
    case "round":
      return `to ${formatNumber(value)}`;
    case "damage":
      return `to ${formatNumber(value)}, at least 1`;
  }
}
