import { createElement, type ReactNode } from "react";
import { EntityLink } from "@/components/game/EntityLink";
import { FigureTable } from "@/components/ui/FigureTable";
import { GameIcon } from "@/components/ui/GameIcon";
import { renderPlainInline, renderPlainNode } from "@/components/ui/PlainText";
import { ScrollRegion } from "@/components/ui/ScrollRegion";
import text from "@/components/ui/Text.module.css";
import type { DamageFigure, GuideInline, GuideNode } from "@/lib/guides/guide-tree";
import { formatNumber } from "@/lib/text/format";
import tables from "@/styles/kit.module.css";
import { CitedHitzones } from "./CitedHitzones";
import classes from "./GuideBody.module.css";
import { LinkPreview } from "./LinkPreview";
import type { RenderVideo } from "./render-video";
import { toIconName } from "./to-icon-name";

interface GuideBodyProps {
  nodes: readonly GuideNode[];
  renderVideo: RenderVideo;
}

/** The text of a guide, out of what the server made of it. The preview of the editor shows the same. */
export function GuideBody({ nodes, renderVideo }: GuideBodyProps) {
  return (
    <div className={`${text.markdown} ${classes.guide} linked max-w-text text-16 leading-7 wrap-anywhere`}>
      {toElements(nodes, renderVideo)}
    </div>
  );
}

function toElements(nodes: readonly GuideNode[], renderVideo: RenderVideo): ReactNode {
  let tables = 0;
  // A text has no other identity than its order, and is never changed in place.
  return nodes.map((node, index) => {
    if (node.type === "table") tables += 1;
    return createElement(Block, { key: String(index), node, tables, renderVideo });
  });
}

interface BlockProps {
  node: GuideNode;
  /** Tables up to this one: screen readers need a name for each. */
  tables: number;
  renderVideo: RenderVideo;
}

function Block({ node, tables, renderVideo }: BlockProps) {
  switch (node.type) {
    case "heading":
      return createElement(`h${node.level}`, { id: node.id }, toInlines(node.children));
    case "table":
      return <TextTable {...node} label={`Table ${tables}`} />;
    case "card":
      return <CitedCard {...node} />;
    case "hitzones":
      return <CitedHitzones {...node.table} />;
    case "video":
      return <div className="max-w-160">{renderVideo(node.video)}</div>;
    case "damage":
      return <DamageTable {...node.figure} />;
    default:
      return renderPlainNode(node, toInlines, (nodes) => toElements(nodes, renderVideo));
  }
}

function toInlines(children: readonly GuideInline[]): ReactNode[] {
  return children.map((inline, index) => createElement(Inline, { key: String(index), inline }));
}

function Inline({ inline }: { inline: GuideInline }): ReactNode {
  switch (inline.type) {
    case "image":
      return (
        // biome-ignore lint/performance/noImgElement: pictures of other hosts are not ours to resize.
        <img
          className="block max-w-full rounded-md"
          src={inline.src}
          alt={inline.alt}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
        />
      );
    case "cite":
      return <CitedLink {...inline} />;
    case "figure":
      return <FigureLink {...inline} />;
    default:
      return renderPlainInline(inline, toInlines);
  }
}

function CitedLink({ cite, text, after }: Extract<GuideInline, { type: "cite" }>) {
  return (
    <>
      <LinkPreview title={cite.name} facts={cite.facts}>
        {cite.entity !== null && text === null ? (
          <EntityLink entity={cite.entity} id={cite.id} name={cite.name} href={cite.href} />
        ) : (
          <a href={cite.href}>{text ?? cite.name}</a>
        )}
      </LinkPreview>
      {after}
    </>
  );
}

function FigureLink({ figure }: Extract<GuideInline, { type: "figure" }>) {
  const { move, weapon, monster, part, average, href } = figure;
  return (
    <LinkPreview title={`${move}, ${weapon}`} facts={`Average damage on ${monster}, ${part}`}>
      <a href={href}>{formatNumber(average, 1)}</a>
    </LinkPreview>
  );
}

function CitedCard({ cite, text }: Extract<GuideNode, { type: "card" }>) {
  return (
    <div className="relative max-w-120 flex items-center gap-3 py-2.5 px-3.5 border rounded-md bg-card">
      <GameIcon name={toIconName(cite.icon)} size={28} />
      <div className="min-w-0">
        <p className="text-15 leading-6 font-semibold">
          {cite.entity !== null && text === null ? (
            <EntityLink
              className="fills-card"
              entity={cite.entity}
              id={cite.id}
              name={cite.name}
              href={cite.href}
            />
          ) : (
            <a className="fills-card" href={cite.href}>
              {text ?? cite.name}
            </a>
          )}
        </p>
        <p className="text-14 leading-5 text-dim">{cite.facts}</p>
      </div>
    </div>
  );
}

type TextTableProps = Extract<GuideNode, { type: "table" }> & { label: string };

function TextTable({ align, head, rows, label }: TextTableProps) {
  return (
    <ScrollRegion label={label} className={`${classes.scroll} border rounded-md`}>
      <table className={tables.table}>
        <thead>
          <tr>
            {head.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name.
              <th key={column} scope="col" data-align={align[column]}>
                {toInlines(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name.
            <tr key={row}>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name.
                <td key={column} data-align={align[column]}>
                  {toInlines(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** The damage of a move, as the builder calculates it. */
function DamageTable({ move, weapon, monster, part, hits, href, ...figures }: DamageFigure) {
  const rows = [
    { label: "Raw", value: formatNumber(figures.raw, 1) },
    { label: "Element", value: formatNumber(figures.element, 1) },
    { label: "Critical", value: formatNumber(figures.critical, 1) },
    { label: "Average", value: formatNumber(figures.average, 1) },
  ];
  return (
    <figure>
      <figcaption className="mb-2 text-14 leading-5 text-dim">
        {move}
        {hits > 1 && ` (${hits} hits)`} with {weapon} on {monster}, {part}.{" "}
        <a href={href}>Open in the builder</a>
      </figcaption>
      <FigureTable caption={`Damage of ${move}`} rows={rows} columns={2} />
    </figure>
  );
}
