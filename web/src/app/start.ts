/**
 * Runs before anything else of the site: brings in the scripts, which the head keeps in templates, once what the HTML
 * shows without them is painted. On a slow line they would take turns with the style, the letters and the picture.
 */
function bringInScripts(): void {
  for (const template of document.head.querySelectorAll('template')) document.head.append(template.content);
}

// The second frame begins when the first is painted. A page that nobody sees is not painted, and waits for nothing.
if (document.visibilityState === 'visible')
  requestAnimationFrame(() => requestAnimationFrame(bringInScripts));
else bringInScripts();
