import { useRouter } from "next/router";
import { useEffect, useState } from "react";
import { Section } from "@/components/ui/Section";
import type { WeaponType } from "@/lib/catalog/codes";
import { artianPath } from "@/lib/site/wiki-paths";
import { findPath, type TreeNode } from "@/lib/wiki/weapons/weapon-tree";
import { ForgeIcon } from "./ForgeIcon";
import { TreeDiagram } from "./TreeDiagram";
import { TreeList } from "./TreeList";
import { TreeZoom, type Zoom } from "./TreeZoom";

interface WeaponTreeProps {
  type: WeaponType;
  nodes: readonly TreeNode[];
  /** How many weapons of the type are in no tree. */
  artian: number;
}

/** The trees of a type as a diagram and as nested lists. */
export function WeaponTree({ type, nodes, artian }: WeaponTreeProps) {
  const fromAddress = useWeaponFromAddress(nodes);
  const [at, setAt] = useState<string>();
  const [zoom, setZoom] = useState<Zoom>("normal");
  const chosen = at ?? fromAddress;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-y-2 gap-x-5 mb-2.5">
        <p className="text-14 text-dim">
          <ForgeIcon label="Anvil" /> Forgeable directly.
          <span className="[@media(hover:none)]:hidden"> Use the arrow keys to move through the tree.</span>
        </p>
        <TreeZoom zoom={zoom} onZoom={setZoom} />
      </div>
      <TreeDiagram
        nodes={nodes}
        type={type}
        zoom={zoom}
        chosen={chosen}
        path={chosen ? findPath(nodes, chosen) : []}
        start={fromAddress}
        onChoose={setAt}
      />
      {artian > 0 && (
        <p className="mt-3 mb-6 text-dim">
          {artian}{" "}
          <a className="underline underline-offset-3" href={artianPath}>
            Artian weapons
          </a>{" "}
          are not in the tree: they are made from parts.
        </p>
      )}
      <Section id="list" title="Tree as a list">
        <TreeList nodes={nodes} />
      </Section>
    </>
  );
}

/** The weapon in the address (`?at=id`); an unknown id is removed from the address. */
function useWeaponFromAddress(nodes: readonly TreeNode[]): string | undefined {
  const router = useRouter();
  const { isReady, query } = router;
  const at = typeof query.at === "string" ? query.at : undefined;
  const known = nodes.some(({ id }) => id === at);
  const junk = isReady && query.at !== undefined && !known;
  useEffect(() => {
    if (!junk) return;
    const { at: _, ...rest } = router.query;
    void router.replace({ pathname: router.pathname, query: rest }, undefined, {
      shallow: true,
      scroll: false,
    });
  }, [junk, router]);
  return known ? at : undefined;
}
