import { csvFile, type CsvRow } from './csv-file';

const cellOf = (value: string | number): string =>
  csvFile('cells.csv', [{ cell: value }], ['cell']).content.split('\r\n')[1] ?? '';

test.each([
  ['=1+1', "'=1+1"],
  ['+91 98765 43210', "'+91 98765 43210"],
  ['-1+1', "'-1+1"],
  ['@sum(1)', "'@sum(1)"],
  ['＝1', "'＝1"],
  ['Asha;=1+1', "Asha;'=1+1"],
])('the text %s does not become a formula', (text, cell) => {
  expect(cellOf(text)).toBe(cell);
});

test.each([
  ['-900.00', '-900.00'],
  ['-5', '-5'],
  [-9812.88, '-9812.88'],
  ['10000.00', '10000.00'],
  ['Asha - Rao', 'Asha - Rao'],
])('%s stays unchanged, so that programs can read it', (value, cell) => {
  expect(cellOf(value)).toBe(cell);
});

test('cells with commas, quotes and line breaks are quoted, others are not, and missing cells are empty', () => {
  const rows: CsvRow[] = [
    { name: 'Asha, Ravi', note: 'says "hello"' },
    { name: 'two\r\nlines', note: null },
    { note: ' plain; text ' },
    { name: 0, note: 1.5 },
  ];
  expect(csvFile('cells.csv', rows, ['name', 'note']).content).toBe(
    [
      '\uFEFFname,note',
      '"Asha, Ravi","says ""hello"""',
      '"two\r\nlines",',
      ', plain; text ',
      '0,1.5',
      '',
    ].join('\r\n'),
  );
});

test('a text that is quoted because it was a formula keeps its quotes whole', () => {
  expect(cellOf('=1,"2"')).toBe(`"'=1,""2"""`);
});
