import '@testing-library/jest-dom';

// jsdom has no layout, so it lacks what Radix asks of one.
Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  scrollIntoView: () => undefined,
});
