/** One comparison of a file with another source. */
interface Comparison {
  /** Name of the file: "Weapons". */
  readonly label: string;
  readonly fields: string;
  /** `owner/name` of a public repository. */
  readonly source: string;
  readonly agree: number;
  readonly compared: number;
}

export interface QualityNote {
  readonly label: string;
  readonly text: string;
}

/** The changes of the last import in one file. */
export interface ImportedFile {
  readonly label: string;
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  /** Changed fields, most records first. */
  readonly fields: readonly { readonly field: string; readonly count: number }[];
}

/** Everything that the page on data quality shows. */
export interface DataQuality {
  readonly agree: number;
  readonly compared: number;
  /** Number of other sources. */
  readonly sources: number;
  readonly comparisons: readonly Comparison[];
  readonly disputed: readonly QualityNote[];
  readonly unknown: readonly QualityNote[];
  readonly lastImport: { readonly date: string; readonly files: readonly ImportedFile[] };
}
