let offered: string | null = null;

/** Leaves a text for the import of the builder, which is opened next. It is stored nowhere. */
export function offerSharedText(text: string): void {
  offered = text;
}

/** Whether a text was left for the import. */
export function hasSharedText(): boolean {
  return offered !== null;
}

/** Takes the text that was left for the import, once. */
export function takeSharedText(): string | null {
  const text = offered;
  offered = null;
  return text;
}
