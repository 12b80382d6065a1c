// prettier-ignore
/** Written by art/derive.mjs, never by hand: the files of the home page’s pictures, which its first load needs. */
export const homePictures = {
  'events': { name: 'events', width: 960, height: 600, widths: [480, 800, 960], placeholder: ['#9b8d9f', '#a37e72', '#8e6454', '#906a63'] },
  'hero': { name: 'hero', width: 1920, height: 1080, widths: [480, 800, 1280, 1920], placeholder: ['#8f88a6', '#a98b7e', '#887672', '#4f889b'] },
  'restaurant': { name: 'restaurant', width: 960, height: 600, widths: [480, 800, 960], placeholder: ['#b68c70', '#a6867a', '#7d533e', '#6f402e'] },
  'suite': { name: 'suite', width: 960, height: 600, widths: [480, 800, 960], placeholder: ['#c2a188', '#9c7a67', '#88664f', '#81644f'] },
  'hero-tall': { name: 'hero-tall', width: 810, height: 1080, widths: [480, 800, 810], placeholder: ['#8d89ac', '#af9183', '#88888e', '#3693ae'] },
} as const;
