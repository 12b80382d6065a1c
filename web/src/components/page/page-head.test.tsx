import { render } from '@testing-library/react';
import { PageHead } from './page-head';

beforeEach(() => {
  document.head.innerHTML = '<link rel="canonical" href="https://saffroncourt.example/">';
});

const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

test("the canonical link has the server's origin and no search or trailing slash", () => {
  window.history.replaceState(null, '', '/terms/?from=mail');
  render(<PageHead title="Terms" />);
  expect(canonical()).toBe('https://saffroncourt.example/terms');
});

test('a page hidden from search engines has no canonical link', () => {
  render(<PageHead title="Your booking" hiddenFromSearch />);
  expect(canonical()).toBeUndefined();
});

test('a public page after a hidden one has a canonical link again', () => {
  window.history.replaceState(null, '', '/offers');
  const { rerender } = render(<PageHead title="Your booking" hiddenFromSearch />);
  rerender(<PageHead title="Exclusive Offers" />);
  expect(canonical()).toBe(`${window.location.origin}/offers`);
});
