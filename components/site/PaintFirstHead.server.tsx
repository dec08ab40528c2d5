import { Head } from "next/document";
import { getJoinedStyles } from "@/lib/site/get-joined-styles.server";
import { type StartList, startListId, wakeScript } from "@/lib/site/wake";

/**
 * Next's head, but for its scripts and styles. Scripts are listed here and started by `wakeScript` after the first
 * paint, in the same order: a script in the head loads and runs before there is anything to see. Styles come in one file.
 */
export class PaintFirstHead extends Head {
  /** One link to the file in which `finishBuild` joined what the page lists, and those of parts that are imported. */
  override getCssLinks(...[files]: Parameters<Head["getCssLinks"]>) {
    const links = super.getCssLinks(files);
    const joined = getJoinedStyles(files.allFiles);
    if (!links || !joined || this.context.isDevelopment) return links;
    const { assetPrefix, cssAssetQueryString } = this.context;
    const isJoined = ({ key }: { key: string | null }) =>
      files.allFiles.some((file) => key === file || key === `${file}-preload`);
    return [
      <link
        key={joined}
        rel="stylesheet"
        href={`${assetPrefix}/_next/${joined}${cssAssetQueryString}`}
        crossOrigin={this.props.crossOrigin}
      />,
      ...links.filter((link) => !isJoined(link)),
    ];
  }

  override getDynamicChunks(...args: Parameters<Head["getDynamicChunks"]>) {
    return this.context.isDevelopment ? super.getDynamicChunks(...args) : [];
  }

  override getScripts(...[files]: Parameters<Head["getScripts"]>) {
    if (this.context.isDevelopment) return super.getScripts(files);
    const all = [...super.getDynamicChunks(files), ...super.getScripts(files)];
    const list: StartList = {
      scripts: all.flatMap((script) => script?.props.src ?? []),
      styles: (super.getCssLinks(files) ?? []).flatMap(({ key, props }) =>
        props.rel === "stylesheet" && files.allFiles.includes(String(key)) ? props.href : [],
      ),
    };
    return [
      <script
        key={startListId}
        id={startListId}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses of the build, without a "<".
        dangerouslySetInnerHTML={{ __html: JSON.stringify(list) }}
      />,
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text, allowed by its hash.
      <script key="wake" dangerouslySetInnerHTML={{ __html: wakeScript }} />,
    ];
  }
}
