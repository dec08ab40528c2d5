import { Button } from "@mantine/core";
import dynamic from "next/dynamic";
import { useState } from "react";
import { useOwnedCount } from "@/hooks/wiki/use-wishlist";
import { formatNumber } from "@/lib/text/format";
import { setOwned } from "@/lib/wishlist/wishlist";
import { changeWishlist } from "@/lib/wishlist/wishlist-store";

const OwnedField = dynamic(() => import("@/components/game/OwnedField").then((module) => module.OwnedField), {
  ssr: false,
  loading: () => <span className="w-16" />,
});

interface ItemOwnedProps {
  id: string;
  /** English. */
  name: string;
}

/** How many of an item the visitor owns, as the wishlist counts it. The field loads when it is asked for. */
export function ItemOwned({ id, name }: ItemOwnedProps) {
  const count = useOwnedCount(id);
  const [isEdited, setEdited] = useState(false);
  return (
    <span className="flex items-center justify-between gap-2 h-7">
      {isEdited ? (
        <OwnedField
          isOnly
          name={name}
          owned={count}
          onChange={(next) => changeWishlist((list) => setOwned(list, id, next))}
        />
      ) : (
        <>
          {formatNumber(count)}
          <Button
            size="compact-xs"
            variant="subtle"
            aria-label={`Edit how many ${name} you own`}
            onClick={() => setEdited(true)}
          >
            Edit
          </Button>
        </>
      )}
    </span>
  );
}
