import type { CancellationPolicy, Charge } from './policy.entity';
import { policySentence } from './policy-sentence';

const FREE: Charge = { kind: 'NOTHING' };
const FIRST_NIGHT: Charge = { kind: 'NIGHTS', nights: 1 };
const WHOLE_STAY: Charge = { kind: 'PERCENT', percent: 100 };

const policy = (steps: [hours: number, charge: Charge][], noShow: Charge): CancellationPolicy => ({
  steps: steps.map(([untilHoursBefore, charge]) => ({ untilHoursBefore, charge })),
  noShow,
  earlyDeparture: { kind: 'REMAINING_NIGHTS' },
});

test.each<[CancellationPolicy, string]>([
  [
    policy(
      [
        [48, FREE],
        [0, FIRST_NIGHT],
      ],
      FIRST_NIGHT,
    ),
    'Free cancellation until 48 hours before the day of check-in; after that the first night is charged.',
  ],
  [
    policy(
      [
        [168, FREE],
        [48, { kind: 'PERCENT', percent: 50 }],
      ],
      WHOLE_STAY,
    ),
    'Free cancellation until 168 hours before the day of check-in; until 48 hours before the day of check-in 50% of the stay is charged; after that the whole stay is charged.',
  ],
  [
    policy(
      [
        [24, FREE],
        [0, { kind: 'NIGHTS', nights: 2 }],
      ],
      WHOLE_STAY,
    ),
    'Free cancellation until 24 hours before the day of check-in; after that the first 2 nights are charged. If you do not come, the whole stay is charged.',
  ],
  [policy([], WHOLE_STAY), 'A cancellation costs the whole stay.'],
  [policy([[0, FREE]], FREE), 'Cancellation is free.'],
  [
    policy([[0, FREE]], FIRST_NIGHT),
    'Free cancellation until the day of check-in begins. If you do not come, the first night is charged.',
  ],
])('policy %# has the sentence that guests read', (cancellation, sentence) => {
  expect(policySentence(cancellation, 'en')).toBe(sentence);
});
