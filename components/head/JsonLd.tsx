/** Structured data of the page (schema.org). */
export type JsonLdRecord = Readonly<Record<string, unknown>>;

/**
 * Writes records as JSON-LD. A data block is not a script: nothing runs it, so the Content Security Policy
 * allows it without a hash.
 */
export function JsonLd({ records }: { records: readonly JsonLdRecord[] }) {
  const graph = { "@context": "https://schema.org", "@graph": records };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose every "<" is escaped cannot leave the block
      dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll("<", "\\u003c") }}
    />
  );
}
