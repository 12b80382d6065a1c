import eslint from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Attributes and properties that hold what guests read. */
const TEXT_ATTRIBUTES = [
  'action',
  'alt',
  'aria-label',
  'aria-roledescription',
  'closeLabel',
  'description',
  'hint',
  'introduction',
  'label',
  'message',
  'placeholder',
  'problem',
  'remark',
  'sentence',
  'subtitle',
  'text',
  'title',
];

// No rule here needs types: .oxlintrc.json has those that do. So a file's result depends on the file alone and can be cached.
export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '.data/**',
      '**/.cache/**',
      'web/src/generated/**',
      'graphql-server/tests/generated/**',
      'web/public/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  eslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-ignore': 'allow-with-description' }],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['graphql-server/src/**/*.ts'],
    ignores: ['graphql-server/src/env.ts'],
    rules: {
      'no-console': 'error',
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only env.ts reads the environment.' },
      ],
    },
  },
  {
    // Resolvers are left out: they get each argument of an operation as a parameter with a decorator.
    files: ['graphql-server/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(MethodDefinition[value.params.length>6]:not([decorators.length>0]), FunctionDeclaration[params.length>6])',
          message:
            'More than six parameters: take one object with names, or divide the class by its purposes.',
        },
      ],
    },
  },
  { files: ['web/src/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react-router-dom',
          importNames: ['Link', 'NavLink'],
          message: 'Use components/page/link: a guest would load code of the router’s framework for nothing.',
        },
      ],
    },
  },
  {
    // What guests read is marked with `t`, so that the catalogues have it. The page for developers is in English.
    files: ['web/src/{app,components,features}/**/*.tsx'],
    ignores: ['**/*.test.tsx', 'web/src/app/design/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'JSXText[value=/[A-Za-z]{2}/]', message: 'Mark a text with t: {t`…`}.' },
        {
          selector: `JSXAttribute[name.name=/^(${TEXT_ATTRIBUTES.join('|')})$/] > Literal[value=/[A-Za-z]{2}/]`,
          message: 'Mark a text with t: label={t`…`}.',
        },
        {
          selector: "CallExpression[callee.name='useEffect'] CallExpression[callee.property.name='focus']",
          message: 'Move the focus in useLayoutEffect: a key that comes after the paint would go elsewhere.',
        },
      ],
    },
  },
  {
    // Playwright reads which fixtures a fixture needs from its parameter, which must be a pattern.
    files: ['web/e2e/**/*.ts'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        module: 'writable',
        require: 'readonly',
        __dirname: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        Buffer: 'readonly',
        AbortSignal: 'readonly',
        globalThis: 'readonly',
        performance: 'readonly',
      },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
