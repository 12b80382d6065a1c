import makeCode from 'qrcode-generator';

/**
 * The squares of a QR code, row by row, with the quiet zone of four squares around it (ISO/IEC 18004). True is black.
 */
export function qrCode(text: string): boolean[][] {
  // 0: as small as the text allows. L: the signed codes of invoices are long, and are scanned from clean paper.
  const code = makeCode(0, 'L');
  code.addData(text, 'Byte');
  code.make();
  const side = code.getModuleCount() + 2 * QUIET_ZONE;
  const isWithin = (at: number) => at >= QUIET_ZONE && at < side - QUIET_ZONE;
  return Array.from({ length: side }, (_row, down) =>
    Array.from(
      { length: side },
      (_square, across) =>
        isWithin(down) && isWithin(across) && code.isDark(down - QUIET_ZONE, across - QUIET_ZONE),
    ),
  );
}

const QUIET_ZONE = 4;
