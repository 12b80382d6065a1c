import { t } from '../../../lib/texts/texts';

/**
 * A QR code; each row is a text with 1 for black and 0 for white. The dark look keeps black on white, because scanners
 * expect it.
 */
export function QrCode({ rows }: { rows: readonly string[] }) {
  const squares = rows.flatMap((row, down) =>
    [...row].flatMap((square, across) => (square === '1' ? [`M${across} ${down}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={t`QR code of the key`}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="size-56 bg-white"
    >
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}
