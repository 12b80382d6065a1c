// While the site is not open, staff sign in and work on pages whose links would show the others without asking the
// server. Such a link opens its page anew, and the server decides what it shows.
const paths = document.currentScript.dataset.paths.split(' ');

const works = (path) => paths.some((known) => path === known || path.startsWith(`${known}/`));

document.addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (works(new URL(link.href).pathname)) return;
    event.preventDefault();
    event.stopPropagation();
    location.assign(link.href);
  },
  true,
);
