import { fileAt } from '../core/picture-file.policy';
import type { Look } from './look.entity';
import { SHIPPED_PALETTE } from './palette';

/** 'any' keeps the logo's own background; 'maskable' fills the square, because devices cut it into a shape. */
export type IconPurpose = 'any' | 'maskable';

/** The icons of the site, in pixels. */
export const ICONS: readonly { size: number; purpose: IconPurpose }[] = [
  { size: 96, purpose: 'any' },
  { size: 180, purpose: 'maskable' },
  { size: 192, purpose: 'any' },
  { size: 512, purpose: 'any' },
  { size: 512, purpose: 'maskable' },
];

const keyOf = ({ logo }: Look): string => fileAt(logo ?? '')?.key ?? '';
export const groundOf = ({ palette }: Look): string => (palette ?? SHIPPED_PALETTE).light.ground;

/** Another logo or another ground has another address, so browsers keep an icon for a year. */
export function iconAddress(look: Look, size: number, purpose: IconPurpose): string {
  return `/icons/${keyOf(look)}-${groundOf(look).slice(1)}-${size}-${purpose}.png`;
}

/** Which of the icons of this look an address names; null for others. */
export function iconAt(look: Look, address: string) {
  if (!look.logo) return null;
  const icon = ICONS.find(({ size, purpose }) => iconAddress(look, size, purpose) === address);
  return icon ? { ...icon, key: keyOf(look), ground: groundOf(look) } : null;
}
