/** A line of the input. One that is too long is not kept. */
type CommandLine = { readonly kind: "text"; readonly text: string } | { readonly kind: "too-long" };

/**
 * Cuts a stream of bytes into lines, each as soon as it is whole. Ends of line are `\n` or `\r\n`; the last line
 * needs none.
 *
 * @param longest bytes of the longest line that is kept
 */
export async function* readLines(
  input: AsyncIterable<Uint8Array>,
  longest: number,
): AsyncGenerator<CommandLine> {
  let parts: Uint8Array[] = [];
  let length = 0;
  const take = (part: Uint8Array) => {
    length += part.length;
    if (length <= longest) parts.push(part);
    else parts = [];
  };
  const finish = (): CommandLine => {
    const line: CommandLine =
      length > longest ? { kind: "too-long" } : { kind: "text", text: Buffer.concat(parts).toString("utf8") };
    parts = [];
    length = 0;
    return line;
  };
  for await (const bytes of input) {
    let from = 0;
    for (let end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline, from)) {
      take(bytes.subarray(from, end));
      yield finish();
      from = end + 1;
    }
    take(bytes.subarray(from));
  }
  if (length > 0) yield finish();
}

const newline = 10;
