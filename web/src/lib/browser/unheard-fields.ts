type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What React was told that the field contains. */
const heard = new WeakMap<Field, string>();

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** Types of fields into which a browser or a password manager fills no text. */
const NEVER_FILLED = new Set(['checkbox', 'radio', 'file', 'hidden', 'submit', 'button', 'image', 'reset']);

/** The value that React has rendered; undefined for a field that keeps its own. */
function renderedValue(field: Field): unknown {
  const name = Object.keys(field).find((key) => key.startsWith('__reactProps$'));
  const props = name && (field as unknown as Record<string, { value?: unknown } | undefined>)[name];
  return props && props.value;
}

function isUnheard(field: Field): boolean {
  if (NEVER_FILLED.has(field.type) || field.disabled) return false;
  const rendered = renderedValue(field);
  if (rendered !== undefined) return String(rendered) !== field.value;
  return (
    field.value !==
    (heard.get(field) ?? (field instanceof HTMLSelectElement ? field.value : field.defaultValue))
  );
}

/** React takes the value that its own setter noted last for no change, so that setter notes another on a copy. */
function letReactHear(field: Field): void {
  Object.getOwnPropertyDescriptor(field, 'value')?.set?.call(field.cloneNode(), '\0');
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function hearFieldsOf(form: HTMLFormElement): boolean {
  const unheard = [...form.elements].filter(isField).filter(isUnheard);
  for (const field of unheard) letReactHear(field);
  return unheard.length > 0;
}

/** Forms that wait until React has rendered what it heard, and are sent again then. */
const waiting = new WeakSet<HTMLFormElement>();
/** Forms that are being sent again. */
const resent = new WeakSet<HTMLFormElement>();

function sendOnceHeard(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || resent.has(form)) return;
  const isWaiting = waiting.has(form);
  if (!isWaiting && !hearFieldsOf(form)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isWaiting) return;
  waiting.add(form);
  const { submitter } = event;
  setTimeout(() => {
    waiting.delete(form);
    resent.add(form);
    // It is sent at once, unless the browser finds a fault in it.
    form.requestSubmit(submitter?.isConnected ? submitter : null);
    resent.delete(form);
  });
}

/**
 * Browsers and password managers fill fields in, and some of them say so by no event. What a form contains when it is sent is
 * what is sent. Call it once, when the site starts.
 */
export function hearUnheardFields(): void {
  const note = ({ target }: Event) => {
    if (isField(target)) heard.set(target, target.value);
  };
  document.addEventListener('input', note, { capture: true, passive: true });
  document.addEventListener('change', note, { capture: true, passive: true });
  document.addEventListener('submit', sendOnceHeard, { capture: true });
}
