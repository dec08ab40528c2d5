import { Button } from "@mantine/core";
import { useState } from "react";
import { saveFile } from "@/components/ui/save-file";
import { useCardPicture } from "@/hooks/builder/use-card-picture";
import { createBuildCard, formatCard } from "@/lib/build-card/create-build-card";
import type { CardTarget } from "@/lib/build-card/create-card-target";
import type { DerivedLoadout } from "@/lib/builder/loadout/derived";
import type { GetName } from "@/lib/builder/loadout/format-problem";
import type { Loadout } from "@/lib/builder/loadout/model";
import type { LoadoutSummary } from "@/lib/builder/summary/summarize-loadout";

interface PictureShareProps {
  /** Address of the PNG. */
  path: string;
  fileName: string;
  link: string;
  loadout: Loadout;
  derived: DerivedLoadout;
  summary: LoadoutSummary;
  /** Damage to the target that the picture shows. */
  hit: CardTarget | null;
  getName: GetName;
}

/** The build as a picture: to look at, to keep, to copy, to hand to another app. */
export function PictureShare({
  path,
  fileName,
  link,
  loadout,
  derived,
  summary,
  hit,
  getName,
}: PictureShareProps) {
  const [picture, retry] = useCardPicture(path);
  const [said, setSaid] = useState("");
  const png = picture.state === "ready" ? picture.png : null;
  const alt = `Picture of the build. ${formatCard(createBuildCard(loadout, derived, summary, getName, hit))}`;

  const copy = async (image: Blob) => {
    setSaid("");
    try {
      await navigator.clipboard.write([new ClipboardItem({ "image/png": image })]);
      setSaid("Picture copied");
    } catch {
      setSaid("Your browser did not allow copying");
    }
  };
  const share = (image: Blob) =>
    navigator.share({ files: [toFile(image, fileName)], text: link }).catch((error: unknown) => {
      // Whoever closes the sheet of the phone has changed their mind.
      if (!(error instanceof DOMException && error.name === "AbortError")) setSaid("Sharing failed");
    });

  return (
    <section className="not-first:border-t not-first:pt-4.5 grid gap-2 min-w-0">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-15 leading-5 text-default font-bold">Picture</h3>
        <span role="status" className="text-14 leading-5 text-dim text-end">
          {said}
        </span>
      </div>
      <div
        className="aspect-[1200/630] bg-hover overflow-hidden relative border rounded-md"
        data-state={picture.state}
      >
        {png && (
          // biome-ignore lint/performance/noImgElement: drawn on demand, at the size in which it is saved
          <img src={path} alt={alt} width={1200} height={630} className="h-full block w-full" />
        )}
        {picture.state === "loading" && (
          <p className="animate-late absolute inset-0 grid place-content-center text-14 text-dim">
            Loading the picture
          </p>
        )}
        {picture.state === "failed" && (
          <div
            role="alert"
            className="absolute inset-0 grid gap-3 place-content-center justify-items-center p-4 text-14 text-dim text-center"
          >
            <p>{picture.message ?? "The picture could not be loaded. Check your connection."}</p>
            <Button onClick={retry}>Try again</Button>
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-y-2 gap-x-2.5">
        <Button disabled={!png} onClick={() => png && saveFile(png, fileName)}>
          Download
        </Button>
        {canCopyPictures() && (
          <Button disabled={!png} onClick={() => png && copy(png)}>
            Copy picture
          </Button>
        )}
        {canShareFiles(fileName) && (
          <Button disabled={!png} onClick={() => png && share(png)}>
            Share
          </Button>
        )}
      </div>
    </section>
  );
}

function canCopyPictures(): boolean {
  return typeof ClipboardItem !== "undefined" && typeof navigator.clipboard?.write === "function";
}

/** Phones and some desktops hand files to other apps. */
function canShareFiles(fileName: string): boolean {
  return navigator.canShare?.({ files: [toFile(new Blob(), fileName)] }) ?? false;
}

function toFile(png: Blob, name: string): File {
  return new File([png], name, { type: "image/png" });
}
