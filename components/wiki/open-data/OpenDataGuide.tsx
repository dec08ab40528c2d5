import { formatNumber } from "@/lib/wiki/format";
import type { OpenEntity } from "@/lib/wiki/open-data/entities";
import { EntityFields } from "./EntityFields";
import classes from "./OpenData.module.css";

/** Size of one file, as the page shows it. */
export interface OpenFileSize {
  readonly entity: string;
  readonly records: number;
  readonly bytes: number;
  readonly url: string;
  readonly permanentUrl: string;
}

interface OpenDataGuideProps {
  /** Address of the site without a trailing slash. */
  origin: string;
  indexUrl: string;
  format: number;
  entities: readonly OpenEntity[];
  files: readonly OpenFileSize[];
}

/** How to read the wiki by program: the files, what is promised, and every field. */
export function OpenDataGuide({ origin, indexUrl, format, entities, files }: OpenDataGuideProps) {
  return (
    <>
      <section id="use" className={classes.section} aria-labelledby="use-title">
        <h2 id="use-title">Reading a file</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, by keyboard too */}
        <pre className={classes.code} tabIndex={0}>
          <code>{`curl ${origin}/api/wiki/skills.json`}</code>
        </pre>
        <ul className={classes.rules}>
          <li>Each file is an array of records, one record per line, in UTF-8.</li>
          <li>No key and no account is needed. Any site may read the files from a browser.</li>
          <li>
            The ETag changes only with the content. Send it back as <code>If-None-Match</code> and an
            unchanged file costs 304 and no body.
          </li>
          <li>
            <a href={indexUrl}>index.json</a> lists every file with its size, its hash and an address that
            never changes its content: <code>?v=</code> and the hash. Caches keep that one forever.
          </li>
          <li>
            The header <code>Data-Format</code> is {format}. It is raised when a field is renamed, removed or
            changes its meaning. New fields do not raise it. <code>Game-Version</code> names the state of the
            game.
          </li>
          <li>
            Names and figures belong to the game and come from public tables:{" "}
            <a href="/about/credits">credits</a>. Descriptions are ours and may be used with a link to this
            site.
          </li>
        </ul>
      </section>
      <section id="files" className={classes.section} aria-labelledby="files-title">
        <h2 id="files-title">Files</h2>
        <table className={classes.files}>
          <caption className="visually-hidden">Files of the open data</caption>
          <thead>
            <tr>
              <th scope="col">File</th>
              <th scope="col" className={classes.number}>
                Records
              </th>
              <th scope="col" className={classes.number}>
                Size
              </th>
              <th scope="col">Fields</th>
            </tr>
          </thead>
          <tbody>
            {files.map(({ entity, records, bytes, url }) => (
              <tr key={entity}>
                <th scope="row">
                  <a href={url}>{entity}.json</a>
                </th>
                <td className={classes.number}>{formatNumber(records)}</td>
                <td className={classes.number}>{formatNumber(Math.ceil(bytes / 1000))} kB</td>
                <td>
                  <a href={`#${entity}`} aria-label={`Fields of ${entity}`}>
                    {entities.find(({ id }) => id === entity)?.fields.length} fields
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {entities.map((entity) => (
        <EntityFields key={entity.id} entity={entity} />
      ))}
    </>
  );
}
