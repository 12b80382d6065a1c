/** A line that a server may write during an upgrade, and why. */
export interface ExpectedLine {
  pattern: RegExp;
  because: string;
}

interface LogLine {
  level: number;
  msg?: string;
  alert?: string;
  err?: { message?: string };
}

const WARNING = 40;

const EXPECTED: readonly ExpectedLine[] = [
  { pattern: /^no administrator/, because: 'nobody is pinned after an upgrade from a version without pins' },
  { pattern: /^(Money goes back|The money is refunded)/, because: 'guests paid twice or too late' },
  { pattern: /Failed task .*mail.*ECONNREFUSED/, because: 'the mail server was away' },
  {
    pattern: /^A page is sent without its data: (Its data takes|The data took) too long/,
    because: 'the machine was slow, and browsers read the data of these pages themselves',
  },
  {
    pattern:
      /(Failed task .*send refund|could not be reconciled|^gateway not reconciled).*(answered|responded) 500/,
    because: 'the gateway was away',
  },
];

/** Further lines of the earlier version that are known. */
export const KNOWN_OF_VERSION_BEFORE: readonly ExpectedLine[] = [
  {
    pattern: /Failed task .*send refund.*deadlock detected/,
    because: 'its refunds and their webhooks lock each other out, and are tried again',
  },
];

/** The warnings and errors of a server's log. Lines that are not JSON count as errors. */
export function warningsOf(output: string): string[] {
  return output
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const parsed = parseLine(line);
      if (!parsed) return [line];
      if (parsed.level < WARNING) return [];
      return [
        [parsed.alert, parsed.msg, parsed.err?.message].filter(Boolean).join(': ').split('\n')[0] ?? '',
      ];
    });
}

function parseLine(line: string): LogLine | null {
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return null;
  }
}

/** How often each expected reason occurred, and the unexplained lines. */
export function sortWarnings(
  warnings: readonly string[],
  furtherExpected: readonly ExpectedLine[] = [],
): {
  expected: Map<string, number>;
  unexpected: string[];
} {
  const expected = new Map<string, number>();
  const unexpected: string[] = [];
  for (const warning of warnings) {
    const known = [...EXPECTED, ...furtherExpected].find(({ pattern }) => pattern.test(warning));
    if (known) expected.set(known.because, (expected.get(known.because) ?? 0) + 1);
    else unexpected.push(warning);
  }
  return { expected, unexpected };
}
