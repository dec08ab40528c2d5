import { CodeBlock } from "@/components/ui/CodeBlock";
import { RecordTable, toFigureColumn } from "@/components/ui/RecordTable";
import { formatNumber } from "@/lib/text/format";
import type { OpenEntity } from "@/lib/wiki/open-data/open-data-format";
import tables from "@/styles/kit.module.css";
import classes from "./OpenData.module.css";

/** Size of one file, as the page shows it. */
export interface OpenFileSize {
  readonly entity: string;
  readonly records: number;
  readonly bytes: number;
  readonly url: string;
  readonly permanentUrl: string;
}

interface OpenDataPageProps {
  /** Address of the site without a trailing slash. */
  origin: string;
  indexUrl: string;
  format: number;
  entities: readonly OpenEntity[];
  files: readonly OpenFileSize[];
}

/** How to read the wiki by program: the files, what is promised, and every field. */
export function OpenDataPage({ origin, indexUrl, format, entities, files }: OpenDataPageProps) {
  return (
    <>
      <section id="use" className={`${classes.section} linked mb-8`} aria-labelledby="use-title">
        <h2 className="mb-2 text-20" id="use-title">
          Fetching a file
        </h2>
        <CodeBlock className="mb-3 py-3 px-4">{`curl ${origin}/api/wiki/skills.json`}</CodeBlock>
        <ul className="max-w-text grid gap-1.5 ps-5 list-disc">
          <li>Each file is a JSON array, one record per line, in UTF-8.</li>
          <li>No API key or account needed. Any site can fetch the files from a browser (CORS is open).</li>
          <li>
            The ETag changes only with the content. Send it back as{" "}
            <code className="whitespace-nowrap">If-None-Match</code> and an unchanged file returns 304 without
            a body.
          </li>
          <li>
            <a href={indexUrl}>index.json</a> lists every file with its size, hash and permanent URL (
            <code className="whitespace-nowrap">?v=</code> plus the hash), which can be cached forever.
          </li>
          <li>
            The <code className="whitespace-nowrap">Data-Format</code> header is {format}. It goes up when a
            field is renamed, removed or changes its meaning, not when a field is added.{" "}
            <code className="whitespace-nowrap">Game-Version</code> is the covered version of the game.
          </li>
          <li>
            <code className="whitespace-nowrap">source</code> is where a record comes from,{" "}
            <code className="whitespace-nowrap">verified</code> the public sources that agree with it. See{" "}
            <a href="/wiki/data/quality">data quality</a>.
          </li>
          <li>
            Names and values belong to the game and come from public data, see{" "}
            <a href="/about/credits">credits</a>. Descriptions are ours; you may use them with a link to this
            site.
          </li>
        </ul>
      </section>
      <section id="files" className={`${classes.section} linked mb-8`} aria-labelledby="files-title">
        <h2 className="mb-2 text-20" id="files-title">
          Files
        </h2>
        <RecordTable
          caption="Open data files"
          captionLook="hidden"
          keepsRows
          columns={["File", toFigureColumn("Records"), toFigureColumn("Size"), "Fields"]}
          rows={files.map(({ entity, records, bytes, url }) => ({
            key: entity,
            cells: [
              <a key="file" href={url}>
                {entity}.json
              </a>,
              formatNumber(records),
              `${formatNumber(Math.ceil(bytes / 1000))} kB`,
              <a key="fields" href={`#${entity}`}>
                {entities.find(({ id }) => id === entity)?.fields.length} fields
                <span className="visually-hidden"> of {entity}</span>
              </a>,
            ],
          }))}
        />
      </section>
      {entities.map((entity) => (
        <EntityFields key={entity.id} entity={entity} />
      ))}
    </>
  );
}

/** Meaning of the fields of one entity. */
function EntityFields({ entity: { id, label, about, fields } }: { entity: OpenEntity }) {
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
