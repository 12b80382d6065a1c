import { guessColumns, linesOfStatement, readStatement } from './statement-csv';

test('a file with quotes, a mark of its encoding and Windows lines is read', () => {
  const text =
    '\uFEFFReservation ID,Guest,Gross amount,Commission\r\n"77-1","Iyer, ""Meera""","1,962.50",-245.00\r\n';
  const table = readStatement(text);
  expect(table.rows).toEqual([['77-1', 'Iyer, "Meera"', '1,962.50', '-245.00']]);
  expect(guessColumns(table)).toEqual({ number: 0, amount: 2, commission: 3 });
  expect(linesOfStatement(table, guessColumns(table))).toEqual({
    lines: [{ number: '77-1', amountPaise: 196_250, commissionPaise: 24_500 }],
    unread: [],
  });
});

test.each([
  ['semicolons', 'Number;Amount\nA1;10.50'],
  ['tabs, as spreadsheets copy cells', 'Number\tAmount\nA1\t10.50'],
])('cells may be separated by %s', (_by, text) => {
  const table = readStatement(text);
  expect(linesOfStatement(table, guessColumns(table)).lines).toEqual([
    { number: 'A1', amountPaise: 1_050, commissionPaise: null },
  ]);
});

test('a file that names its separator, with decimal commas and duplicate numbers, is read row by row', () => {
  const table = readStatement('\uFEFF"sep=;"\r\nNumber;Amount\r\nA1;"1.962,50"\r\nA1;-10,00\r\n');
  expect(linesOfStatement(table, guessColumns(table)).lines).toEqual([
    { number: 'A1', amountPaise: 196_250, commissionPaise: null },
    { number: 'A1', amountPaise: -1_000, commissionPaise: null },
  ]);
});

test('a statement of 10,000 rows is read at once', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => `N-${index},"1,000.00",100`);
  const table = readStatement(['Booking,Amount,Commission', ...rows].join('\n'));
  const { lines, unread } = linesOfStatement(table, guessColumns(table));
  expect([lines.length, unread]).toEqual([10_000, []]);
});

test('money that goes back is below 0, and a row without a number or an amount is named', () => {
  const table = readStatement('Booking,Amount\nA1,(500)\n,300\nA3,unknown\n\nA4,-2');
  expect(linesOfStatement(table, guessColumns(table))).toEqual({
    lines: [
      { number: 'A1', amountPaise: -50_000, commissionPaise: null },
      { number: 'A4', amountPaise: -200, commissionPaise: null },
    ],
    unread: [3, 4],
  });
});

test('headers that suggest nothing leave the choice to the staff', () => {
  expect(guessColumns(readStatement('A,B\n1,2'))).toEqual({ number: null, amount: null, commission: null });
});
