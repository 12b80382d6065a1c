/**
 * Runs first, from within the page: the build writes it into the HTML. It inserts the scripts, which the head keeps in
 * templates, once the HTML is painted: on a slow connection they would compete with the fonts and the hero picture. Until
 * React has taken the page over, it keeps what a guest presses, types and chooses, and repeats it then.
 */
function bringInScripts(): void {
  for (const template of document.head.querySelectorAll('template')) document.head.append(template.content);
}

/** A frame that is never reported, such as one of an embedded view, delays the scripts by this at most. */
const LONGEST_WAIT_FOR_PAINT_MILLISECONDS = 2_000;

/** A hidden page is not painted, a page that the scripts fill has nothing to paint, and some browsers report no paint. */
const isPaintReported = () =>
  document.visibilityState === 'visible' &&
  document.querySelector('#root > *') !== null &&
  PerformanceObserver.supportedEntryTypes.includes('paint');

/**
 * Waits until the browser reports the first contentful paint: a frame that has begun is not on the screen yet.
 * https://www.w3.org/TR/paint-timing/
 */
function bringInScriptsAfterPaint(): void {
  if (!isPaintReported()) return bringInScripts();
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) bringInScripts();
  });
  observer.observe({ type: 'paint', buffered: true });
  setTimeout(bringInScripts, LONGEST_WAIT_FOR_PAINT_MILLISECONDS);
}

/** React writes a property of its own on each element that it has taken over. */
function isTakenOver(element: Element): boolean {
  return Object.keys(element).some((name) => name.startsWith('__reactProps$'));
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Control = Field | HTMLButtonElement;

/** What a guest takes for the same control: its form, its name and its words. */
const markOf = (control: Control) =>
  [control.form?.ariaLabel, control.name, control.ariaLabel, control.textContent].join('\n');

function alikeTo(control: Control): Control[] {
  const all = document.querySelectorAll<Control>(`#root ${control.localName}`);
  return [...all].filter((other) => markOf(other) === markOf(control));
}

// Each wait for a frame would make a slow processor draw one, while it has React to run.
const BETWEEN_LOOKS_MILLISECONDS = 30;
/** How often a control that is gone is looked for, because its part of the page may be on its way. */
const LOOKS_FOR_WHAT_IS_GONE = 500;
/** A control that React has just taken over may be rendered once more before React hears of anything. */
const MOST_ATTEMPTS = 5;

/** What a guest has done with a control. */
interface Done {
  control: Control;
  /** Its place among those that are alike. */
  place: number;
  page: string;
  /** How often it may still be looked for. */
  looks: number;
  /** How often it may still be tried. */
  attempts: number;
  /** Does it again with that control, or with the one in its place; returns whether React has heard of it. */
  repeat: (control: Control) => boolean;
}

/** In the order in which the guest did it: a check-in may change the check-out. */
let waiting: Done[] = [];

/** The control, or that in its place if React has rendered its part of the page anew. */
const hereNow = ({ control, place }: Done) => (control.isConnected ? control : alikeTo(control)[place]);

/** On another page there is nothing to repeat, nor where the control does not come back. */
const mayStillCome = (done: Done) =>
  done.page === window.location.pathname && (done.control.isConnected || (done.looks -= 1) > 0);

const canBeRepeated = (done: Done) => {
  const control = hereNow(done);
  return control !== undefined && isTakenOver(control);
};

/** Repeats one thing at a time, so that React renders what follows from it before the next. */
function repeatNext(): void {
  waiting = waiting.filter(mayStillCome);
  const next = waiting.find(canBeRepeated);
  const control = next && hereNow(next);
  if (control) {
    next.attempts -= 1;
    const isHeard = next.repeat(control) && control.isConnected;
    if (isHeard || next.attempts === 0) waiting = waiting.filter((done) => done !== next);
  }
  if (waiting.length > 0) setTimeout(repeatNext, control ? 0 : BETWEEN_LOOKS_MILLISECONDS);
}

/** Calls `repeat` once React has taken the control over. */
function whenTakenOver(control: Control, repeat: Done['repeat']): void {
  const place = alikeTo(control).indexOf(control);
  const page = window.location.pathname;
  const left = { looks: LOOKS_FOR_WHAT_IS_GONE, attempts: MOST_ATTEMPTS };
  if (waiting.push({ control, place, page, ...left, repeat }) === 1)
    setTimeout(repeatNext, BETWEEN_LOOKS_MILLISECONDS);
}

/** What was typed into fields or chosen, since React resets all fields when it hears of the first. */
const typed = new Map<Field, string | boolean>();

const isCheckbox = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

/** Their value is chosen as a whole. In all other fields a guest goes on typing. */
const CHOSEN_AS_A_WHOLE = new Set(['date', 'number', 'select-one']);

/** A guest types on while React takes the field over. React may have emptied it meanwhile. */
const wholeText = (before: string, now: string) => (now.startsWith(before) ? now : before + now);

const setterOf = (owner: object) => Object.getOwnPropertyDescriptor(owner, 'value')?.set;

/**
 * React hears of a change only when the value differs from the last that it knows, and it takes the one that it finds for
 * its own. It notes what the setter of the field itself sets; here that sets the value of a copy, so that the cursor and a
 * date that is being typed stay as they are.
 */
function letReactHear(field: Field): void {
  setterOf(field)?.call(field.cloneNode(), '');
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Returns whether the field contains it then: if React has not heard of it, React sets the field back. */
function setAgain(field: Field, before: string | boolean): boolean {
  if (isCheckbox(field)) {
    field.checked = !before;
    field.click();
    return field.checked === before;
  }
  const text = String(before);
  const value = CHOSEN_AS_A_WHOLE.has(field.type) ? text : wholeText(text, field.value);
  if (field.value !== value) setterOf(Object.getPrototypeOf(field) as object)?.call(field, value);
  letReactHear(field);
  return field.value === value;
}

/** Types what was kept of one field into that field, or into the one in its place. */
function typeAgain(kept: Field, field: Field = kept): boolean {
  const before = typed.get(kept);
  if (before === undefined) return true;
  // A click on a checkbox is heard below as well, and must not type it once more.
  typed.delete(kept);
  const isHeard = setAgain(field, before) && field.isConnected;
  if (!isHeard) typed.set(kept, before);
  return isHeard;
}

/** Keeps what a field contains now, and types it again once React has taken the field over. */
function keepTyped(field: Field): void {
  const isFirst = !typed.has(field);
  typed.set(field, isCheckbox(field) ? field.checked : field.value);
  if (isFirst) whenTakenOver(field, (now) => typeAgain(field, now as Field));
}

const pressed = new WeakSet<Element>();

/** A form with the method GET needs no script: the browser itself goes where it leads. */
const worksWithoutScripts = ({ type, form }: HTMLButtonElement) =>
  type === 'submit' && form?.getAttribute('method') === 'get';

function keepPress(button: HTMLButtonElement): void {
  if (pressed.has(button) || isTakenOver(button) || worksWithoutScripts(button)) return;
  pressed.add(button);
  whenTakenOver(button, (now) => {
    now.click();
    return true;
  });
}

/** Leaves what is empty out of the address that a search leads to. */
function leaveEmptyOut({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement) || target.getAttribute('method') !== 'get') return;
  for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
}
document.addEventListener('formdata', leaveEmptyOut);

/** Their value changes when a guest scrolls while the pointer is over them. */
const SCROLLED = new Set([
  'number',
  'range',
  'date',
  'time',
  'month',
  'week',
  'datetime-local',
  'select-one',
]);

/** The page scrolls, and the field that has the focus keeps its value: it gives the focus up. */
function keepFromScrolling({ target, ctrlKey }: WheelEvent): void {
  const field = document.activeElement;
  if (ctrlKey || field !== target || !(field instanceof HTMLElement)) return;
  if (field.matches('input, select') && SCROLLED.has((field as Field).type)) field.blur();
}
document.addEventListener('wheel', keepFromScrolling, { capture: true, passive: true });

const FIELDS = 'input, textarea, select';
const options = { capture: true, passive: true };

document.addEventListener(
  'click',
  ({ target }) => {
    // The press may send what was typed.
    for (const field of typed.keys()) if (field.isConnected && isTakenOver(field)) typeAgain(field);
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) keepPress(button);
  },
  options,
);
document.addEventListener(
  'input',
  ({ target, isTrusted }) => {
    if (!(target instanceof Element && target.matches(FIELDS))) return;
    const field = target as Field;
    if (!isTakenOver(field)) keepTyped(field);
    // What a guest chooses later counts.
    else if (isTrusted && CHOSEN_AS_A_WHOLE.has(field.type)) typed.delete(field);
  },
  options,
);

const isChanged = (field: Field) => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return isCheckbox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
};

/** Browsers and password managers fill forms in, after a reload or at any time, and some of them say so of no field. */
function keepFilledIn(): void {
  for (const field of document.querySelectorAll<Field>(`#root :is(${FIELDS})`))
    if (isChanged(field) && !isTakenOver(field)) keepTyped(field);
}

const LOOK_FOR_FILLED_IN_MILLISECONDS = 100;
/** So often, which is half a minute: parts of a page may be taken over late. */
const LOOKS_FOR_FILLED_IN = 300;

function keepLooking(looks: number): void {
  keepFilledIn();
  if (looks > 1) setTimeout(() => keepLooking(looks - 1), LOOK_FOR_FILLED_IN_MILLISECONDS);
}

// `main.tsx` says so just before React takes the page over.
document.addEventListener('scripts-start', keepFilledIn);

document.addEventListener('DOMContentLoaded', () => {
  keepLooking(LOOKS_FOR_FILLED_IN);
  bringInScriptsAfterPaint();
});
