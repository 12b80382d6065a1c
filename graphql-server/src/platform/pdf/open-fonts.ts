import { drawnText, runsOf, type TextStyle } from './fonts';

const STYLES: readonly TextStyle[] = ['text', 'strong', 'heading'];

/**
 * Opens the fonts that every document needs. A server calls this when it starts, so that the first document does not
 * take longer.
 */
export function openFonts(): void {
  for (const style of STYLES)
    for (const run of runsOf('₹1,234.50', style)) run.font.widthOf(drawnText(run), run.features);
}
