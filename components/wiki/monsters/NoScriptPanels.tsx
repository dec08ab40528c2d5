/** Shows the panels of unchosen tabs where no script can choose them: `data-panel` marks them. */
export function NoScriptPanels() {
  return (
    <noscript>
      <style>{"[data-panel][hidden]{display:block}"}</style>
    </noscript>
  );
}
