import { withoutHolds } from './droppable-router';

test('names for developer tools are removed, other assignments stay', () => {
  expect(withoutHolds('A.displayName = "A";\nA.other = 1;\n')).toBe('\nA.other = 1;\n');
});

test('calls that make components are marked as pure, whatever React is called in the module', () => {
  expect(withoutHolds('const A = React10.createContext(null), B = f();\nvar C = R.memo(D);\n')).toBe(
    'const A = /* @__PURE__ */ React10.createContext(null), B = f();\nvar C = /* @__PURE__ */ R.memo(D);\n',
  );
});

test('what a function does is left alone', () => {
  const code = 'function make() {\n  const A = React.memo(B);\n  A.displayName = "A";\n  return A;\n}\n';
  expect(withoutHolds(code)).toBe(code);
});
