/**
 * Runs first: the build writes it into the HTML. The head keeps the scripts in templates, and this code inserts them
 * once the HTML is painted, because on a slow connection they would compete with the fonts and the hero picture. For the same
 * reason it holds back the pictures further down. Until React has taken over the page, it records what a guest presses,
 * types and chooses, and then repeats it.
 */
function insertScripts(): void {
  for (const template of document.head.querySelectorAll('template')) document.head.append(template.content);
}

/** While the page has this class, browsers see no lazy picture near the screen, and load none (`frame.css`). */
const HOLDS_PICTURES_BACK = 'holds-pictures-back';
document.documentElement.classList.add(HOLDS_PICTURES_BACK);

const loadLowerPictures = () => document.documentElement.classList.remove(HOLDS_PICTURES_BACK);

/** The pictures further down load once the pictures at the top have come. */
function loadLowerPicturesAfterUpper(): void {
  const upper = document.querySelectorAll<HTMLImageElement>('#root img[fetchpriority="high"]');
  void Promise.allSettled([...upper].map((picture) => picture.decode())).then(loadLowerPictures);
}

/** The longest wait when the browser never reports a paint, as in an embedded view. */
const LONGEST_WAIT_FOR_PAINT_MILLISECONDS = 2_000;

/** A hidden page is not painted, a page that the scripts fill has nothing to paint, and some browsers report no paint. */
const isPaintReported = () =>
  document.visibilityState === 'visible' &&
  document.querySelector('#root > *') !== null &&
  PerformanceObserver.supportedEntryTypes.includes('paint');

/**
 * Waits until the browser reports the first contentful paint, because a frame that has begun is not on the screen yet.
 * https://www.w3.org/TR/paint-timing/
 */
function insertScriptsAfterPaint(): void {
  if (!isPaintReported()) {
    loadLowerPictures();
    return insertScripts();
  }
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    insertScripts();
    loadLowerPicturesAfterUpper();
  });
  observer.observe({ type: 'paint', buffered: true });
  setTimeout(insertScripts, LONGEST_WAIT_FOR_PAINT_MILLISECONDS);
  setTimeout(loadLowerPictures, LONGEST_WAIT_FOR_PAINT_MILLISECONDS);
}

/** React sets its own property on each element that it has taken over. */
function isTakenOver(element: Element): boolean {
  return Object.keys(element).some((name) => name.startsWith('__reactProps$'));
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Control = Field | HTMLButtonElement;

/** Identifies a control as a guest sees it: by its form, name and text. */
const markOf = (control: Control) =>
  [control.form?.ariaLabel, control.name, control.ariaLabel, control.textContent].join('\n');

function alikeTo(control: Control): Control[] {
  const all = document.querySelectorAll<Control>(`#root ${control.localName}`);
  return [...all].filter((other) => markOf(other) === markOf(control));
}

// Waiting for frames would make a slow processor draw them while it has to run React.
const BETWEEN_LOOKS_MILLISECONDS = 30;
/** How often to look for a missing control: its part of the page may still be loading. */
const LOOKS_FOR_WHAT_IS_GONE = 500;
/** React may render a control again right after it has taken it over, before it receives events. */
const MOST_ATTEMPTS = 5;

/** Something that a guest did with a control. */
interface Done {
  control: Control;
  /** Its index among controls with the same mark. */
  place: number;
  page: string;
  /** How many more times to look for the control. */
  looks: number;
  /** How many more times to try. */
  attempts: number;
  /** Repeats the action on this control or its replacement; returns whether React received it. */
  repeat: (control: Control) => boolean;
}

/** In the order in which the guest did it: a check-in may change the check-out. */
let waiting: Done[] = [];

/** The control, or its replacement if React has rendered its part of the page again. */
const hereNow = ({ control, place }: Done) => (control.isConnected ? control : alikeTo(control)[place]);

/** Nothing is repeated on another page, or when the control does not come back. */
const mayStillCome = (done: Done) =>
  done.page === window.location.pathname && (done.control.isConnected || (done.looks -= 1) > 0);

const canBeRepeated = (done: Done) => {
  const control = hereNow(done);
  return control !== undefined && isTakenOver(control);
};

/** Repeats one action at a time, so that React renders its effect before the next. */
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

/** What was typed or chosen in each field, because React resets all fields when it receives the first event. */
const typed = new Map<Field, string | boolean>();

const isCheckbox = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

/** Fields whose value is set as a whole. In all other fields the guest may continue to type. */
const CHOSEN_AS_A_WHOLE = new Set(['date', 'number', 'select-one']);

/** The guest may continue to type while React takes over the field, and React may empty it in between. */
const wholeText = (before: string, now: string) => (now.startsWith(before) ? now : before + now);

const setterOf = (owner: object) => Object.getOwnPropertyDescriptor(owner, 'value')?.set;

/**
 * React reports a change only when the value differs from the last value that it tracked. It tracks values through the
 * field's setter. Here the setter changes a copy of the field, so that the cursor and a half-typed date stay as they
 * are.
 */
function letReactHear(field: Field): void {
  setterOf(field)?.call(field.cloneNode(), '');
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Returns whether the field contains the value afterwards: if React has not received the change, it resets the field.
 */
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

/** Types the recorded value into the field or its replacement. */
function typeAgain(kept: Field, field: Field = kept): boolean {
  const before = typed.get(kept);
  if (before === undefined) return true;
  // The click on a checkbox is also received by the listener below, which must not record it again.
  typed.delete(kept);
  const isHeard = setAgain(field, before) && field.isConnected;
  if (!isHeard) typed.set(kept, before);
  return isHeard;
}

/** Records the current value of a field, and types it again once React has taken over the field. */
function keepTyped(field: Field): void {
  const isFirst = !typed.has(field);
  typed.set(field, isCheckbox(field) ? field.checked : field.value);
  if (isFirst) whenTakenOver(field, (now) => typeAgain(field, now as Field));
}

const pressed = new WeakSet<Element>();

/** A form with the method GET needs no script: the browser follows it. */
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

/** Removes empty values from the address to which a search leads. */
function leaveEmptyOut({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement) || target.getAttribute('method') !== 'get') return;
  for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
}
document.addEventListener('formdata', leaveEmptyOut);

/** Fields whose values change when a guest scrolls while the pointer is over them. */
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

/** The field loses the focus, so that the page scrolls and the value of the field does not change. */
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
    // The press may submit what was typed.
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
    // A later choice of the guest replaces the recorded one.
    else if (isTrusted && CHOSEN_AS_A_WHOLE.has(field.type)) typed.delete(field);
  },
  options,
);

const isChanged = (field: Field) => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return isCheckbox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
};

/** Browsers and password managers fill in forms, after a reload or at any time, and some send no event. */
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
  insertScriptsAfterPaint();
});
