import { z } from 'zod';
import type { Subject } from '../../platform/refusals/sentence-codes';
import { fault } from '../../platform/text/input-faults';
import { lineFaults, lineOfText } from '../../platform/text/text-rules';
import { PICTURE_LIMITS } from './picture-file.policy';

function wholeNumber(subject: Subject, minimum: number, maximum: number) {
  const outside = fault('NUMBER_OUT_OF_RANGE', { subject, minimum, maximum });
  return z.int(outside).min(minimum, outside).max(maximum, outside);
}

/** The rules of the form of a picture. */
export const pictureRules = z.object({
  altText: lineOfText(PICTURE_LIMITS.altText, lineFaults('altText', 'altText', PICTURE_LIMITS.altText)),
  focalX: wholeNumber('focalX', 0, 100),
  focalY: wholeNumber('focalY', 0, 100),
});

/** A crop in thousandths of the picture's sides. At least a fiftieth of each side must be left. */
export const cropRules = z.object({
  left: wholeNumber('cropPlace', 0, 980),
  top: wholeNumber('cropPlace', 0, 980),
  width: wholeNumber('cropSize', 20, 1000),
  height: wholeNumber('cropSize', 20, 1000),
});
