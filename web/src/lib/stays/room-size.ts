import { t } from '../texts/texts';

const SQUARE_FEET = 10.7639;

/** A room's size in both units: 38 m² (409 ft²). */
export function sizeInWords(squareMetres: number): string {
  return t`${squareMetres} m² (${Math.round(squareMetres * SQUARE_FEET)} ft²)`;
}
