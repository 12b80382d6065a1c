import { render } from '@testing-library/react';
import { RichText } from './rich-text';

const show = (text: string) =>
  render(
    <RichText
      text={text}
      elements={{ link: (words) => <a href="/terms">{words}</a>, strong: (words) => <b>{words}</b> }}
    />,
  ).container.innerHTML;

test('elements stand where the text has them', () => {
  expect(show('See our <link>terms</link> and <strong>call</strong> us.')).toBe(
    'See our <a href="/terms">terms</a> and <b>call</b> us.',
  );
});

test('a text without elements is the text', () => {
  expect(show('3 < 4')).toBe('3 &lt; 4');
});
