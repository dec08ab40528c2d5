import { RecordTable } from "@/components/ui/RecordTable";
import { Section } from "@/components/ui/Section";
import { formatCount, formatNumber } from "@/lib/text/format";
import type { DataQuality, ImportedFile, QualityNote } from "@/lib/wiki/quality/quality-types";

/** How far the wiki's values were checked: agreement with other sources, disputes, gaps and the last import. */
export function DataQualityPage({ quality }: { quality: DataQuality }) {
  const { comparisons, disputed, unknown, lastImport } = quality;
  return (
    <>
      <Section
        id="checked"
        title="Checked against other sources"
        aside={`${formatNumber(quality.agree)} of ${formatNumber(quality.compared)} values agree`}
      >
        <p className="mb-3">
          The wiki's values come from the game's parameter tables. Each row compares them, value by value,
          with an independent public source. Where they disagree, the tables win.
        </p>
        <RecordTable
          caption="Agreement with other sources"
          columns={["Data", "Compared", "Source", "Agree"]}
          widths={["w-[20%]", "w-[36%]", "w-[28%]", "w-[16%]"]}
          rows={comparisons.map(({ label, fields, source, agree, compared }) => ({
            key: `${label}/${fields}/${source}`,
            cells: [
              label,
              fields,
              <a key="source" href={`https://github.com/${source}`} rel="noreferrer">
                {source}
              </a>,
              <span key="agree" className="whitespace-nowrap tabular-nums">
                {formatNumber(agree)} of {formatNumber(compared)}
              </span>,
            ],
          }))}
        />
      </Section>
      <Section id="disputed" title="Disputed" aside={formatCount(disputed.length, "entry", "entries")}>
        <NoteTable caption="Values that sources disagree on" notes={disputed} />
      </Section>
      <Section id="unknown" title="Unknown" aside={formatCount(unknown.length, "entry", "entries")}>
        <NoteTable caption="Values that aren't known" notes={unknown} />
      </Section>
      <Section
        id="import"
        title="Last import"
        aside={<time dateTime={lastImport.date}>{lastImport.date}</time>}
      >
        {lastImport.files.length === 0 ? (
          <p>The last import changed nothing.</p>
        ) : (
          <RecordTable
            caption="Records changed by the last import"
            columns={["Data", "Added", "Removed", "Changed", "Fields"]}
            rows={lastImport.files.map((file) => ({
              key: file.label,
              cells: [
                file.label,
                formatNumber(file.added),
                formatNumber(file.removed),
                formatNumber(file.changed),
                formatFields(file),
              ],
            }))}
          />
        )}
      </Section>
    </>
  );
}

function NoteTable({ caption, notes }: { caption: string; notes: readonly QualityNote[] }) {
  return (
    <RecordTable
      caption={caption}
      columns={["Data", "What"]}
      widths={["w-[24%]", "w-[76%]"]}
      rows={notes.map(({ label, text }) => ({
        key: text,
        // The name of a field of the game's tables is one long word.
        cells: [
          label,
          <span key="text" className="wrap-anywhere">
            {text}
          </span>,
        ],
      }))}
    />
  );
}

function formatFields({ fields }: ImportedFile): string {
  return fields.map(({ field, count }) => `${field} (${formatNumber(count)})`).join(", ") || "–";
}
