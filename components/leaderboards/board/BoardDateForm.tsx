import { Button, TextInput } from "@mantine/core";
import { getBoardPath } from "@/lib/leaderboards/board/board-paths";
import type { BoardPageData } from "@/lib/leaderboards/page-data";

/** Shows the board as it stood on another day. A plain form: it works without JavaScript. */
export function BoardDateForm({ id, asOf, board, today }: BoardPageData) {
  const first = board.history[0]?.submittedAt.slice(0, 10);
  return (
    <form action="/leaderboards/overview" method="get" className="flex flex-wrap items-end gap-2">
      <input type="hidden" name="board" value={id} />
      <TextInput
        label="Board as of"
        type="date"
        name="date"
        size="sm"
        required
        defaultValue={asOf?.date ?? today}
        min={first}
        max={today}
      />
      <Button type="submit" size="xs">
        Show
      </Button>
      {asOf && (
        <a href={getBoardPath(id)} className="px-2 py-1.5 text-14">
          Back to today
        </a>
      )}
    </form>
  );
}
