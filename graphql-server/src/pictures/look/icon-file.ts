import { fileAt } from '../core/picture-file.policy';
import type { Look } from './look.entity';
import { SHIPPED_PALETTE } from './palette';

/** 'any' keeps the logo's own background; 'maskable' fills the square, because devices crop it to a shape. */
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

/** The address of an icon. It changes with the logo and the background, so browsers can cache an icon for a year. */
export function iconAddress(look: Look, size: number, purpose: IconPurpose): string {
  return `/icons/${keyOf(look)}-${groundOf(look).slice(1)}-${size}-${purpose}.png`;
}

/** The icon of this look with that address; null for an unknown address. */
export function iconAt(look: Look, address: string) {
  if (!look.logo) return null;
  const icon = ICONS.find(({ size, purpose }) => iconAddress(look, size, purpose) === address);
  return icon ? { ...icon, key: keyOf(look), ground: groundOf(look) } : null;
}
