/**
 * Runs first: it inserts the scripts, which the head keeps in templates, once the HTML is painted. On a slow
 * connection they would compete with the styles, the fonts and the hero picture.
 */
function bringInScripts(): void {
  for (const template of document.head.querySelectorAll('template')) document.head.append(template.content);
}

// The second frame starts when the first is painted. A hidden page is not painted, so it does not wait.
if (document.visibilityState === 'visible')
  requestAnimationFrame(() => requestAnimationFrame(bringInScripts));
else bringInScripts();
