/* global window, document */
const element = (id) => document.getElementById(id);
const buttons = [element('pay'), element('fail'), element('close')];

let page = null;
let payment = null;

function tell(type, detail) {
  page.window.postMessage({ type, detail }, page.origin);
}

function rupees(amount, currency) {
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency: currency || 'INR' }).format(
    amount / 100,
  );
}

function show(options) {
  payment = options;
  element('name').textContent = options.name || '';
  element('description').textContent = options.description || '';
  element('amount').textContent = rupees(options.amount, options.currency);
  if (options.theme && options.theme.color) {
    document.documentElement.style.setProperty('--theme', options.theme.color);
  }
  // Until now nothing was known of the payment, so nothing could be pressed.
  setBusy(false);
  element('pay').focus();
}

function setBusy(isBusy) {
  for (const button of buttons) button.disabled = isBusy;
}

async function attempt(succeeds) {
  const { key, order_id, amount, prefill } = payment;
  const response = await fetch('/v1/checkout/attempts', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, order_id, amount, prefill, succeeds }),
  });
  return response.json();
}

/** A failed attempt leaves the form open for another, as the real one does. */
async function pay(succeeds) {
  setBusy(true);
  element('status').textContent = '';
  const result = await attempt(succeeds).catch(() => ({
    error: { description: 'No connection. Try again.' },
  }));
  setBusy(false);
  if (!result.error) return tell('success', result);
  element('status').textContent = result.error.description;
  element('pay').focus();
  return tell('failure', result);
}

function keepFocusInside(event) {
  const [first, last] = [buttons[0], buttons.at(-1)];
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}

const keys = {
  Escape: () => payment && payment.mayEscape && tell('dismiss'),
  Tab: keepFocusInside,
};

document.addEventListener('keydown', (event) => {
  if (keys[event.key]) keys[event.key](event);
});
element('pay').addEventListener('click', () => pay(true));
element('fail').addEventListener('click', () => pay(false));
// Once the press has ended: the page removes this frame, and a browser may wait for the rest of the press for ever.
element('close').addEventListener('click', () => setTimeout(() => tell('dismiss')));

window.addEventListener('message', ({ source, origin, data }) => {
  if (source !== window.parent || data.type !== 'open') return;
  page = { window: source, origin };
  show(data.detail);
});
// Nothing secret is in it, and the page's origin is not known yet.
window.parent.postMessage({ type: 'ready' }, '*');
