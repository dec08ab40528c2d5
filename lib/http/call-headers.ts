/** Headers that every signed-in call carries. May take a moment, as they can hold a token. */
type ReadCallHeaders = () => Promise<Readonly<Record<string, string>>>;

let readHeaders: ReadCallHeaders | undefined;

/** Sets what signed-in calls carry from now on; `undefined` ends it. Called by the sign-in code, which loads late. */
export function setCallHeaders(read: ReadCallHeaders | undefined): void {
  readHeaders = read;
}

/** None where they cannot be had: the server decides what becomes of the call. */
export async function readCallHeaders(): Promise<Readonly<Record<string, string>>> {
  try {
    return (await readHeaders?.()) ?? {};
  } catch {
    return {};
  }
}
