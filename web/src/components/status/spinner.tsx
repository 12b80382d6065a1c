import type { CSSProperties } from 'react';
import { t } from '../../lib/texts/texts';

interface SpinnerProps {
  /** Pixels across. */
  size?: number;
  /** Any CSS colour. The default is black on light and the ink colour on dark. */
  color?: string;
  /** Seconds per round. */
  speed?: number;
  label?: string;
}

const DOTS = [0, 1, 2, 3, 4];

/** Five dots that grow one after the other. */
export function Spinner({
  size = 60,
  color = 'var(--spinner)',
  speed = 2.5,
  label = t`Loading`,
}: SpinnerProps) {
  const dot = (index: number): CSSProperties => ({
    width: size / 6,
    height: size / 6,
    backgroundColor: color,
    animation: `spinner-dot ${speed}s ease-in-out ${(index * speed) / DOTS.length}s infinite`,
  });
  return (
    <div
      role="status"
      aria-label={label}
      className="inline-flex items-center"
      // A fixed gap: a browser may paint the first dots before it has read the last ones, and they must not move.
      style={{ width: size, height: size, gap: size / 24 }}
    >
      {DOTS.map((index) => (
        <span key={index} data-dot className="rounded-full" style={dot(index)} />
      ))}
    </div>
  );
}
