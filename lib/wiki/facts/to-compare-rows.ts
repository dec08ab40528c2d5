import type { Fact, FactValue, RecordFacts } from "./record-facts";

interface CompareCell {
  /** Of the record. */
  readonly id: string;
  /** Left out where the record does not have the figure. */
  readonly value?: FactValue;
  /** No other record has a better one, and not all have the same. */
  readonly isBest: boolean;
}

interface CompareRow {
  readonly key: string;
  readonly label: string;
  readonly cells: readonly CompareCell[];
  readonly isSame: boolean;
}

/** Facts of records as rows of a table, each figure once, in the order in which the records have them. */
export function toCompareRows(records: readonly RecordFacts[]): readonly CompareRow[] {
  const labels = new Map(records.flatMap(({ facts }) => facts.map(({ key, label }) => [key, label])));
  return [...labels].map(([key, label]) => {
    const facts = records.map((record) => record.facts.find((fact) => fact.key === key));
    const isSame = new Set(facts.map((fact) => JSON.stringify(fact?.value ?? null))).size <= 1;
    const best = isSame ? undefined : findBest(facts);
    return {
      key,
      label,
      isSame,
      cells: records.map(({ id }, at) => {
        const fact = facts[at];
        return {
          id,
          ...(fact && { value: fact.value }),
          isBest: best !== undefined && fact?.order === best,
        };
      }),
    };
  });
}

/** The best figure; none where all are alike, or where none is better than another. */
function findBest(facts: readonly (Fact | undefined)[]): number | undefined {
  const better = facts.find((fact) => fact?.better)?.better;
  const figures = facts.flatMap((fact) => fact?.order ?? []);
  if (!better || facts.length < 2 || new Set(figures).size + Number(figures.length < facts.length) < 2)
    return undefined;
  return better === "higher" ? Math.max(...figures) : Math.min(...figures);
}
