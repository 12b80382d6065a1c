import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contrast, SCHEMES, SHIPPED_PALETTE, stylesOf, weakPairs } from '../../../src/pictures/look/palette';

const THEME = readFileSync(path.resolve(__dirname, '../../../../web/src/app/theme.css'), 'utf8');
const LIGHT = SHIPPED_PALETTE.light;

test('contrast follows WCAG: 21 for black on white, 1 for the same colour', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#b98a44', '#b98a44')).toBe(1);
});

test.each(SCHEMES)('the shipped colours are legible in the %s scheme', (scheme) => {
  expect(weakPairs(scheme, SHIPPED_PALETTE[scheme])).toEqual([]);
});

test('the shipped colours equal the theme’s colours', () => {
  const blocks = [...THEME.matchAll(/:root \{([^}]*)\}/g)].map(([, block = '']) => block);
  for (const [index, scheme] of SCHEMES.entries()) {
    const colours = Object.entries(SHIPPED_PALETTE[scheme]).filter(([name]) => name !== 'accent');
    for (const [name, colour] of colours) {
      const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      expect(blocks[index]).toContain(`--${property}: ${colour};`);
    }
    expect(blocks[index]).toContain(`--brass: ${SHIPPED_PALETTE[scheme].accent};`);
  }
});

describe('a palette is refused', () => {
  test('when its muted text is too close to the page colour, with the pair and its ratio', () => {
    expect(weakPairs('light', { ...LIGHT, quiet: '#9aa39e' })).toEqual([
      { front: 'quiet', back: 'ground', field: 'quiet', ratio: 2.4, least: 4.5 },
      { front: 'quiet', back: 'raised', field: 'quiet', ratio: 2.5, least: 4.5 },
    ]);
  });

  test('when its page is too dark for the messages, whose colours are fixed', () => {
    const faults = weakPairs('light', { ...LIGHT, ground: '#8a8a8a' });
    expect(faults).toContainEqual(expect.objectContaining({ front: 'bad', back: 'ground', field: 'ground' }));
  });
});

test('the styles override the built page’s styles, in both schemes', () => {
  const styles = stylesOf(SHIPPED_PALETTE);
  expect(styles).toMatch(/^html:root\{--ground:#fbf7f0;/);
  expect(styles).toContain(';--bright-ground:#fbf7f0;--bright-action:#0f4c3a;--dark-accent:#d4a861}');
  expect(styles).toContain('@media (prefers-color-scheme:dark){html:root{--ground:#14181a;');
});
