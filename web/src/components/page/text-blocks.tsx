import { Link } from './link';
import type { TextBlock, TextLine, TextSpan } from '../../lib/hotel/text-blocks';
import { ProseSection } from './prose';

interface Section {
  title: string;
  blocks: readonly TextBlock[];
}

const LINK = 'underline underline-offset-4';

const wordsOf = ({ lines }: TextBlock): string =>
  lines.map(({ spans }) => spans.map(({ text }) => text).join('')).join(' ');

/** Each heading begins a section. Text before the first heading is a section without a title. */
function sectionsOf(blocks: readonly TextBlock[]): Section[] {
  const sections: { title: string; blocks: TextBlock[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'HEADING') sections.push({ title: wordsOf(block), blocks: [] });
    else if (sections.length === 0) sections.push({ title: '', blocks: [block] });
    else sections.at(-1)?.blocks.push(block);
  }
  return sections;
}

function Span({ span: { text, strong, emphasised, href } }: { span: TextSpan }) {
  if (href?.startsWith('/'))
    return (
      <Link to={href} className={LINK}>
        {text}
      </Link>
    );
  if (href)
    return (
      <a href={href} className={LINK}>
        {text}
      </a>
    );
  if (strong) return <strong>{text}</strong>;
  return emphasised ? <em>{text}</em> : text;
}

function Line({ line }: { line: TextLine | undefined }) {
  return line?.spans.map((span, place) => <Span key={place} span={span} />);
}

function Block({ block: { kind, lines } }: { block: TextBlock }) {
  if (kind === 'PARAGRAPH')
    return (
      <p>
        <Line line={lines[0]} />
      </p>
    );
  const List = kind === 'NUMBERS' ? 'ol' : 'ul';
  return (
    <List className={kind === 'NUMBERS' ? 'grid list-decimal gap-1 pl-6' : 'grid list-disc gap-1 pl-6'}>
      {lines.map((line, place) => (
        <li key={place}>
          <Line line={line} />
        </li>
      ))}
    </List>
  );
}

interface TextBlocksProps {
  blocks: readonly TextBlock[];
  /** The heading level of the section titles. */
  Heading?: 'h2' | 'h3';
}

/** A text of the hotel, in sections. It is rendered as text, never as HTML. */
export function TextBlocks({ blocks, Heading }: TextBlocksProps) {
  return sectionsOf(blocks).map(({ title, blocks: within }, place) => (
    <ProseSection key={place} title={title} Heading={Heading}>
      {within.map((block, inner) => (
        <Block key={inner} block={block} />
      ))}
    </ProseSection>
  ));
}
