import { render } from '@testing-library/react';
import { PageHead } from './page-head';

beforeEach(() => {
  document.head.innerHTML = '<link rel="canonical" href="https://saffroncourt.example/">';
});

const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

test('a page is to be found at one address, without search and closing slash, at the origin that the server named', () => {
  window.history.replaceState(null, '', '/terms/?from=letter');
  render(<PageHead title="Terms" />);
  expect(canonical()).toBe('https://saffroncourt.example/terms');
});

test('a page that search engines leave out names no address', () => {
  render(<PageHead title="Your booking" hiddenFromSearch />);
  expect(canonical()).toBeUndefined();
});

test('a public page after a hidden one names its address again', () => {
  window.history.replaceState(null, '', '/offers');
  const { rerender } = render(<PageHead title="Your booking" hiddenFromSearch />);
  rerender(<PageHead title="Exclusive Offers" />);
  expect(canonical()).toBe(`${window.location.origin}/offers`);
});
