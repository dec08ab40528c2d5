/** Whether `path` is the page that `href` names or one below it. Home is a section of its own. */
export function isCurrentSection(path: string, href: string): boolean {
  return path === href || (href !== "/" && path.startsWith(`${href}/`));
}
