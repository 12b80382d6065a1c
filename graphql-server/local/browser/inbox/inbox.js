/* global window, document */
const REFRESH_MILLISECONDS = 2000;

const list = document.getElementById('messages');
const reader = document.getElementById('message');
const template = document.getElementById('message-template');
const filter = document.getElementById('filter');

let messages = [];
let openedId = null;
let view = 'html';

function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function when({ receivedAt }) {
  return new Date(receivedAt).toLocaleString([], { dateStyle: 'medium', timeStyle: 'medium' });
}

function entryFor(message) {
  const entry = element(
    'button',
    { type: 'button', onclick: () => open(message.id) },
    element('strong', { textContent: message.subject || '(no subject)' }),
    element('span', { textContent: message.to.join(', ') }),
    element('span', { textContent: when(message) }),
  );
  entry.setAttribute('aria-current', String(message.id === openedId));
  return element('li', {}, entry);
}

function attachmentFor({ filename, contentType, encoding, content }) {
  const data = encoding === 'base64' ? `;base64,${content}` : `;charset=utf-8,${encodeURIComponent(content)}`;
  const link = element('a', {
    href: `data:${contentType.split(';')[0]}${data}`,
    download: filename,
    textContent: filename || contentType,
  });
  return element('li', {}, link);
}

// Links may open, but the mail's own scripts never run and it cannot reach this page.
function pageOf({ html, text }) {
  const frame = element('iframe', { title: 'The mail', srcdoc: `<base target="_blank">${html || ''}` });
  frame.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
  return html ? frame : textOf({ text });
}

function textOf({ text }) {
  const lines = element('pre', {});
  // Addresses become links, so that a mail without a page can be followed too.
  for (const part of text.split(/(https?:\/\/[^\s<>"]+)/)) {
    const isAddress = /^https?:\/\//.test(part);
    lines.append(
      isAddress ? element('a', { href: part, target: '_blank', rel: 'noopener', textContent: part }) : part,
    );
  }
  return lines;
}

const views = { html: pageOf, text: textOf };

function showBody(message) {
  for (const tab of reader.querySelectorAll('[role=tab]')) {
    tab.setAttribute('aria-selected', String(tab.dataset.view === view));
  }
  reader.querySelector('.body').replaceChildren(views[view](message));
}

function showMessage(message) {
  reader.replaceChildren(template.content.cloneNode(true));
  reader.querySelector('h2').textContent = message.subject || '(no subject)';
  const details = [`From ${message.from}`, `to ${message.to.join(', ')}`, when(message)];
  reader.querySelector('.quiet').textContent = details.join(' · ');
  reader.querySelector('.attachments').append(...message.attachments.map(attachmentFor));
  for (const tab of reader.querySelectorAll('[role=tab]')) {
    tab.onclick = () => {
      view = tab.dataset.view;
      showBody(message);
    };
  }
  showBody(message);
}

function showNothing() {
  reader.replaceChildren(element('p', { className: 'quiet', textContent: 'No mail yet.' }));
}

function open(id) {
  openedId = id;
  list.replaceChildren(...messages.map(entryFor));
  const message = messages.find((each) => each.id === id);
  if (message) showMessage(message);
  else showNothing();
}

async function refresh() {
  const address = filter.value.trim();
  const query = address ? `?to=${encodeURIComponent(address)}` : '';
  const response = await fetch(`/api/messages${query}`);
  const latest = await response.json();
  if (JSON.stringify(latest.map(({ id }) => id)) === JSON.stringify(messages.map(({ id }) => id))) return;
  messages = latest;
  const stillThere = messages.some(({ id }) => id === openedId);
  if (stillThere) list.replaceChildren(...messages.map(entryFor));
  else open(messages[0]?.id ?? null);
}

// The inbox may be stopped while its page stays open; it comes back by itself.
const refreshQuietly = () => refresh().catch(() => undefined);

filter.addEventListener('input', refreshQuietly);
document.getElementById('clear').addEventListener('click', async () => {
  await fetch('/api/messages', { method: 'DELETE' });
  await refreshQuietly();
});
window.setInterval(refreshQuietly, REFRESH_MILLISECONDS);
refreshQuietly();
