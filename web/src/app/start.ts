/**
 * Runs first. It inserts the scripts, which the head keeps in templates, once the HTML is painted: on a slow connection
 * they would compete with the fonts and the hero picture. Until React has taken the page over, it keeps what a guest
 * presses and types, and repeats it then.
 */
function bringInScripts(): void {
  for (const template of document.head.querySelectorAll('template')) document.head.append(template.content);
}

// The second frame starts when the first is painted. A hidden page is not painted, so it does not wait.
if (document.visibilityState === 'visible')
  requestAnimationFrame(() => requestAnimationFrame(bringInScripts));
else bringInScripts();

const pressed = new WeakSet<Element>();

/** React writes a property of its own on each element that it has taken over. */
function isTakenOver(element: Element): boolean {
  return Object.keys(element).some((name) => name.startsWith('__reactProps$'));
}

// Each wait for a frame would make a slow processor draw one, while it has React to run.
const BETWEEN_LOOKS_MILLISECONDS = 30;

function whenTakenOver(element: Element, repeat: () => void): void {
  if (!element.isConnected) return;
  if (isTakenOver(element)) setTimeout(repeat);
  else setTimeout(() => whenTakenOver(element, repeat), BETWEEN_LOOKS_MILLISECONDS);
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What was typed into fields or chosen, since React resets all fields when it hears of the first. */
const typed = new Map<Field, string | boolean>();

const isCheckbox = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

/** A guest types on while React takes the field over. React may have emptied it meanwhile. */
const wholeText = (before: string, now: string) => (now.startsWith(before) ? now : before + now);

/** React takes the value that it finds for its own, and hears of a change only when the value differs. */
function typeAgain(field: Field): void {
  const before = typed.get(field);
  typed.delete(field);
  if (isCheckbox(field)) {
    field.checked = !before;
    return field.click();
  }
  const value = wholeText(String(before), field.value);
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Keeps what a field contains now, and types it again once React has taken the field over. */
function keepTyped(field: Field): void {
  if (isTakenOver(field)) return;
  const isFirst = !typed.has(field);
  typed.set(field, isCheckbox(field) ? field.checked : field.value);
  if (isFirst) whenTakenOver(field, () => typeAgain(field));
}

const options = { capture: true, passive: true };

document.addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button || pressed.has(button) || isTakenOver(button)) return;
    pressed.add(button);
    whenTakenOver(button, () => button.click());
  },
  options,
);
document.addEventListener(
  'input',
  ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) keepTyped(target);
  },
  options,
);

const isChanged = (field: Field) =>
  isCheckbox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;

// A guest may type before this script comes, and a browser fills forms in again after a reload.
for (const field of document.querySelectorAll<Field>('#root :is(input, textarea)'))
  if (isChanged(field)) keepTyped(field);
