/** What a visitor clicks before the scripts of a page are ready is not lost. */

/** Event of the document once React hears of clicks. */
export const listeningEvent = "quarry:listening";

/** Event of the document once the whole page is awake, and name of the mark that it leaves in the browser's timeline. */
export const awakeEvent = "quarry:awake";

/** Says that the whole page is awake. */
export function announceAwake(): void {
  performance.mark(awakeEvent);
  document.dispatchEvent(new Event(awakeEvent));
}

/**
 * Runs in the document head. Until React listens it keeps clicks on buttons, until the page is awake sent forms that only
 * a script handles, and repeats them then, each once: a password cannot land in an address because a form was sent too
 * early. Links and forms with an address work by themselves.
 */
export const earlyClickScript = `(function(){var d=document,q=[];
function keep(e,t,f){if(t&&q.length<9){e.preventDefault();e.stopPropagation();if(!q.some(function(p){return p[0]===t}))q.push([t,f])}}
function click(e){var t=e.target.closest&&e.target.closest("a[href],button,summary");if(!t||t.localName!=="button"||t.form&&t.type==="submit")return;keep(e,t,"click")}
function send(e){if(!e.target.hasAttribute("action"))keep(e,e.target,"requestSubmit")}
function hand(type,h,name){d.addEventListener(type,h,true);d.addEventListener(name,function(){d.removeEventListener(type,h,true);var k=q;q=k.filter(function(p){return (p[1]==="click")!==(type==="click")});k.forEach(function(p){if(q.indexOf(p)<0&&p[0].isConnected)p[0][p[1]]()})},{once:true})}
hand("click",click,"${listeningEvent}");hand("submit",send,"${awakeEvent}")})()`;
