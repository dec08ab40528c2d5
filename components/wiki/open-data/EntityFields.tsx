import type { OpenEntity } from "@/lib/wiki/open-data/open-data-format";
import tables from "@/styles/kit.module.css";
import classes from "./OpenData.module.css";

/** Meaning of the fields of one entity. */
export function EntityFields({ entity: { id, label, about, fields } }: { entity: OpenEntity }) {
  return (
    <section id={id} className={`${classes.section} linked mb-8`} aria-labelledby={`${id}-title`}>
      <h2 className="mb-2 text-20" id={`${id}-title`}>
        {label}
      </h2>
      <p className="mb-3 text-dim">{about}</p>
      <table className={tables.table} data-stacks="">
        <caption className="visually-hidden">Fields of {id}.json</caption>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Type</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(([name, type, meaning]) => (
            <tr key={name}>
              <th className="whitespace-nowrap" scope="row">
                <code>{name}</code>
              </th>
              <td className="w-65 text-dim">{type}</td>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
