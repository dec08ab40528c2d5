import { Head } from "next/document";
import { scriptListId, wakeScript } from "@/lib/site/wake";

/**
 * Next's head, but for its scripts: they are listed here and started by `wakeScript` after the first frame, in the same
 * order. A script in the head loads and runs before there is anything to see.
 */
export class PaintFirstHead extends Head {
  override getDynamicChunks(...args: Parameters<Head["getDynamicChunks"]>) {
    return this.context.isDevelopment ? super.getDynamicChunks(...args) : [];
  }

  override getScripts(...[files]: Parameters<Head["getScripts"]>) {
    if (this.context.isDevelopment) return super.getScripts(files);
    const all = [...super.getDynamicChunks(files), ...super.getScripts(files)];
    const addresses = all.flatMap((script) => script?.props.src ?? []);
    return [
      <script
        key={scriptListId}
        id={scriptListId}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses of the build, without a "<".
        dangerouslySetInnerHTML={{ __html: JSON.stringify(addresses) }}
      />,
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text, allowed by its hash.
      <script key="wake" dangerouslySetInnerHTML={{ __html: wakeScript }} />,
    ];
  }
}
