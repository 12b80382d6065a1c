// prettier-ignore
/** Written by art/derive.mjs, never by hand: what exists of every picture under /pictures. */
export const pictureCatalogue = {
  'bar': { width: 960, height: 600, widths: [480, 800, 960], placeholder: ['#845e3e', '#93643b', '#764923', '#594225'] },
  'breakfast': { width: 960, height: 600, widths: [480, 800, 960], placeholder: ['#a0a2a5', '#888784', '#b18f74', '#b9a58c'] },
  'concierge': { width: 960, height: 600, widths: [480, 800, 960], placeholder: ['#9e7860', '#ad8363', '#7a563a', '#64503a'] },
  'deluxe': { width: 1280, height: 800, widths: [480, 800, 1280], placeholder: ['#ab8a77', '#835e53', '#6f5145', '#7f5849'] },
  'double': { width: 960, height: 600, widths: [480, 800, 960], placeholder: ['#a2795a', '#976d5f', '#886656', '#724e39'] },
  'events': { width: 960, height: 600, widths: [480, 800, 960], placeholder: ['#9b8d9f', '#a37e72', '#8e6454', '#906a63'] },
  'facade': { width: 960, height: 600, widths: [480, 800, 960], placeholder: ['#6976a7', '#7f6c71', '#8c6c5e', '#5c4a45'] },
  'family': { width: 960, height: 600, widths: [480, 800, 960], placeholder: ['#b18c76', '#8d6351', '#7c5544', '#7a523e'] },
  'features': { width: 960, height: 600, widths: [480, 800, 960], placeholder: ['#b59c81', '#9a8575', '#886b5e', '#ac8b7b'] },
  'fitness': { width: 960, height: 600, widths: [480, 800, 960], placeholder: ['#a77e68', '#886b68', '#654237', '#64442b'] },
  'hero': { width: 1920, height: 1080, widths: [480, 800, 1280, 1920], placeholder: ['#908aa9', '#a98c80', '#877674', '#4b889b'] },
  'hotel-1': { width: 640, height: 400, widths: [480, 640], placeholder: ['#707eb3', '#96839a', '#967878', '#795a5a'] },
  'hotel-2': { width: 640, height: 400, widths: [480, 640], placeholder: ['#5674a9', '#4c5b7e', '#35394e', '#413c43'] },
  'hotel-3': { width: 640, height: 400, widths: [480, 640], placeholder: ['#8694c5', '#8a819a', '#846454', '#745445'] },
  'hotel-4': { width: 640, height: 400, widths: [480, 640], placeholder: ['#769cd4', '#7789a7', '#5a5252', '#3f3f41'] },
  'hotel-5': { width: 640, height: 400, widths: [480, 640], placeholder: ['#7d88ba', '#927977', '#977d65', '#57564d'] },
  'hotel-6': { width: 640, height: 400, widths: [480, 640], placeholder: ['#5d6e95', '#645052', '#564644', '#5b4c4a'] },
  'meeting': { width: 960, height: 600, widths: [480, 800, 960], placeholder: ['#b39488', '#7a5d5b', '#724635', '#764e3e'] },
  'menus': { width: 960, height: 600, widths: [480, 800, 960], placeholder: ['#41382a', '#6a5040', '#996e50', '#82583e'] },
  'pool': { width: 1280, height: 800, widths: [480, 800, 1280], placeholder: ['#8d86ae', '#b08b7b', '#87756d', '#3e889c'] },
  'restaurant': { width: 960, height: 600, widths: [480, 800, 960], placeholder: ['#b68c70', '#a6867a', '#7d533e', '#6f402e'] },
  'roomservice': { width: 960, height: 600, widths: [480, 800, 960], placeholder: ['#794d38', '#8c614a', '#896e61', '#a1847b'] },
  'single': { width: 960, height: 600, widths: [480, 800, 960], placeholder: ['#b69275', '#a78a73', '#916953', '#8e5b42'] },
  'spa': { width: 960, height: 600, widths: [480, 800, 960], placeholder: ['#2f1f15', '#74695c', '#8e6c4e', '#8e6847'] },
  'suite': { width: 960, height: 600, widths: [480, 800, 960], placeholder: ['#c2a188', '#9d7b67', '#896851', '#80644f'] },
  'hero-tall': { width: 810, height: 1080, widths: [480, 800, 810], placeholder: ['#8d89ac', '#b09183', '#87868d', '#3592ae'] },
} as const;

/** A picture's name, as its master under web/art/pictures is called. */
export type PictureName = keyof typeof pictureCatalogue;
