import { joinClasses } from '../../lib/joined-classes';

/** Whether a message reports success, a warning or a failure. */
export type Tone = 'good' | 'warning' | 'bad';

const COLOURS: Record<Tone, string> = { good: 'text-good', warning: 'text-warning', bad: 'text-bad' };

interface MessageProps {
  text: string;
  tone: Tone;
  className?: string;
}

/** A sentence about what just happened. Its parent is a live region, so that screen readers read it. */
export function Message({ text, tone, className }: MessageProps) {
  return <p className={joinClasses('font-medium', COLOURS[tone], className)}>{text}</p>;
}
