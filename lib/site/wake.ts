/**
 * How a page starts: first it is painted, then its scripts load, then it is awake. What a visitor clicks before that is
 * not lost.
 */

/** Id of the element with a page's `StartList`, as JSON. */
export const startListId = "page-start";

/** What a page starts with; addresses. */
export interface StartList {
  /** Scripts, in their order. */
  readonly scripts: readonly string[];
  /** Files whose styles the page has already, in one file that holds them all. */
  readonly styles: readonly string[];
}

/** Event of the document once React hears of clicks: it wakes the part of the page that is clicked. */
export const listeningEvent = "quarry:listening";

/** Event of the document once the whole page is awake, and name of the mark that it leaves in the browser's timeline. */
export const awakeEvent = "quarry:awake";

/** Says that the whole page is awake. */
export function announceAwake(): void {
  performance.mark(awakeEvent);
  document.dispatchEvent(new Event(awakeEvent));
}

/**
 * Puts the comments of a completed `Suspense` boundary around the content of every slice of the page that the server
 * wrote, as React expects them there. Slices that are not from the server get none.
 */
export function markSlices(page: Document): void {
  for (const element of page.querySelectorAll("[data-slice]")) {
    element.prepend(page.createComment("$"));
    element.append(page.createComment("/$"));
  }
}

/** How long scripts wait for the first paint that the browser reports, from the first frame on, in ms. */
const paintPatienceMs = 500;

/**
 * Runs in the document head. After the first paint it starts the scripts that the page lists, in their order: when the
 * browser reports that paint, or after the first frame where it does not report paints. Disabled links, which browsers
 * do not load, say of each file of styles that it is there: what is imported later would else load it again, after styles
 * that override it. (Written in the HTML, they would be fetched: what browsers scan ahead ignores `disabled`.) Until
 * React listens it collects clicks on buttons, until the page is awake sent forms that only a script handles, and repeats
 * them then, each once. Links and forms with an address work by themselves.
 *
 * A tab in the background has no frames: there the scripts start at once.
 */
export const wakeScript = `(function(){var d=document,q=[],on=1;
function start(){if(!on)return;on=0;var e=d.getElementById("${startListId}"),l=e?JSON.parse(e.textContent):{scripts:[],styles:[]};l.styles.forEach(function(u){var s=d.createElement("link");s.rel="stylesheet";s.disabled=true;s.href=u;d.head.appendChild(s)});l.scripts.forEach(function(u){var s=d.createElement("script");s.src=u;s.async=false;d.head.appendChild(s)})}
function soon(){if(d.hidden)start();else{var O=PerformanceObserver,p=(O.supportedEntryTypes||[]).indexOf("paint")>=0;if(p)new O(function(l){if(l.getEntriesByName("first-contentful-paint").length)start()}).observe({type:"paint",buffered:true});requestAnimationFrame(function(){setTimeout(start,p?${paintPatienceMs}:0)});d.addEventListener("visibilitychange",start)}}
function keep(e,t,f){if(t&&q.length<9){e.preventDefault();e.stopPropagation();if(!q.some(function(p){return p[0]===t}))q.push([t,f])}}
function click(e){var t=e.target.closest&&e.target.closest("a[href],button,summary");if(!t||t.localName!=="button"||t.form&&t.type==="submit")return;keep(e,t,"click")}
function send(e){if(!e.target.hasAttribute("action"))keep(e,e.target,"requestSubmit")}
function hand(type,h,name){d.addEventListener(type,h,true);d.addEventListener(name,function(){d.removeEventListener(type,h,true);var k=q;q=k.filter(function(p){return (p[1]==="click")!==(type==="click")});k.forEach(function(p){if(q.indexOf(p)<0&&p[0].isConnected)p[0][p[1]]()})},{once:true})}
hand("click",click,"${listeningEvent}");hand("submit",send,"${awakeEvent}");
if(d.readyState==="loading")d.addEventListener("DOMContentLoaded",soon);else soon()})()`;
