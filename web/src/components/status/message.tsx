import { joinClasses } from '../../lib/joined-classes';

/** Whether a message is good news, a remark or a failure. */
export type Tone = 'good' | 'warning' | 'bad';

const COLOURS: Record<Tone, string> = { good: 'text-good', warning: 'text-warning', bad: 'text-bad' };

interface MessageProps {
  text: string;
  tone: Tone;
  className?: string;
}

/** One sentence about what just happened. Stands in a live region, so that it is heard as well. */
export function Message({ text, tone, className }: MessageProps) {
  return <p className={joinClasses('font-medium', COLOURS[tone], className)}>{text}</p>;
}
